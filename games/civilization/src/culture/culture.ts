import { choose, no, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { turnUpEntries } from "../abilities/turning-up.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { passives } from "../cards/passives.ts";
import { EVENTS } from "../content/events.ts";
import type { EventId } from "../content/ids.ts";
import { ADVANCE_PRICE, type CultureLevel, rewardAt, sectionOf, VICTORY_SPACE } from "../content/track.ts";
import { cultureHand } from "../limits.ts";
import { ref } from "../refs.ts";
import { coinsOf } from "../research/coins.ts";
import { say } from "../say.ts";
import { realmOf, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { leaveHand } from "./hand.ts";

interface AdvancePrice {
  readonly culture: number;
  readonly trade: number;
}

/** CV-15.3, CV-15.4: what arriving on a space costs this player. */
function advancePrice(w: World, seat: Seat, space: number): AdvancePrice {
  const { culture, trade } = ADVANCE_PRICE[sectionOf(space)];
  const less = passives.perCoins(w, seat, "advanceTradeDiscountPerCoins", () => coinsOf(w, seat));
  return {
    culture: Math.max(0, culture - passives.sum(w, seat, "advanceCultureDiscount")),
    trade: Math.max(0, trade - less),
  };
}

/** CV-33.19: where the next advance may lead; Shakespeare skips spaces with other markers, up to the next one without. */
export function landingSpaces(w: World, seat: Seat): number[] {
  const { track } = realmOf(w, seat);
  const spaces = track < VICTORY_SPACE ? [track + 1] : [];
  if (!passives.has(w, seat, "skipOccupiedSpaces")) return spaces;
  const occupied = (space: number): boolean => w.realms.some((realm, other) => other !== seat && realm.track === space);
  let landing = track + 1;
  while (landing < VICTORY_SPACE && occupied(landing)) landing++;
  return landing > track + 1 ? [...spaces, landing] : spaces;
}

/** CV-15.5: paid advances in the own City Management. */
export function advanceEntries(w: World, table: GameTable, seat: Seat): Verdict<Entry>[] {
  const realm = realmOf(w, seat);
  return landingSpaces(w, seat).map((space, n) => {
    const price = advancePrice(w, seat, space);
    const entry: Entry = {
      id: n === 0 ? "advance" : `advance:${space}`,
      label: say("choice.advance", { space }),
      refs: [ref.space(space)],
      price: { culture: price.culture, trade: price.trade },
      group: say("group.culture"),
      preview: say(`reward.${rewardAt(space)}`),
      act: () => payForAdvance(w, table, seat, space, price),
    };
    if (realm.culture < price.culture) {
      return no(entry, () => say("why.short-culture", { n: price.culture - realm.culture }), "CV-15.3");
    }
    if (realm.trade < price.trade) {
      return no(entry, () => say("why.short-trade", { n: price.trade - realm.trade }), "CV-15.3");
    }
    return entry;
  });
}

function* payForAdvance(w: World, table: GameTable, seat: Seat, space: number, price: AdvancePrice): Rules {
  const realm = realmOf(w, seat);
  realm.culture -= price.culture;
  realm.trade -= price.trade;
  arriveOn(w, table, seat, space, "CV-15.5");
}

function arriveOn(w: World, table: GameTable, seat: Seat, space: number, clause: string): void {
  realmOf(w, seat).track = space;
  table.tell(() => ({
    what: say("log.advances", { who: { seat }, space }),
    seat,
    clause,
    moves: [{ piece: ref.trackMarker(seat), to: ref.space(space) }],
  }));
  table.next("trackReward", { seat });
}

/** CV-15.7, CV-15.20: free advances, one by one. */
export function* tellAdvance(w: World, table: GameTable, { seat, spaces }: Stories["advance"]): Rules {
  const landings = landingSpaces(w, seat);
  if (spaces === 0 || landings.length === 0) return;
  const options = landings.map((space) => ({
    id: `advance:${space}`,
    label: say("choice.advance", { space }),
    refs: [ref.space(space)],
    space,
  }));
  const { space } = yield* choose(seat, say("ask.landing"), options, { clause: "CV-33.19" });
  table.next("advance", { seat, spaces: spaces - 1 });
  arriveOn(w, table, seat, space, "CV-15.7");
}

/** CV-15.6. */
export function* tellTrackReward(w: World, table: GameTable, { seat }: Stories["trackReward"]): Rules {
  const { track } = realmOf(w, seat);
  const reward = rewardAt(track);
  if (reward === "great-person") table.next("greatPerson", { seat });
  else if (reward === "culture-event") {
    table.next("handLimit", { seat });
    table.next("drawEvents", { seat, level: sectionOf(track), n: 1 });
  }
}

/** CV-15.11: whether a card of the level can be drawn. */
export function canDraw(w: World, level: CultureLevel): boolean {
  const pile = w.market.events[level - 1];
  return pile !== undefined && pile.deck.length + pile.discard.length > 0;
}

/** CV-15.11. */
function drawEvent(w: World, table: GameTable, level: number): EventId | undefined {
  const pile = w.market.events[level - 1];
  if (pile === undefined) return undefined;
  if (pile.deck.length === 0) {
    pile.deck = table.random.shuffle(pile.discard);
    pile.discard = [];
  }
  return pile.deck.pop();
}

export function discardEvent(w: World, id: EventId): void {
  w.market.events[EVENTS[id].level - 1]?.discard.push(id);
}

/** CV-15.6, CV-15.12: with Mysticism two are drawn for each, and one is kept. */
export function* tellDrawEvents(w: World, table: GameTable, due: Stories["drawEvents"]): Rules {
  const { seat, level, n } = due;
  if (n === 0) return;
  const realm = realmOf(w, seat);
  const { events } = realm.drawn;
  for (let left = 1 + passives.sum(w, seat, "cultureDrawExtra"); left > 0; left--) {
    const card = drawEvent(w, table, level);
    if (card !== undefined) events.push(card);
  }
  if (events.length === 0) return;
  const { card } = yield* choose(seat, say("ask.keep-event"), eventOptions(events, "keep"), { clause: "CV-15.12" });
  events.splice(events.indexOf(card), 1);
  realm.events.push(card);
  const rejected = events.splice(0);
  for (const other of rejected) discardEvent(w, other);
  table.tell(() => ({
    what: say("log.draws-event", { who: { seat }, card: say(`event.${card}`) }),
    only: [seat],
    others: say("log.draws-hidden-event", { who: { seat }, level }),
    seat,
    clause: "CV-15.6",
    moves: [{ piece: ref.event(card), from: ref.eventDeck(level), to: ref.realm(seat) }],
  }));
  for (const other of rejected) tellDiscard(table, seat, other, "CV-15.12"); // face up, so everybody sees it
  table.next("drawEvents", { seat, level, n: n - 1 });
}

interface EventOption extends Option {
  readonly card: EventId;
}

/** Equal cards are one option. */
export const eventOptions = (events: readonly EventId[], kind: string): EventOption[] =>
  [...new Set(events)].map((card) => ({
    id: `${kind}:${card}`,
    label: say(`event.${card}`),
    refs: [ref.event(card)],
    card,
  }));

/** CV-15.10: down to the hand size, one card at a time. */
export function* tellHandLimit(w: World, table: GameTable, { seat }: Stories["handLimit"]): Rules {
  const realm = realmOf(w, seat);
  const over = realm.events.length - cultureHand(w, seat);
  if (over <= 0) return;
  const prompt = say("ask.discard-event", { n: over });
  const discards = eventOptions(realm.events, "discard");
  const options = [...discards, ...turnUpEntries(w, table, seat, "cultureHand")]; // CV-34.9
  const picked = yield* choose(seat, prompt, options, { clause: "CV-15.10" });
  if ("card" in picked) discardFromHand(w, table, seat, picked.card, "CV-15.10");
  else yield* picked.act();
  table.next("handLimit", { seat });
}

export function discardFromHand(w: World, table: GameTable, seat: Seat, card: EventId, clause: string): void {
  leaveHand(realmOf(w, seat), card);
  discardEvent(w, card);
  tellDiscard(table, seat, card, clause);
}

function tellDiscard(table: GameTable, seat: Seat, card: EventId, clause: string): void {
  table.tell(() => ({
    what: say("log.discards-event", { who: { seat }, card: say(`event.${card}`) }),
    seat,
    clause,
    moves: [{ piece: ref.event(card), to: ref.eventDiscard(EVENTS[card].level) }],
  }));
}
