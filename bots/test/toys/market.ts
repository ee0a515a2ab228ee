import {
  choose,
  drawUp,
  type Game,
  offer,
  type Rules,
  type Seat,
  type Terms,
  type TradeGood,
  type TradeGoods,
} from "@civitas/kernel";

/** Three farmers, each with too much of one thing. What one has of a thing counts as its square root, so exchanges help both. */
export interface Market {
  readonly purses: Record<string, number>[];
  turn: number;
}

const GOODS = ["grain", "wool", "salt"] as const;
const TURNS = 3;

const purse = (s: Market, seat: Seat): TradeGood[] =>
  GOODS.map((id) => ({ id, name: { say: id }, n: s.purses[seat]?.[id] ?? 0 })).filter(({ n }) => n > 0);

export const wealth = (s: Market, seat: Seat): number =>
  GOODS.reduce((sum, id) => sum + Math.sqrt(s.purses[seat]?.[id] ?? 0), 0);

function hand(s: Market, from: Seat, to: Seat, goods: TradeGoods): void {
  for (const [id, n] of Object.entries(goods)) {
    for (const [seat, by] of [
      [from, -n],
      [to, n],
    ] as const) {
      const mine = s.purses[seat];
      if (mine !== undefined) mine[id] = (mine[id] ?? 0) + by;
    }
  }
}

function* turn(s: Market): Rules {
  const seat = s.turn % s.purses.length;
  const others = s.purses.flatMap((_, other) => (other === seat ? [] : [other]));
  const options = others.map((other) => ({
    id: `trade:${other}`,
    label: { say: "trade" },
    other: other as Seat | null,
  }));
  const { other } = yield* choose(seat, { say: "what" }, [
    ...options,
    { id: "end", label: { say: "end" }, other: null },
  ]);
  s.turn += 1;
  if (other === null) return;
  const about = { by: seat, to: [other], prompt: { say: "offer" }, clause: "MK-1" };
  const terms = yield* drawUp({ ...about, gives: purse(s, seat), asks: purse(s, other) });
  if (terms === undefined) return;
  const bargain = { prompt: () => ({ say: "accept" }), clause: "MK-2" };
  const reply = yield* offer<Terms>({ by: seat, to: [other], terms }, bargain, false);
  if (reply.did !== "accept") return;
  hand(s, seat, other, terms.gives);
  hand(s, other, seat, terms.asks);
}

export const market: Game<Market, Market> = {
  id: "market",
  version: 1,
  seats: { min: 3, max: 3 },
  options: {},
  setup: () => ({
    purses: [
      { grain: 6, wool: 0, salt: 1 },
      { grain: 0, wool: 6, salt: 1 },
      { grain: 1, wool: 1, salt: 1 },
    ],
    turn: 0,
  }),
  turn,
  result(s) {
    if (s.turn < TURNS) return undefined;
    const scores = s.purses.map((_, seat) => wealth(s, seat));
    return { places: scores.map((mine) => 1 + scores.filter((theirs) => theirs > mine).length), scores, sheet: [] };
  },
  view: (s) => s,
  reimagine: () => undefined,
  progress: ({ turn }) => ({ round: turn, of: TURNS }),
  evaluate: (s, seat) => wealth(s, seat) / s.purses.reduce((sum, _, other) => sum + wealth(s, other), 0),
  census: () => ({}),
};
