import type { Message, Result, ScoreRow, Seat } from "@civitas/kernel";
import { POINTS } from "./content/constants.ts";
import type { Counter } from "./content/counters.ts";
import { count } from "./realm.ts";
import { say } from "./say.ts";
import { type Duel, hasAdvantage, type Player, playerAt } from "./state.ts";

/** Where points come from: this many for each (MD-20.2 to MD-20.6). */
const SOURCES = [
  { of: "provinces", each: POINTS.province, clause: "MD-20.2" },
  { of: "knowledge", each: POINTS.knowledge, clause: "MD-20.3" },
  { of: "wonders", each: POINTS.wonder, clause: "MD-20.4" },
  { of: "policies", each: POINTS.policy, clause: "MD-20.5" },
  { of: "free-cities", each: POINTS.freeCity, clause: "MD-20.6" },
] as const satisfies readonly { of: Counter; each: number; clause: string }[];

/** MD-20.8, MD-20.10: free cities have no dominance. */
const DOMINANCE = ["provinces", "knowledge", "wonders", "policies"] as const;

/** How many of each thing that scores the player has. */
export interface Tally {
  readonly provinces: number;
  readonly knowledge: number;
  readonly wonders: number;
  readonly policies: number;
  readonly "free-cities": number;
}

export const tallyOf = (player: Player): Tally => ({
  provinces: count(player, "provinces"),
  knowledge: count(player, "knowledge"),
  wonders: count(player, "wonders"),
  policies: player.policies.length,
  "free-cities": player.freeCities.length,
});

/** MD-20.8, MD-20.9: most of a kind, or as many as the other, but at least one. */
const dominates = (own: number, rivals: number): boolean => own > 0 && own >= rivals;

/** The points of a player, if the game were over now. */
export function pointsOf(own: Tally, rivals: Tally): number {
  let points = 0;
  for (const { of, each } of SOURCES) points += own[of] * each;
  for (const kind of DOMINANCE) if (dominates(own[kind], rivals[kind])) points += POINTS.dominance;
  return points;
}

export function scoreSheet(duel: Duel): ScoreRow[] {
  const [a, b] = [tallyOf(duel.players[0]), tallyOf(duel.players[1])];
  const rows: ScoreRow[] = SOURCES.filter(({ of }) => of !== "free-cities" || duel.trade).map(
    ({ of, each, clause }) => ({
      label: say(`score.${of}`),
      points: [a[of] * each, b[of] * each],
      clause,
    }),
  );
  for (const kind of DOMINANCE) {
    const points = [dominates(a[kind], b[kind]), dominates(b[kind], a[kind])].map((has) =>
      has ? POINTS.dominance : 0,
    );
    rows.push({ label: say(`score.dominance.${kind}`), points, clause: "MD-20.8" });
  }
  return rows;
}

/** MD-20.11: places and the score sheet, once the game is over. */
export function result(duel: Duel): Result | undefined {
  if (duel.phase !== "over") return undefined;
  const sheet = scoreSheet(duel);
  const scores = [0, 1].map((seat) => sheet.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
  const lead = (scores[0] ?? 0) - (scores[1] ?? 0);
  if (lead !== 0) return { places: lead > 0 ? [1, 2] : [2, 1], scores, sheet };
  const { winner, remark } = breakTie(duel);
  return { places: winner === undefined ? [1, 1] : winner === 0 ? [1, 2] : [2, 1], scores, sheet, remark };
}

/** MD-20.11: the advantage, then gold, then culture; otherwise the victory is shared. */
function breakTie(duel: Duel): { readonly winner: Seat | undefined; readonly remark: Message } {
  for (const seat of [0, 1]) {
    if (hasAdvantage(duel, seat)) return { winner: seat, remark: say("tie.advantage", { who: { seat } }) };
  }
  for (const resource of ["gold", "culture"] as const) {
    const lead = playerAt(duel, 0).supply[resource] - playerAt(duel, 1).supply[resource];
    if (lead === 0) continue;
    const seat = lead > 0 ? 0 : 1;
    return { winner: seat, remark: say(`tie.${resource}`, { who: { seat } }) };
  }
  return { winner: undefined, remark: say("tie.shared") };
}
