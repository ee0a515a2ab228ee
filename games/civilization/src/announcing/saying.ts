import type { Message } from "@civitas/kernel";
import { saySource } from "../cards/source-name.ts";
import { sayExtras, sayProduct } from "../city/items.ts";
import { sayMarker } from "../culture/great-people.ts";
import { isReplaceable, markerAt, resourceAt } from "../map/land.ts";
import { sayCoinPlace } from "../research/investing.ts";
import { say, sayPlace } from "../say.ts";
import type { World } from "../state.ts";
import type { Aim, Aims, Announced, CityAction, Item } from "./announced.ts";

/** CV-11.4, CV-15.14: what was announced, with all its targets and choices. */
export function sayAnnounced(w: World, what: Announced): Message {
  const who = { seat: what.seat };
  switch (what.kind) {
    case "event":
      return withDetails(say("announced.event", { who, card: say(`event.${what.card}`) }), [
        ...sayAims(w, what.aims),
        ...sayPaidFor(w, what),
      ]);
    case "ability":
      return withDetails(
        say("announced.ability", { who, card: saySource(w, what.seat, what.card) }),
        sayAims(w, what.aims),
      );
    case "action":
      return withDetails(
        say(`announced.${what.action.do}`, { who, city: sayPlace(w, what.city) }),
        sayAction(w, what.action),
      );
  }
}

/** CV-28.16: the ability for which a gift card is spent. */
function sayPaidFor(w: World, { seat, pays }: Extract<Announced, { kind: "event" }>): Message[] {
  if (pays === undefined) return [];
  return [say("announced.pays", { what: withDetails(saySource(w, seat, pays.card), sayAims(w, pays.aims)) })];
}

const withDetails = (what: Message, parts: readonly Message[]): Message =>
  parts.length === 0 ? what : say("announced.details", { what, parts });

function sayAction(w: World, action: CityAction): Message[] {
  switch (action.do) {
    case "produce":
      return [...action.items.map((item) => sayItem(w, item)), ...sayExtras(action)];
    case "free-building":
      return [sayItem(w, { build: "building", id: action.id, square: action.square })];
    case "harvest":
      return action.squares.flatMap((square) => {
        const resource = resourceAt(w, square);
        return resource === null ? [] : [say(`resource.${resource}`)];
      });
    case "devote":
      return action.intoTrade ? [say("great-card.charles-darwin")] : [];
  }
}

const sayItem = (w: World, item: Item): Message =>
  "square" in item
    ? say("choice.what-where", { what: sayProduct(item), place: sayPlace(w, item.square) })
    : sayProduct(item);

/** What the verbs of a card are aimed at. */
export const sayAims = (w: World, aims: readonly Aims[]): Message[] => aims.flat().flatMap((aim) => sayAim(w, aim));

function sayAim(w: World, aim: Aim): Message[] {
  const { seat, figures, inner = [] } = aim;
  const what = sayThing(w, aim);
  if (seat === undefined || figures !== undefined) return [...(what === undefined ? [] : [what]), ...sayAims(w, inner)];
  const who = { seat };
  return [
    what === undefined ? say("choice.player", { who }) : say("choice.owned", { what, who }),
    ...sayAims(w, inner),
  ];
}

/** The thing aimed at, and the square where it is. */
function sayThing(w: World, aim: Aim): Message | undefined {
  const { square = aim.city, to } = aim;
  const what = sayName(aim);
  if (square === undefined) return what;
  const place = sayPlace(w, square);
  if (to !== undefined) return say("announced.way", { from: place, to: sayPlace(w, to) });
  if (what !== undefined) return say("choice.what-where", { what, place });
  return isReplaceable(markerAt(w, square)) ? say("choice.what-where", { what: sayMarker(w, square), place }) : place;
}

function sayName(aim: Aim): Message | undefined {
  const { seat, figures, tech, wonder, building, unit, figure, resource, terrain, coin } = aim;
  if (seat !== undefined && figures !== undefined) {
    return say(aim.moving === true ? "choice.kill-moving" : "choice.kill", { who: { seat }, ...figures });
  }
  if (tech !== undefined) return say(`tech.${tech}`);
  if (wonder !== undefined) return say(`wonder.${wonder}`);
  if (building !== undefined) return say(`building.${building}`);
  if (unit !== undefined) return say(`unit-type.${unit}`);
  if (figure !== undefined) return say(`figure.${figure}`);
  if (terrain !== undefined) return say(`terrain.${terrain}`);
  if (coin !== undefined) return sayCoinPlace(coin);
  const kind = resource ?? aim.as;
  return kind === undefined ? undefined : say(`resource.${kind}`);
}
