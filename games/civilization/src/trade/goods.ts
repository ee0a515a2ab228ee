import {
  type Message,
  type Reason,
  type Ref,
  remember,
  type Seat,
  type TradeGood,
  type TradeGoods,
} from "@civitas/kernel";
import { EVENTS } from "../content/events.ts";
import { hidden } from "../content/huts.ts";
import { type EventId, MARKET_RESOURCES } from "../content/ids.ts";
import { placesKnownTo } from "../culture/hand.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Kept, type Realm, realmOf, type World } from "../state.ts";

export const TRADED_MARKERS = ["hut", "village"] as const;
export const TRADED_LEVELS = [1, 2, 3] as const;

/** A kind of thing that may change hands. */
interface Kind {
  readonly id: string;
  readonly name: Message;
  owned(realm: Realm): number;
  at(seat: Seat): Ref;
}

/** A kind, and so many things of it in somebody's hands. */
interface Tradable extends Kind {
  lot(seat: Seat, n: number): TradeGood;
}

const tradable = (kind: Kind): Tradable => ({
  ...kind,
  lot: remember((seat: Seat, n: number) => ({ id: kind.id, name: kind.name, n, refs: [kind.at(seat)] })),
});

/** CV-10.4, CV-10.12: hidden things are named by kind. */
const KINDS: readonly Kind[] = [
  { id: "trade", name: say("thing.trade"), owned: ({ trade }) => trade, at: ref.trade },
  { id: "culture", name: say("thing.culture"), owned: ({ culture }) => culture, at: ref.culture },
  ...MARKET_RESOURCES.map((resource) => ({
    id: resource,
    name: say(`resource.${resource}`),
    owned: ({ resources }: Realm) => resources[resource],
    at: (seat: Seat) => ref.resource(seat, resource),
  })),
  ...TRADED_MARKERS.map((kind) => ({
    id: kind,
    name: say(`thing.${kind}`),
    owned: ({ kept }: Realm) => count(kept, (marker) => marker.kind === kind),
    at: (seat: Seat) => ref.kept(seat, kind),
  })),
  ...TRADED_LEVELS.map((level) => ({
    id: `event-${level}`,
    name: say("thing.event", { level }),
    owned: ({ events }: Realm) => count(events, (id) => EVENTS[id].level === level),
    at: (seat: Seat) => ref.events(seat, level),
  })),
];
const TRADABLES = KINDS.map(tradable);
const TRADABLE = new Map(TRADABLES.map((one) => [one.id, one]));

function count<T>(things: readonly T[], is: (thing: T) => boolean): number {
  let n = 0;
  for (const thing of things) if (is(thing)) n++;
  return n;
}

/** CV-10.12: a hidden thing that the other side knows, by its name and by its place in its owner's hands. */
export interface Named {
  readonly good: string;
  readonly name: Message;
  readonly kept?: number;
  readonly event?: number;
}

const NO_NAMES: readonly Named[] = [];

/** CV-10.12: what was shown may be named. */
export function namedGoods(w: World, seat: Seat, other: Seat): readonly Named[] {
  const realm = realmOf(w, seat);
  const places = placesKnownTo(realm, other);
  if (places.length === 0 && !realm.kept.some(({ seen }) => seen.includes(other))) return NO_NAMES;
  const named: Named[] = [];
  realm.kept.forEach(({ kind, id, seen }, kept) => {
    if (!seen.includes(other)) return;
    const { good, name } = namedMarker(kind, id);
    named.push({ good, name, kept });
  });
  for (const event of places) {
    const id = realm.events[event];
    if (id === undefined) continue;
    const { good, name } = namedEvent(id);
    named.push({ good, name, event });
  }
  // In an order that tells nothing about how its owner holds it.
  return named.sort((a, b) => (a.good < b.good ? -1 : a.good > b.good ? 1 : 0));
}

const namedMarker = remember((kind: Kept["kind"], id: Kept["id"]) => {
  const { content } = hidden(id);
  const name = say("thing.named", { kind: say(`thing.${kind}`), name: say(`marker.${content}`) });
  return { good: `${kind}:${content}`, name };
});

const namedEvent = remember((id: EventId) => {
  const { level } = EVENTS[id];
  const name = say("thing.named", { kind: say("thing.event", { level }), name: say(`event.${id}`) });
  return { good: `event-${level}:${id}`, name };
});

/** The kind of a good that may be named. */
function kindOf(good: string): string {
  const end = good.indexOf(":");
  return end < 0 ? good : good.slice(0, end);
}

/** The goods as everybody may know them: by kind only. */
export function byKind(goods: TradeGoods): TradeGood[] {
  return TRADABLES.flatMap(({ id, name }) => {
    const n = amountOfKind(goods, id);
    return n > 0 ? [{ id, name, n }] : [];
  });
}

/** How many of a kind, those that are named with them. */
function amountOfKind(goods: TradeGoods, kind: string): number {
  let sum = 0;
  for (const good in goods) if (kindOf(good) === kind) sum += amountOf(goods, good);
  return sum;
}

/** What a player could exchange with another one: kinds of things, and what that one knows by name. */
export function goodsOf(w: World, seat: Seat, other: Seat): TradeGood[] {
  const realm = realmOf(w, seat);
  const goods: TradeGood[] = [];
  for (const { owned, lot } of TRADABLES) {
    const n = owned(realm);
    if (n > 0) goods.push(lot(seat, n));
  }
  const named = namedGoods(w, seat, other);
  named.forEach(({ good, name }, place) => {
    if (named.findIndex((one) => one.good === good) !== place) return;
    goods.push({ id: good, name, n: count(named, (one) => one.good === good) });
  });
  return goods;
}

/**
 * CV-10.12: as many of these goods as could be given beside what an offer already has. Only those that are named, and
 * others of their kind, leave less to give.
 */
export function goodsBeside(terms: TradeGoods, goods: readonly TradeGood[]): readonly TradeGood[] {
  const named = new Set<string>();
  for (const { id } of goods) if (id.includes(":")) named.add(kindOf(id));
  if (named.size === 0) return goods;
  return goods.map((good) => {
    const kind = kindOf(good.id);
    if (!named.has(kind)) return good;
    const owned = goods.find(({ id }) => id === kind)?.n ?? 0;
    const n = Math.min(good.n, owned - amountOfKind(terms, kind) + amountOf(terms, good.id));
    return { id: good.id, name: good.name, n, refs: good.refs };
  });
}

/** Whether a player could exchange anything. */
export const hasGoods = (w: World, seat: Seat): boolean => TRADABLES.some(({ owned }) => owned(realmOf(w, seat)) > 0);

/** CV-10.11: each side must own what it gives at that moment. */
export function shortOf(w: World, seat: Seat, other: Seat, goods: TradeGoods): Reason | undefined {
  for (const good in goods) {
    if (amountOf(goods, good) <= mostOf(w, seat, other, goods, good)) continue;
    return { why: say("why.not-owned", { who: { seat } }), clause: "CV-10.11" };
  }
  return undefined;
}

/** CV-10.12: how many of this good its owner could give with the other goods: those that are named are of the same kind. */
function mostOf(w: World, seat: Seat, other: Seat, goods: TradeGoods, good: string): number {
  const kind = kindOf(good);
  const owned = TRADABLE.get(kind)?.owned(realmOf(w, seat)) ?? 0;
  const left = owned - amountOfKind(goods, kind) + amountOf(goods, good);
  return kind === good
    ? left
    : Math.min(
        left,
        count(namedGoods(w, seat, other), (one) => one.good === good),
      );
}

export const amountOf = (goods: TradeGoods, id: string): number => goods[id] ?? 0;
