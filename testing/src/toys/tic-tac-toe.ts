import { choose, type Game, type Option, type Seat, sayer } from "@civitas/kernel";

/** The smallest game worth trying things on: all is seen, nothing is chance, one question after the other. */
export interface Board {
  /** Nine cells: the seat that marked it, or null. */
  cells: (Seat | null)[];
  turn: Seat;
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

/** Whose mark fills a line, whatever marks are written as. */
export function winnerOf<Mark>(cells: readonly (Mark | null)[]): Mark | undefined {
  for (const [a, b, c] of LINES) {
    const mark = cells[a];
    if (mark !== undefined && mark !== null && mark === cells[b] && mark === cells[c]) return mark;
  }
  return undefined;
}

const say = sayer<"ask" | "mark" | "marked" | "points">();
const ASK = say("ask");

interface Mark extends Option {
  readonly cell: number;
}

const MARKS: readonly Mark[] = Array.from({ length: 9 }, (_, cell) => ({
  id: String(cell),
  label: say("mark", { cell }),
  refs: [`cell:${cell}`],
  cell,
}));

export const ticTacToe: Game<Board, Board, object> = {
  id: "tic-tac-toe",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ cells: Array<Seat | null>(9).fill(null), turn: 0 }),
  *turn(s, table) {
    const seat = s.turn;
    const free = MARKS.filter(({ cell }) => s.cells[cell] === null);
    // The last cell is asked for, too: players expect to make their mark themselves.
    const { id, cell } = yield* choose(seat, ASK, free, { consent: true });
    s.cells[cell] = seat;
    s.turn = 1 - seat;
    table.tell({ what: say("marked", { cell: id }), seat });
  },
  result(s) {
    const winner = winnerOf(s.cells);
    if (winner === undefined && s.cells.includes(null)) return undefined;
    const scores = [0, 1].map((seat) => (winner === seat ? 1 : 0));
    const places = scores.map((score) => (winner === undefined || score === 1 ? 1 : 2));
    return { places, scores, sheet: [{ label: say("points"), points: scores }] };
  },
  view: (s) => ({ cells: [...s.cells], turn: s.turn }),
  reimagine: () => undefined,
  progress: (s) => ({ round: s.cells.filter((mark) => mark !== null).length + 1, of: 9 }),
  evaluate(s, seat) {
    const winner = winnerOf(s.cells);
    return winner === undefined ? 0.5 : winner === seat ? 1 : 0;
  },
  census: (s) => ({ cells: s.cells.length }),
};
