import type { Message, Reason, Ref, Seat, TradeGood, TradeGoods } from "@civitas/kernel";
import { EVENTS } from "../content/events.ts";
import { hidden } from "../content/huts.ts";
import { MARKET_RESOURCES } from "../content/ids.ts";
import { placesKnownTo } from "../culture/hand.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Realm, realmOf, type World } from "../state.ts";

export const TRADED_MARKERS = ["hut", "village"] as const;
export const TRADED_LEVELS = [1, 2, 3] as const;

/** A kind of thing that may change hands. */
interface Tradable {
  readonly id: string;
  readonly name: Message;
  owned(realm: Realm): number;
  at(seat: Seat): Ref;
}

/** CV-10.4, CV-10.12: hidden things are named by kind. */
const TRADABLES: readonly Tradable[] = [
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

/** CV-10.12: what was shown may be named. */
export function namedGoods(w: World, seat: Seat, other: Seat): Named[] {
  const realm = realmOf(w, seat);
  const markers = realm.kept.flatMap(({ kind, id, seen }, place): Named[] => {
    if (!seen.includes(other)) return [];
    const { content } = hidden(id);
    const name = say("thing.named", { kind: say(`thing.${kind}`), name: say(`marker.${content}`) });
    return [{ good: `${kind}:${content}`, name, kept: place }];
  });
  const events = placesKnownTo(realm, other).flatMap((place): Named[] => {
    const id = realm.events[place];
    if (id === undefined) return [];
    const { level } = EVENTS[id];
    const name = say("thing.named", { kind: say("thing.event", { level }), name: say(`event.${id}`) });
    return [{ good: `event-${level}:${id}`, name, event: place }];
  });
  return [...markers, ...events];
}

/** The kind of a good that may be named. */
const kindOf = (good: string): string => good.split(":")[0] ?? good;

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
  for (const [good, n] of Object.entries(goods)) if (kindOf(good) === kind) sum += n;
  return sum;
}

/** What a player could exchange with another one: kinds of things, and what that one knows by name. */
export function goodsOf(w: World, seat: Seat, other: Seat): TradeGood[] {
  const realm = realmOf(w, seat);
  const goods: TradeGood[] = [];
  for (const { id, name, owned, at } of TRADABLES) {
    const n = owned(realm);
    if (n > 0) goods.push({ id, name, n, refs: [at(seat)] });
  }
  const named = namedGoods(w, seat, other);
  for (const [place, { good, name }] of named.entries()) {
    if (named.findIndex((one) => one.good === good) !== place) continue;
    goods.push({ id: good, name, n: count(named, (one) => one.good === good) });
  }
  return goods;
}

/** Whether a player could exchange anything. */
export const hasGoods = (w: World, seat: Seat): boolean => TRADABLES.some(({ owned }) => owned(realmOf(w, seat)) > 0);

/** CV-10.11: each side must own what it gives at that moment. */
export function shortOf(w: World, seat: Seat, other: Seat, goods: TradeGoods): Reason | undefined {
  const short =
    TRADABLES.some(({ id, owned }) => amountOfKind(goods, id) > owned(realmOf(w, seat))) ||
    goodsOf(w, seat, other).some(({ id, n }) => amountOf(goods, id) > n);
  return short ? { why: say("why.not-owned", { who: { seat } }), clause: "CV-10.11" } : undefined;
}

export const amountOf = (goods: TradeGoods, id: string): number => goods[id] ?? 0;
