import type { Good, Goods, Reason, Seat } from "@civitas/kernel";
import { EVENTS } from "./content/events.ts";
import { MARKET_RESOURCES } from "./content/ids.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type Realm, realmOf, type World } from "./state.ts";

const KINDS = ["hut", "village"] as const;
const LEVELS = [1, 2, 3] as const;

const eventsOf = (realm: Realm, level: number): number =>
  realm.events.filter((id) => EVENTS[id].level === level).length;

/** CV-10.4, CV-10.12: what a player could exchange. Hidden things are named by kind only. */
export function goodsOf(w: World, seat: Seat): Good[] {
  const realm = realmOf(w, seat);
  const goods: Good[] = [
    { id: "trade", name: say("thing.trade"), n: realm.trade, refs: [ref.trade(seat)] },
    { id: "culture", name: say("thing.culture"), n: realm.culture, refs: [ref.culture(seat)] },
    ...MARKET_RESOURCES.map((resource) => ({
      id: resource,
      name: say(`resource.${resource}`),
      n: realm.resources[resource],
      refs: [ref.resource(seat, resource)],
    })),
    ...KINDS.map((kind) => ({
      id: kind,
      name: say(`thing.${kind}`),
      n: realm.kept.filter((marker) => marker.kind === kind).length,
      refs: [ref.kept(seat, kind)],
    })),
    ...LEVELS.map((level) => ({
      id: `event-${level}`,
      name: say("thing.event", { level }),
      n: eventsOf(realm, level),
      refs: [ref.events(seat, level)],
    })),
  ];
  return goods.filter(({ n }) => n > 0);
}

/** CV-10.11: each side must own what it gives at that moment. */
export function shortOf(w: World, seat: Seat, goods: Goods): Reason | undefined {
  const owned = goodsOf(w, seat);
  const short = Object.entries(goods).some(([id, n]) => (owned.find((good) => good.id === id)?.n ?? 0) < n);
  return short ? { why: say("why.not-owned", { who: { seat } }), clause: "CV-10.11" } : undefined;
}

export const amountOf = (goods: Goods, id: string): number => goods[id] ?? 0;
export const TRADED_MARKERS = KINDS;
export const TRADED_LEVELS = LEVELS;
