import { choose, type Game, type Option, type Rules, type Seat, type Table } from "@civitas/kernel";

/** As large as a position of the big games, and with turns as long: each legion of a seat marches once a turn. */
export interface Campaign {
  /** The map, square by square. */
  squares: { terrain: string; tracks: number; owner: Seat; seen: number }[];
  /** By seat, where its legions stand. */
  legions: number[][];
  turn: Seat;
  turnsLeft: number;
}

/** One legion's march. */
interface March {
  readonly seat: Seat;
  readonly legion: number;
}

interface Stories {
  march: March;
}

const SIDE = 28;
const SQUARES = SIDE * SIDE;
export const LEGIONS = 40;
const WAYS = [0, 1, -1, SIDE, -SIDE];
/** They look alike wherever a legion stands. */
const OPTIONS: readonly (Option & { readonly way: number })[] = WAYS.map((way) => ({
  id: `march:${way}`,
  label: { say: "march" },
  way,
}));

export interface Campaigning {
  /** Whether a turn is cut into stories, one for each legion. */
  readonly cut: boolean;
  /** Called whenever a legion marches, in the match itself and in every copy. */
  readonly marched?: () => void;
}

export function campaign({
  cut,
  marched = () => {},
}: Campaigning): Game<Campaign, object, Record<never, never>, Stories> {
  function* march(s: Campaign, _table: Table<Stories>, { seat, legion }: March): Rules {
    const { way } = yield* choose(seat, { say: "march" }, OPTIONS);
    const from = s.legions[seat]?.[legion] ?? 0;
    const to = (from + way + SQUARES) % SQUARES;
    s.legions[seat]?.splice(legion, 1, to);
    const square = s.squares[to];
    if (square !== undefined) Object.assign(square, { tracks: square.tracks + 1, owner: seat });
    marched();
  }

  return {
    id: "campaign",
    version: 1,
    seats: { min: 5, max: 5 },
    options: {},
    setup: (_options, seats) => ({
      squares: Array.from({ length: SQUARES }, (_, n) => ({
        terrain: `land ${n % 7}`,
        tracks: 0,
        owner: n % seats,
        seen: 0,
      })),
      legions: Array.from({ length: seats }, (_, seat) => Array.from({ length: LEGIONS }, (_, n) => seat * 100 + n)),
      turn: 0,
      turnsLeft: seats,
    }),
    *turn(s, table) {
      const seat = s.turn;
      s.turn = (seat + 1) % s.legions.length;
      s.turnsLeft -= 1;
      for (let legion = 0; legion < LEGIONS; legion++) {
        if (cut) table.next("march", { seat, legion });
        else yield* march(s, table, { seat, legion });
      }
    },
    stories: { march },
    result(s) {
      if (s.turnsLeft >= 0) return undefined;
      const scores = s.legions.map((_, seat) => s.squares.filter(({ owner }) => owner === seat).length);
      return { places: scores.map(() => 1), scores, sheet: [] };
    },
    view: (s) => s,
    reimagine: () => undefined,
    progress: (s) => ({ round: s.turnsLeft }),
    evaluate: (s, seat) => s.squares.filter(({ owner }) => owner === seat).length / SQUARES,
    census: (s) => ({ legions: s.legions.flat().length }),
  };
}
