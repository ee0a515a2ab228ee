import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { citiesOf, isUsable } from "../cities.ts";
import { GOODS, type Good, type Goods, RESOURCES, type Resource, type Token } from "../content/goods.ts";
import { gainGoods, limitOf, roomFor, saidGoods, spend, sumOf, timesGoods, wouldGain } from "../goods.ts";
import { change } from "../hooks/query.ts";
import { slotOf } from "../map.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { sourceName } from "../source.ts";
import { type Clash, clockwiseFrom, playerOf } from "../state.ts";
import { OTHER_TOKEN, sayExchange, swap, swappable } from "../token-swap.ts";
import { tradeRouteIncome, tradeRoutes } from "../trade-routes.ts";
import { shipsOf } from "../troops.ts";
import type { Counter } from "../verbs/goods.ts";
import type { Stage } from "../verbs/verb.ts";
import type { Deeds } from "./deeds.ts";

/** CC-5.14, CC-25.5: only a card requires that some of it can be kept. */
const isKept = ({ s, seat, source }: Stage, goods: Goods): boolean => source.of !== "card" || wouldGain(s, seat, goods);

function count({ s, seat }: Stage, what: Counter): number {
  switch (what) {
    case "academy":
      return citiesOf(s, seat).filter((city) => isUsable(s, city, "academy")).length;
    case "city":
      return citiesOf(s, seat).length;
    case "region-with-ship":
      return new Set(shipsOf(s, seat).map(({ hex }) => slotOf(hex))).size;
  }
}

interface Taking extends Option {
  readonly goods: Goods;
}

/** CC-30.25: a resource becomes Gold or a culture token. */
interface Deal {
  readonly give: Resource;
  readonly take: "gold" | "culture";
}

interface DealOption extends Option {
  readonly deal?: Deal;
}

const DEALS: readonly Deal[] = RESOURCES.flatMap((give): Deal[] =>
  give === "gold"
    ? [{ give, take: "culture" }]
    : [
        { give, take: "gold" },
        { give, take: "culture" },
      ],
);

/** What is given leaves first; everything gained must then fit. */
function possibleDeals(s: Clash, seat: Seat, made: readonly Deal[]): Deal[] {
  const { goods } = playerOf(s, seat);
  const given = (good: Good): number => made.filter(({ give }) => give === good).length;
  const taken = (good: Good): number => made.filter(({ take }) => take === good).length;
  return DEALS.filter(
    ({ give, take }) => goods[give] > given(give) && goods[take] - given(take) + taken(take) < limitOf(s, seat, take),
  );
}

interface Swap extends Option {
  readonly give: Token;
}

interface Fed extends Option {
  readonly other: Seat;
}

export const goodsDeeds: Deeds<
  "gain" | "gainOneOf" | "gainPer" | "barter" | "swapTokens" | "distribute" | "tradeIncome"
> = {
  gain: {
    *run({ what }, { s, table, seat }): Rules {
      gainGoods(s, table, seat, what, "CC-5.3");
    },
    can: ({ what }, stage) => isKept(stage, what),
  },

  gainOneOf: {
    *run({ choices }, { s, table, seat, source }): Rules {
      const options = choices.map(
        (goods): Taking => ({
          id: `take:${GOODS.filter((good) => goods[good] !== undefined).join("+")}`,
          label: say("take", { what: saidGoods(goods) }),
          goods,
        }),
      );
      const prompt = say("ask.gain-one-of", { source: sourceName(source) });
      gainGoods(s, table, seat, (yield* choose(seat, prompt, options, { clause: "CC-5.13" })).goods, "CC-5.13");
    },
    can: ({ choices }, stage) => choices.some((goods) => isKept(stage, goods)),
  },

  gainPer: {
    *run({ per, each }, stage): Rules {
      gainGoods(stage.s, stage.table, stage.seat, timesGoods(each, count(stage, per)), "CC-5.3");
    },
    can: ({ per, each }, stage) => count(stage, per) > 0 && isKept(stage, each),
  },

  barter: {
    *run({ most }, { s, table, seat }): Rules {
      const made: Deal[] = [];
      while (made.length < most) {
        const deals = possibleDeals(s, seat, made).map(
          (deal): DealOption => ({
            id: `barter:${deal.give}>${deal.take}`,
            label: say("do.barter", { give: saidGoods({ [deal.give]: 1 }), take: saidGoods({ [deal.take]: 1 }) }),
            refs: [ref.goods(seat, deal.give)],
            deal,
          }),
        );
        if (deals.length === 0) break;
        const done: DealOption[] = made.length > 0 ? [{ id: "done", label: say("do.barter-done"), apart: "end" }] : [];
        const { deal } = yield* choose<DealOption>(
          seat,
          say("ask.barter", { n: most - made.length }),
          [...deals, ...done],
          {
            clause: "CC-30.25",
            picked: made.map(({ give, take }) =>
              say("do.barter", { give: saidGoods({ [give]: 1 }), take: saidGoods({ [take]: 1 }) }),
            ),
          },
        );
        if (deal === undefined) break;
        made.push(deal);
      }
      spend(s, table, seat, sumOf(...made.map(({ give }) => ({ [give]: 1 }))), "CC-30.25");
      gainGoods(s, table, seat, sumOf(...made.map(({ take }) => ({ [take]: 1 }))), "CC-30.25");
    },
    can: (_verb, { s, seat }) => possibleDeals(s, seat, []).length > 0,
  },

  swapTokens: {
    *run(_verb, { s, table, seat }): Rules {
      const options = swappable(s, seat).map(
        (give): Swap => ({
          id: `swap:${give}`,
          label: sayExchange(OTHER_TOKEN[give]),
          refs: [ref.goods(seat, give)],
          give,
        }),
      );
      if (options.length === 0) return;
      const { give } = yield* choose(seat, say("ask.swap"), options, { clause: "CC-30.32" });
      swap(s, table, seat, give);
    },
    can: (_verb, { s, seat }) => swappable(s, seat).length > 0,
  },

  distribute: {
    *run({ food }, { s, table, seat }): Rules {
      const others = clockwiseFrom(s, seat).slice(1);
      const hungry = others.filter((other) => roomFor(s, other, "food") > 0);
      // CC-23.22: a single one goes to somebody who can keep it; several are split at will.
      const fed = food === 1 && hungry.length > 0 ? hungry : others;
      const shares = new Map<Seat, number>();
      for (let left = food; left > 0; left--) {
        const options = fed.map(
          (other): Fed => ({
            id: `feed:${other}`,
            label: say("do.player", { who: { seat: other } }),
            refs: [ref.player(other)],
            other,
          }),
        );
        const { other } = yield* choose(seat, say("ask.feed", { left }), options, { clause: "CC-23.22" });
        shares.set(other, (shares.get(other) ?? 0) + 1);
      }
      for (const [other, n] of shares) gainGoods(s, table, other, { food: n }, "CC-23.22");
    },
    can: () => true,
  },

  tradeIncome: {
    run: (_verb, { s, table, seat }): Rules => tradeRouteIncome(s, table, seat),
    can: (_verb, { s, seat }) => change(s, seat, "tradeRoutes") !== undefined && tradeRoutes(s, seat) > 0,
  },
};
