import { choose, type Game, type Option, sayer } from "@civitas/kernel";

/** The smallest game worth measuring: the same rules are written for boardgame.io beside this file. */
interface Board {
  /** Nine cells: the seat that marked it, or -1. */
  cells: number[];
  turn: number;
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

export function winnerOf(
  cells: readonly (number | string | null)[],
  empty: number | null,
): number | string | undefined {
  for (const [a, b, c] of LINES) {
    const mark = cells[a];
    if (mark !== empty && mark !== null && mark === cells[b] && mark === cells[c]) return mark;
  }
  return undefined;
}

const EMPTY = -1;
const say = sayer<"ask" | "mark" | "marked">();
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
  setup: () => ({ cells: Array<number>(9).fill(EMPTY), turn: 0 }),
  *turn(s, table) {
    const seat = s.turn;
    const { cell } = yield* choose(
      seat,
      ASK,
      MARKS.filter((mark) => s.cells[mark.cell] === EMPTY),
      // Like the other program we ask for the last cell, too.
      { consent: true },
    );
    s.cells[cell] = seat;
    s.turn = 1 - seat;
    table.tell({ what: say("marked", { cell }), seat });
  },
  result(s) {
    const winner = winnerOf(s.cells, EMPTY);
    if (winner === undefined && s.cells.includes(EMPTY)) return undefined;
    const places = [0, 1].map((seat) => (winner === undefined || winner === seat ? 1 : 2));
    return { places, scores: places.map((place) => (place === 1 ? 1 : 0)), sheet: [] };
  },
  view: (s) => ({ cells: [...s.cells], turn: s.turn }),
  reimagine: () => undefined,
  progress: (s) => ({ round: s.cells.filter((mark) => mark !== EMPTY).length, of: 9 }),
  evaluate: () => 0.5,
  census: (s) => ({ cells: s.cells.length }),
};
