import type { Progress, Result, Seat } from "@civitas/kernel";
import { say } from "./say.ts";
import type { Caravans } from "./state.ts";

/** CR-3: the first caravan at the end of the road ends the game; who came farther stands higher. */
export function result({ stages, road }: Caravans): Result | undefined {
  if (!stages.includes(road)) return undefined;
  return {
    places: stages.map((mine) => 1 + stages.filter((theirs) => theirs > mine).length),
    scores: stages,
    sheet: [{ label: say("sheet.stages"), points: stages, clause: "CR-3.2" }],
  };
}

/** There are no rounds in a race, so the leader's way is told instead. */
export function progress({ stages, road }: Caravans): Progress {
  return { round: Math.max(...stages), of: road };
}

/** How well a seat stands: its part of the road, against the farthest of the others. */
export function evaluate({ stages, road }: Caravans, seat: Seat): number {
  const mine = stages[seat] ?? 0;
  const best = Math.max(0, ...stages.filter((_, other) => other !== seat));
  return 0.5 + (mine - best) / (2 * road);
}

/** Every card is somewhere. */
export function census({ deck, drunk, hands }: Caravans): Record<string, number> {
  const cards = [...deck, ...drunk, ...hands.flat()];
  return { cards: cards.length, water: cards.reduce((sum, water) => sum + water, 0) };
}
