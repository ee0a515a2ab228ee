import { choose, type Option, type Seat } from "@civitas/kernel";
import type { Aim } from "../announcing/announced.ts";
import { outskirts } from "../city/outskirts.ts";
import { TRADE_LIMIT } from "../content/constants.ts";
import { markerAt } from "../map/land.ts";
import { figuresInSupply } from "../movement/figures.ts";
import { ref } from "../refs.ts";
import { coinsOf } from "../research/coins.ts";
import { knows } from "../research/pyramid.ts";
import { say } from "../say.ts";
import { realmOf } from "../state.ts";
import { gainCulture, gainTrade } from "../stock.ts";
import type { Amounts, Counter, GainPer, GainVerb } from "../verbs/gain.ts";
import { sayAmounts } from "../verbs/speech.ts";
import { asking, choosePlayer, others } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

/** CV-10.2, CV-15.1: what is gained; trade beyond the dial is lost. */
function take(stage: Stage, seat: Seat, { culture = 0, trade = 0 }: Amounts): void {
  const { w, table } = stage;
  gainCulture(w, seat, culture);
  const gained = { culture, trade: gainTrade(w, seat, trade) };
  if (gained.culture + gained.trade === 0) return;
  table.tell(() => ({
    what: say("log.gains", { who: { seat }, what: sayAmounts(gained) }),
    seat,
    clause: "CV-0.18",
    moves: [
      ...(culture > 0 ? [{ piece: "culture", to: ref.culture(seat) }] : []),
      ...(gained.trade > 0 ? [{ piece: "trade", to: ref.trade(seat) }] : []),
    ],
  }));
}

const mayTake = ({ w, seat }: Stage, { culture = 0, trade = 0 }: Amounts): boolean =>
  culture > 0 || (trade > 0 && realmOf(w, seat).trade < TRADE_LIMIT);

/** How many of the things counted there are. */
function count({ w, seat, source, about }: Stage, per: Counter): number {
  const realm = realmOf(w, seat);
  switch (per) {
    case "buildings": {
      const squares = realm.cities.flatMap((city) => outskirts(w, city));
      return squares.filter((square) => markerAt(w, square)?.kind === "building").length;
    }
    case "coins":
      return coinsOf(w, seat);
    case "unbuilt-armies":
      return figuresInSupply(w, seat, "army");
    case "counters-here":
      return realm.greatCards.find(({ id }) => id === source)?.counters ?? 0;
    case "players-behind": {
      const { tech } = about;
      return tech === undefined ? 0 : w.realms.filter((other, n) => n !== seat && !knows(other, tech)).length;
    }
    case "resources-spent":
      return about.n ?? 0;
  }
}

/** CV-0.16: this much for every n. */
function amountOf(stage: Stage, { per, every, what }: GainPer): Amounts {
  const times = Math.floor(count(stage, per) / every);
  return { culture: times * (what.culture ?? 0), trade: times * (what.trade ?? 0) };
}

interface Conversion extends Option {
  readonly aim: Aim;
}

const INTO_CULTURE = 0;
const INTO_TRADE = 1;

/** CV-33.30: any amount one way or the other, as far as the dial goes. */
function conversions({ w, seat }: Stage): Conversion[] {
  const { trade, culture } = realmOf(w, seat);
  const ways: Conversion[] = [];
  for (let n = 1; n <= trade; n++) {
    ways.push({ id: `culture:${n}`, label: say("choice.trade-to-culture", { n }), aim: { choice: INTO_CULTURE, n } });
  }
  for (let n = 1; n <= Math.min(culture, TRADE_LIMIT - trade); n++) {
    ways.push({ id: `trade:${n}`, label: say("choice.culture-to-trade", { n }), aim: { choice: INTO_TRADE, n } });
  }
  return ways;
}

export const gainDeeds: Deeds<GainVerb> = {
  gain: {
    can: ({ what }, stage) => mayTake(stage, what),
    run: ({ what }, stage) => take(stage, stage.seat, what),
  },
  gainPer: {
    can: (verb, stage) => mayTake(stage, amountOf(stage, verb)),
    run(verb, stage) {
      const what = amountOf(stage, verb);
      if (mayTake(stage, what)) take(stage, stage.seat, what);
    },
  },
  otherGains: {
    can: (_, stage) => others(stage).some((seat) => realmOf(stage.w, seat).trade < TRADE_LIMIT),
    *aim(_, stage) {
      return [{ seat: yield* choosePlayer(stage, others(stage), "CV-33.40") }];
    },
    run({ trade }, stage, [aim]) {
      if (aim?.seat !== undefined) take(stage, aim.seat, { trade });
    },
  },
  convert: {
    can: (_, stage) => conversions(stage).length > 0,
    *aim(_, stage) {
      const options = conversions(stage);
      return [(yield* choose(stage.seat, asking(stage, "ask.how-much"), options, { clause: "CV-33.30" })).aim];
    },
    run(_, stage, [aim]) {
      const realm = realmOf(stage.w, stage.seat);
      const n = aim?.n ?? 0;
      if (aim?.choice === INTO_CULTURE) realm.trade -= n;
      else realm.culture -= n;
      take(stage, stage.seat, aim?.choice === INTO_CULTURE ? { culture: n } : { trade: n });
    },
  },
  addCounter: {
    can: () => true,
    run(_, { w, seat, source }) {
      for (const card of realmOf(w, seat).greatCards) if (card.id === source) card.counters += 1;
    },
  },
};
