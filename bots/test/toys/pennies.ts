import { type Ask, type Game, type Rules, type Seat, secretly, type Table } from "@civitas/kernel";

/**
 * Both show a side at once. Seat 0 wins if the sides differ, or plays safe and wins three times in ten. Whoever
 * thinks that seat 1 sees the choice before it makes its own must play safe; in truth daring is worth a half.
 */
export interface Pennies {
  winner: Seat;
}

function show(...sides: readonly string[]): Ask {
  return { prompt: { say: "show" }, options: () => sides.map((id) => ({ id, label: { say: id } })) };
}

function* turn(s: Pennies, table: Table): Rules {
  const shown = yield* secretly(
    new Map([
      [0, show("heads", "tails", "safe")],
      [1, show("heads", "tails")],
    ]),
  );
  const [mine, yours] = [shown.get(0)?.id, shown.get(1)?.id];
  const won = mine === "safe" ? table.random.int(10) < 3 : mine !== yours;
  s.winner = won ? 0 : 1;
}

export const pennies: Game<Pennies, object> = {
  id: "pennies",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ winner: -1 }),
  turn,
  result: ({ winner }) =>
    winner < 0 ? undefined : { places: [1 + winner, 2 - winner], scores: [1 - winner, winner], sheet: [] },
  view: ({ winner }) => ({ winner }),
  reimagine: () => undefined,
  progress: () => ({ round: 1, of: 1 }),
  evaluate: (s, seat) => (s.winner < 0 ? 0.5 : s.winner === seat ? 1 : 0),
  census: () => ({}),
};
