import { type Ask, type Game, type Option, type Seat, secretly } from "../../src/index.ts";

/** Matching pennies, again and again: seat 0 wants the sides to be the same, seat 1 to differ. */
export interface Pennies {
  wins: number[];
  rounds: number;
  /** By seat: the sides it may show, which only it knows. */
  sides: string[][];
}

const option = (id: string): Option => ({ id, label: { say: id } });

export function show(s: Pennies, seat: Seat): Ask {
  return { prompt: { say: "show" }, options: () => (s.sides[seat] ?? []).map(option), clause: "PE-1" };
}

export const pennies: Game<Pennies, object, Record<never, never>> = {
  id: "pennies",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_options, _seats, random) => ({
    wins: [0, 0],
    rounds: 4,
    sides: [["heads", "tails"], random.shuffle(["heads", "tails", "edge"]).slice(1)],
  }),
  *turn(s, table) {
    const shown = yield* secretly(
      new Map([
        [0, show(s, 0)],
        [1, show(s, 1)],
      ]),
    );
    const winner = shown.get(0)?.id === shown.get(1)?.id ? 0 : 1;
    s.wins[winner] = (s.wins[winner] ?? 0) + 1;
    s.rounds -= 1;
    for (const [seat, { id }] of shown) table.tell({ what: { say: "shown", with: { side: id } }, seat });
  },
  result: (s) =>
    s.rounds > 0
      ? undefined
      : {
          places: s.wins.map((mine) => 1 + s.wins.filter((theirs) => theirs > mine).length),
          scores: [...s.wins],
          sheet: [],
        },
  view: (s, viewer) => ({ wins: [...s.wins], mine: typeof viewer === "number" ? [...(s.sides[viewer] ?? [])] : [] }),
  reimagine(s, viewer, random) {
    if (viewer !== 1) s.sides[1] = random.redeal(["heads", "tails", "edge"]).slice(1);
  },
  progress: (s) => ({ round: s.rounds }),
  evaluate: (s, seat) => 0.5 + ((s.wins[seat] ?? 0) - (s.wins[1 - seat] ?? 0)) / 8,
  census: (s) => ({ sides: s.sides.flat().length }),
};
