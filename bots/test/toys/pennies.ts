import { choose, type Game, type Rules, type Seat, type Table, together } from "@civitas/kernel";

/**
 * Both show a side at once. Seat 0 wins if the sides differ, or plays safe and wins three times in ten. Whoever
 * thinks that seat 1 sees the choice before it makes its own must play safe; in truth daring is worth a half.
 */
export interface Pennies {
  readonly shown: string[];
  winner: Seat;
}

function* show(s: Pennies, seat: Seat, sides: readonly string[]): Rules {
  const options = sides.map((id) => ({ id, label: { say: id } }));
  s.shown[seat] = (yield* choose(seat, { say: "show" }, options)).id;
}

function* turn(s: Pennies, table: Table): Rules {
  yield* together(
    new Map([
      [0, show(s, 0, ["heads", "tails", "safe"])],
      [1, show(s, 1, ["heads", "tails"])],
    ]),
  );
  const [mine, yours] = s.shown;
  const won = mine === "safe" ? table.random.int(10) < 3 : mine !== yours;
  s.winner = won ? 0 : 1;
}

export const pennies: Game<Pennies, object> = {
  id: "pennies",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ shown: ["", ""], winner: -1 }),
  turn,
  result: ({ winner }) =>
    winner < 0 ? undefined : { places: [1 + winner, 2 - winner], scores: [1 - winner, winner], sheet: [] },
  view: (s, viewer) => ({ shown: s.shown.map((side, seat) => (s.winner < 0 && seat !== viewer ? "" : side)) }),
  reimagine(s, viewer, random) {
    if (viewer === 0 && s.shown[1] !== "") s.shown[1] = random.pick(["heads", "tails"]);
    if (viewer === 1 && s.shown[0] !== "") s.shown[0] = random.pick(["heads", "tails", "safe"]);
  },
  progress: () => ({ round: 1, of: 1 }),
  evaluate: (s, seat) => (s.winner < 0 ? 0.5 : s.winner === seat ? 1 : 0),
  census: () => ({}),
};
