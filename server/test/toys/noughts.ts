import { choose, type Game, sayer } from "@civitas/kernel";

/** Noughts and crosses: nothing hidden, no chance, one question after the other. */
interface Noughts {
  board: (number | null)[];
  next: number;
}

const say = sayer<"name" | "mark" | "cell" | "log.marked" | "points">();
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

function winner({ board }: Noughts): number | undefined {
  for (const [a, b, c] of LINES) {
    const mark = board[a];
    if (mark !== null && mark !== undefined && mark === board[b] && mark === board[c]) return mark;
  }
  return undefined;
}

export const noughts: Game<Noughts, unknown, object> = {
  id: "noughts",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ board: Array.from({ length: 9 }, () => null), next: 0 }),
  *turn(s, table) {
    const options = s.board.flatMap((mark, cell) =>
      mark === null ? [{ id: String(cell), label: say("cell", { cell }) }] : [],
    );
    const { id } = yield* choose(s.next, say("mark"), options, { consent: true });
    s.board[Number(id)] = s.next;
    table.tell({ what: say("log.marked", { cell: id }), seat: s.next });
    s.next = 1 - s.next;
  },
  result(s) {
    const won = winner(s);
    if (won === undefined && s.board.includes(null)) return undefined;
    const scores = [0, 1].map((seat) => (won === seat ? 1 : 0));
    return {
      places: scores.map((score) => (won === undefined || score === 1 ? 1 : 2)),
      scores,
      sheet: [{ label: say("points"), points: scores }],
    };
  },
  view: (s) => ({ board: s.board, next: s.next }),
  reimagine: () => {},
  progress: (s) => ({ round: s.board.filter((mark) => mark !== null).length + 1 }),
  evaluate: () => 0.5,
  census: (s) => ({ cells: s.board.length }),
};
