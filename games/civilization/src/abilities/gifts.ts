import { choose, type Option, type Rules } from "@civitas/kernel";
import { announce } from "../announcing/announce.ts";
import type { Aims } from "../announcing/announced.ts";
import { type Cost, costsResources } from "../content/ability.ts";
import { EVENTS } from "../content/events.ts";
import { type EventId, RESOURCES, type Resource } from "../content/ids.ts";
import { leaveHand } from "../culture/hand.ts";
import { asking, choosePlayer, others } from "../effects/asking.ts";
import type { Stage } from "../effects/deed.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Realm, realmOf } from "../state.ts";
import type { ActAsResource } from "../verbs/resources.ts";

/** CV-15.19: what a gift card says; nothing for other events. */
function giftOf(id: EventId): ActAsResource | undefined {
  const [verb] = EVENTS[id].ability.does;
  return verb?.verb === "actAsResource" ? verb : undefined;
}

/** The gift cards in hand that can be spent as this resource, or as any. */
export const giftsFor = (realm: Realm, resource: Resource | "any"): EventId[] =>
  realm.events.filter((id) => {
    const kinds = giftOf(id)?.kinds;
    return kinds !== undefined && (resource === "any" || kinds.includes(resource));
  });

/** The resource that a cost still asks for. */
const owed = (cost: Cost): Resource | "any" | undefined =>
  RESOURCES.find((resource) => cost[resource] !== undefined) ?? (cost.any === undefined ? undefined : "any");

/** What is left of a cost after this many gift cards were spent on it. */
export function lessGifts(cost: Cost, gifts: number): Cost {
  if (gifts === 0 || !costsResources(cost)) return cost;
  const { any = 0, incense, iron, silk, wheat, spy, uranium, ...rest } = cost;
  return any > gifts ? { ...rest, any: any - gifts } : rest;
}

interface Gift extends Option {
  readonly card?: EventId;
}

/** CV-16.17: a gift card, if the player wants to pay with one; it comes before tokens and markers. */
export function* chooseGift(stage: Stage, cost: Cost, otherwise: boolean): Rules<EventId | undefined> {
  const { w, seat } = stage;
  const resource = owed(cost);
  const cards = resource === undefined ? [] : [...new Set(giftsFor(realmOf(w, seat), resource))];
  if (cards.length === 0) return undefined;
  const ways: Gift[] = cards.map((card) => ({
    id: `pay:gift:${card}`,
    label: say(`event.${card}`),
    refs: [ref.event(card)],
    card,
  }));
  if (otherwise) ways.push({ id: "pay:own", label: say("choice.own-resources"), refs: [ref.realm(seat)] });
  return (yield* choose(seat, asking(stage, "ask.pay"), ways, { clause: "CV-16.17" })).card;
}

/** CV-28.16: the card is played first and opens its own window as a culture event. It targets nobody (CV-28.14). */
export function* playGift(stage: Stage, card: EventId, cost: Cost, aims: readonly Aims[]): Rules {
  const { w, table, seat } = stage;
  const gift = giftOf(card);
  const resource = owed(cost);
  const as = resource === undefined || resource === "any" ? gift?.kinds[0] : resource;
  const giver: Stage = { ...stage, source: card };
  const receiver = gift?.coinForAnother === true ? yield* choosePlayer(giver, others(giver), "CV-33.39") : undefined;
  const realm = realmOf(w, seat);
  if (!realm.events.includes(card)) return; // only in an imagined world
  leaveHand(realm, card);
  table.tell(() => ({
    what: say("log.plays", { who: { seat }, card: say(`event.${card}`) }),
    seat,
    clause: "CV-28.16",
    moves: [{ piece: ref.event(card), from: ref.realm(seat), to: ref.eventDiscard(EVENTS[card].level) }],
  }));
  const aim = { ...(as === undefined ? {} : { as }), ...(receiver === undefined ? {} : { seat: receiver }) };
  announce(w, table, {
    kind: "event",
    seat,
    card,
    aims: [[aim]],
    targets: [],
    pays: { card: stage.source, aims },
  });
}
