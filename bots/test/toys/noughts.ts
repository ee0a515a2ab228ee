import { choose, type Game, type Rules, type Seat, type Table } from "@civitas/kernel";

/** Noughts and crosses: all is seen, nothing is chance. */
export interface Noughts {
  readonly cells: number[];
  next: Seat;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function winner({ cells }: Noughts): Seat | undefined {
  for (const [a, b, c] of LINES) {
    const seat = cells[a];
    if (seat !== undefined && seat >= 0 && seat === cells[b] && seat === cells[c]) return seat;
  }
  return undefined;
}

function* place(s: Noughts, _table: Table): Rules {
  const free = s.cells.flatMap((owner, i) => (owner < 0 ? [{ id: `cell:${i}`, label: { say: "cell" }, i }] : []));
  const { i } = yield* choose(s.next, { say: "where" }, free);
  s.cells[i] = s.next;
  s.next = 1 - s.next;
}

export const noughts: Game<Noughts, Noughts> = {
  id: "noughts",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ cells: Array.from({ length: 9 }, () => -1), next: 0 }),
  turn: place,
  result(s) {
    const won = winner(s);
    if (won !== undefined) return { places: [1 + won, 2 - won], scores: [1 - won, won], sheet: [] };
    return s.cells.every((owner) => owner >= 0) ? { places: [1, 1], scores: [0, 0], sheet: [] } : undefined;
  },
  view: (s) => s,
  reimagine: () => undefined,
  progress: () => ({ round: 1 }),
  evaluate: (s, seat) => (winner(s) === seat ? 1 : winner(s) === undefined ? 0.5 : 0),
  census: () => ({ cells: 9 }),
};
