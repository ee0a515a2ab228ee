import {
  choose,
  type Message,
  type Option,
  type Rules,
  type Seat,
  secretly,
  type Terms,
  type TradeGoods,
} from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { EVENTS } from "../content/events.ts";
import { hidden } from "../content/huts.ts";
import { type EventId, MARKET_RESOURCES } from "../content/ids.ts";
import { eventOptions } from "../culture/culture.ts";
import { changeHands } from "../culture/hand.ts";
import { isOverHandSize } from "../limits.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Kept, realmOf, type World } from "../state.ts";
import { gainTrade } from "../stock.ts";
import { amountOf, byKind, namedGoods, TRADED_LEVELS, TRADED_MARKERS } from "./goods.ts";

/**
 * CV-10.11, CV-10.12: what is counted or named changes hands first; of the other hidden things both sides pick one at a
 * time, in secret, so that nobody sees what comes before deciding what goes.
 */
export function* tellExchange(w: World, table: GameTable, due: Stories["exchange"]): Rules {
  const { by, to, terms } = due;
  settle(w, by, to, terms);
  const sides = [giving(w, by, to, terms.gives), giving(w, to, by, terms.asks)];
  const named = sides.map((side) => takeNamed(w, side));
  for (const [n, side] of sides.entries()) for (const thing of named[n] ?? []) handOver(w, table, side, thing);
  while (sides.some(({ kinds }) => kinds.length > 0)) {
    const picked = yield* pickOneEach(w, sides);
    for (const side of sides) {
      const thing = picked.get(side.from);
      if (thing !== undefined) handOver(w, table, side, thing);
    }
  }
  table.tell(() => ({
    what: say("log.exchange", {
      who: { seat: by },
      to: { seat: to },
      gives: sayGoods(terms.gives),
      asks: sayGoods(terms.asks),
    }),
    seat: by,
    clause: "CV-10.11",
  }));
  for (const seat of [to, by]) if (isOverHandSize(w, seat)) table.next("handLimit", { seat }); // CV-10.8
}

/** CV-10.4: either side may give nothing. */
function sayGoods(goods: TradeGoods): Message[] {
  const parts = byKind(goods).map(({ n, name }) => say("thing.some", { n, name }));
  return parts.length === 0 ? [say("thing.nothing")] : parts;
}

/** Countable goods change hands at once, so that the limit of the dials (CV-10.2) applies to the final amounts. */
function settle(w: World, by: Seat, to: Seat, { gives, asks }: Terms): void {
  const [mine, theirs] = [realmOf(w, by), realmOf(w, to)];
  const gained = (id: string): number => amountOf(asks, id) - amountOf(gives, id);
  mine.trade -= amountOf(gives, "trade");
  theirs.trade -= amountOf(asks, "trade");
  gainTrade(w, by, amountOf(asks, "trade"));
  gainTrade(w, to, amountOf(gives, "trade"));
  mine.culture += gained("culture");
  theirs.culture -= gained("culture");
  for (const resource of MARKET_RESOURCES) {
    mine.resources[resource] += gained(resource);
    theirs.resources[resource] -= gained(resource);
  }
}

/** The hidden things of one side of an exchange. */
interface Giving {
  readonly from: Seat;
  readonly to: Seat;
  readonly goods: TradeGoods;
  /** What it still has to pick, by kind. */
  readonly kinds: string[];
  /** How many of its things it had before; what it receives lies behind them. */
  kept: number;
  events: number;
}

const HIDDEN = [...TRADED_MARKERS, ...TRADED_LEVELS.map((level) => `event-${level}`)];

function giving(w: World, from: Seat, to: Seat, goods: TradeGoods): Giving {
  const { kept, events } = realmOf(w, from);
  const kinds = HIDDEN.flatMap((kind) => Array.from({ length: amountOf(goods, kind) }, () => kind));
  return { from, to, goods, kinds, kept: kept.length, events: events.length };
}

/** Something hidden that changes hands. */
interface Thing extends Option {
  readonly marker?: Kept;
  readonly card?: EventId;
}

/** CV-10.12: those that are named. */
function takeNamed(w: World, { from, to, goods }: Giving): Thing[] {
  const { kept, events } = realmOf(w, from);
  const wanted = { ...goods };
  return namedGoods(w, from, to).flatMap((named): Thing[] => {
    const left = amountOf(wanted, named.good);
    const [marker, card] = [kept[named.kept ?? -1], events[named.event ?? -1]];
    if (left === 0) return [];
    wanted[named.good] = left - 1;
    const thing = { id: named.good, label: named.name };
    return [{ ...thing, ...(marker !== undefined && { marker }), ...(card !== undefined && { card }) }];
  });
}

/** CV-10.12: each giver picks which one; whoever has no choice is not asked. */
function* pickOneEach(w: World, sides: readonly Giving[]): Rules<Map<Seat, Thing>> {
  const asks = new Map<Seat, { prompt: Message; options: () => Thing[]; clause: string }>();
  for (const side of sides) {
    const kind = side.kinds.shift();
    if (kind === undefined) continue;
    const options = (): Thing[] => thingsOf(w, side, kind);
    const prompt = say(kind.startsWith("event") ? "ask.give-event" : "ask.give-marker");
    if (options().length > 0) asks.set(side.from, { prompt, options, clause: "CV-10.12" });
  }
  if (asks.size > 1) return yield* secretly(asks);
  const picked = new Map<Seat, Thing>();
  for (const [seat, { prompt, options, clause }] of asks) {
    picked.set(seat, yield* choose(seat, prompt, options(), { clause }));
  }
  return picked;
}

/** What a side could give of a kind: of its own things, not of those that it has just received. Equal ones are one. */
function thingsOf(w: World, { from, kept, events }: Giving, kind: string): Thing[] {
  const realm = realmOf(w, from);
  const markers = realm.kept.slice(0, kept).flatMap((marker): Thing[] => {
    const { content } = hidden(marker.id);
    const refs = [ref.keptMarker(from, marker.id)];
    return marker.kind === kind ? [{ id: `give:${content}`, label: say(`marker.${content}`), refs, marker }] : [];
  });
  const cards = eventOptions(
    realm.events.slice(0, events).filter((id) => `event-${EVENTS[id].level}` === kind),
    "give",
  );
  return [...new Map([...markers, ...cards].map((thing) => [thing.id, thing])).values()];
}

/** CV-10.7: who receives a marker may look at it now. */
function handOver(w: World, table: GameTable, side: Giving, { marker, card }: Thing): void {
  const { from, to } = side;
  const [giver, receiver] = [realmOf(w, from), realmOf(w, to)];
  if (card !== undefined) {
    changeHands(giver, receiver, card, [from, to]);
    side.events -= 1;
  }
  if (marker === undefined) return;
  side.kept -= 1;
  giver.kept.splice(giver.kept.indexOf(marker), 1);
  receiver.kept.push({ ...marker, seen: [...new Set([...marker.seen, from])] });
  table.tell(() => ({
    what: say("log.gives-marker", {
      who: { seat: from },
      to: { seat: to },
      marker: say(`marker.${hidden(marker.id).content}`),
    }),
    only: [from, to],
    seat: from,
    clause: "CV-10.7",
  }));
}
