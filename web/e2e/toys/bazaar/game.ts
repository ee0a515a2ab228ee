import {
  type Bargain,
  drawUp,
  type Game,
  goodsIn,
  type Offer,
  type Option,
  offer,
  type Rules,
  type Seat,
  sayer,
  secretly,
  type Table,
  type Terms,
  type TradeGood,
  type TradeGoods,
  window,
} from "@civitas/kernel";
import type { words } from "./en.ts";

/** A toy in which everything happens that a player is asked beside the turn: offers, a window, secret bids, answers in advance. */
export interface Bazaar {
  turn: number;
  /** By seat, then by the name of the good. */
  purses: Record<string, number>[];
  /** By seat: whether it holds a whistle. Nobody else knows. */
  whistles: boolean[];
  points: number[];
}

interface Haggling {
  readonly by: Seat;
  readonly terms: Terms;
}

interface Stories {
  hear: Haggling & { readonly countered: boolean };
  counter: Haggling;
  whistle: Record<never, never>;
  bid: Record<never, never>;
}

export const say = sayer<keyof typeof words>();
const TURNS = 6;
const GOODS = ["silk", "salt", "lamp"] as const;
const rival = (seat: Seat): Seat => 1 - seat;

const purse = (s: Bazaar, seat: Seat): TradeGood[] =>
  GOODS.map((id) => ({ id, name: say(`good.${id}`), n: s.purses[seat]?.[id] ?? 0, refs: [`${id}:${seat}`] }));

const holds = (s: Bazaar, seat: Seat, goods: TradeGoods): boolean =>
  purse(s, seat).every(({ id, n }) => n >= (goods[id] ?? 0));

const bargain = (s: Bazaar): Bargain<Terms> => ({
  prompt: ({ by }: Offer<Terms>) => say("hear", { who: { seat: by } }),
  clause: "BZ-2",
  goods: ({ by, terms }) => ({
    gives: goodsIn(terms.gives, purse(s, by)),
    asks: goodsIn(terms.asks, purse(s, rival(by))),
  }),
  hindrance: ({ terms }, seat) => (holds(s, seat, terms.asks) ? undefined : { why: say("poor"), clause: "BZ-2" }),
});

function* terms(s: Bazaar, by: Seat, from?: Terms): Rules<Terms | undefined> {
  const to = rival(by);
  const flaw = ({ gives, asks }: Terms) =>
    Object.keys({ ...gives, ...asks }).length === 0 ? { why: say("empty"), clause: "BZ-1" } : undefined;
  const about = { by, to: [to], prompt: say("offer"), clause: "BZ-1", gives: purse(s, by), asks: purse(s, to), flaw };
  return yield* drawUp({ ...about, from });
}

function move(s: Bazaar, from: Seat, to: Seat, goods: TradeGoods): void {
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

function* hear(s: Bazaar, table: Table<Stories>, { by, terms: made, countered }: Stories["hear"]): Rules {
  const reply = yield* offer({ by, to: [rival(by)], terms: made }, bargain(s), !countered);
  if (reply.did === "counter") table.next("counter", { by: reply.seat, terms: { gives: made.asks, asks: made.gives } });
  if (reply.did !== "accept") return;
  move(s, by, reply.seat, made.gives);
  move(s, reply.seat, by, made.asks);
  table.tell({ what: say("log.deal", { who: { seat: by } }), seat: by, clause: "BZ-2" });
}

function* counter(s: Bazaar, table: Table<Stories>, { by, terms: made }: Haggling): Rules {
  const changed = yield* terms(s, by, made);
  if (changed !== undefined) table.next("hear", { by, terms: changed, countered: true });
}

function* whistle(s: Bazaar, table: Table<Stories>): Rules {
  const played = yield* window([rival(s.turn % 2)], {
    prompt: say("whistle"),
    clause: "BZ-3",
    plays: (seat) => (s.whistles[seat] === true ? [{ id: "whistle", label: say("blow") }] : []),
    asks: "everybody",
    standing: { kind: "whistle", scopes: { turn: String(s.turn), game: "this" } },
  });
  if (played === undefined) return;
  s.whistles[played.seat] = false;
  table.tell({ what: say("log.whistle", { who: { seat: played.seat } }), seat: played.seat, clause: "BZ-3" });
}

interface Bid extends Option {
  readonly n: number;
}

function* bid(s: Bazaar, table: Table<Stories>): Rules {
  const bids = (seat: Seat): Bid[] =>
    Array.from({ length: (s.purses[seat]?.silk ?? 0) + 1 }, (_, n) => ({
      id: `bid:${n}`,
      label: say("bid", { n }),
      n,
    }));
  const asks = [0, 1].map(
    (seat) => [seat, { prompt: say("bids"), options: () => bids(seat), clause: "BZ-4" }] as const,
  );
  const picks = yield* secretly(new Map(asks));
  const [mine = 0, theirs = 0] = [0, 1].map((seat) => picks.get(seat)?.n ?? 0);
  table.tell({ what: say("log.bids", { first: mine, second: theirs }), clause: "BZ-4" });
  if (mine !== theirs) s.points[mine > theirs ? 0 : 1] = (s.points[mine > theirs ? 0 : 1] ?? 0) + 1;
  s.turn += 1;
}

export const game: Game<Bazaar, object, Record<never, never>, Stories> = {
  id: "bazaar",
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({
    turn: 0,
    purses: [
      { silk: 3, salt: 0, lamp: 1 },
      { silk: 1, salt: 5, lamp: 0 },
    ],
    whistles: [true, true],
    points: [0, 0],
  }),
  *turn(s, table) {
    const by = s.turn % 2;
    table.next("bid", {});
    table.next("whistle", {});
    const made = yield* terms(s, by);
    if (made !== undefined) table.next("hear", { by, terms: made, countered: false });
  },
  stories: { hear, counter, whistle, bid },
  result: (s) =>
    s.turn < TURNS
      ? undefined
      : { places: s.points.map((mine) => 1 + s.points.filter((n) => n > mine).length), scores: s.points, sheet: [] },
  view: (s, viewer) => ({
    purses: s.purses,
    points: s.points,
    whistle: typeof viewer === "number" && s.whistles[viewer],
  }),
  reimagine: (s, viewer, random) => {
    s.whistles = s.whistles.map((held, seat) => (seat === viewer ? held : random.int(2) === 0));
  },
  progress: (s) => ({ round: s.turn, of: TURNS }),
  evaluate: (s, seat) => (1 + (s.points[seat] ?? 0)) / (TURNS + 2),
  census: () => ({}),
};
