import { EMPTY_DRAFT, type Option, type Rules, type Seat, secretly, type Verdict } from "@civitas/kernel";
import { mayPayFor } from "../abilities/suspected.ts";
import { abilityEntries, couldUse } from "../abilities/using.ts";
import type { GameTable, Stories } from "../agenda.ts";
import { tradeIncome } from "../city/gathering.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { playerOrder, realmOf, seatsOf, type World } from "../state.ts";
import { gainTrade } from "../stock.ts";
import type { Entry } from "../turn/entry.ts";
import { hasGoods } from "./goods.ts";
import { audienceOf } from "./showing.ts";

/** CV-10.13: offers of a player in one Trade phase. */
const MOST_OFFERS = 3;

/** CV-10.1: all collect at once. */
export function collectTrade(w: World, table: GameTable): void {
  for (const seat of playerOrder(w)) {
    const realm = realmOf(w, seat);
    realm.offers = 0;
    realm.finished = false;
    const n = gainTrade(w, seat, tradeIncome(w, seat));
    table.tell(() => ({
      what: say("log.collects", { who: { seat }, n }),
      seat,
      clause: "CV-10.1",
      moves: [{ piece: "trade", from: ref.realm(seat), to: ref.trade(seat) }],
    }));
  }
}

interface Deed extends Option {
  readonly partner?: Seat;
  readonly shows?: true;
  /** A Trade ability. */
  readonly act?: Entry["act"];
}

// What every list has in common is made once: a round asks for many of them.
const OFFERS = say("group.offers");
const SHOW: Deed = { id: "show", label: say("choice.show"), group: OFFERS, shows: true };
const FINISHED: Deed = { id: "finished", label: say("choice.finished"), apart: "end" };
const PROMPT = say("ask.trade");

/**
 * CV-10.14: an offer to somebody, a Trade ability, showing something (CV-10.7), or finished. Any Time effects (CV-34.8)
 * and showing are no reason to ask.
 */
function deeds(w: World, table: GameTable, seat: Seat): Verdict<Deed>[] {
  const partners = partnersOf(w, seat);
  if (partners.length === 0 && !couldUse(w, table, seat, "trade")) return [FINISHED];
  const entries: Verdict<Deed>[] = [
    ...abilityEntries(w, table, seat, "trade"),
    ...abilityEntries(w, table, seat, "anyTime"),
  ];
  for (const to of partners) {
    entries.push({
      id: `offer:${to + 1}`,
      label: say("choice.offer", { who: { seat: to } }),
      refs: [ref.realm(to)],
      group: OFFERS,
      partner: to,
    });
  }
  if (audienceOf(w, seat).length > 0) entries.push(SHOW);
  entries.push(FINISHED);
  return entries;
}

/** CV-10.4, CV-10.13: with whom something can be exchanged. Either side may give nothing. */
function partnersOf(w: World, seat: Seat): Seat[] {
  if (realmOf(w, seat).offers >= MOST_OFFERS) return [];
  const others = seatsOf(w).filter((to) => to !== seat);
  return hasGoods(w, seat) ? others : others.filter((to) => hasGoods(w, to));
}

/** Whether there is anybody. */
const hasPartner = (w: World, seat: Seat): boolean =>
  realmOf(w, seat).offers < MOST_OFFERS && (hasGoods(w, seat) || seatsOf(w).some((to) => hasGoods(w, to)));

/** CV-10.14: everybody who is not finished decides at once; then the decisions are carried out in player order. */
export function* negotiations(w: World, table: GameTable): Rules {
  for (const seat of seatsOf(w)) realmOf(w, seat).finished ||= !isAsked(w, table, seat);
  const open = playerOrder(w).filter((seat) => !realmOf(w, seat).finished);
  const decided = yield* secretly(
    new Map(open.map((seat) => [seat, { prompt: PROMPT, options: () => deeds(w, table, seat), clause: "CV-10.14" }])),
  );
  for (const seat of open) {
    const deed = decided.get(seat);
    if (deed !== undefined) tellDeed(table, seat, deed);
  }
  for (const seat of open.reverse()) {
    const deed = decided.get(seat);
    if (deed?.partner !== undefined)
      table.next("terms", { by: seat, to: deed.partner, counter: false, draft: EMPTY_DRAFT });
    else if (deed?.act !== undefined) table.next("tradeAbility", { seat, id: deed.id });
    else if (deed?.shows === true) table.next("show", { seat });
    else realmOf(w, seat).finished = true;
  }
  if (w.realms.every(({ finished }) => finished)) w.step = "end";
}

/** An offer or a Trade ability. */
const hasSomethingToDo = (w: World, table: GameTable, seat: Seat): boolean =>
  hasPartner(w, seat) || couldUse(w, table, seat, "trade");

/** CV-34.1: whoever may be able to do something is asked, or else it would be known what they hold. */
const isAsked = (w: World, table: GameTable, seat: Seat): boolean =>
  hasSomethingToDo(w, table, seat) || mayPayFor(w, seat, "trade");

/** What everybody has decided is known as soon as all have. */
function tellDeed(table: GameTable, seat: Seat, { partner, act, label }: Deed): void {
  if (partner === undefined && act === undefined) return;
  table.tell(() => ({
    what:
      partner === undefined
        ? say("log.intends", { who: { seat }, what: label })
        : say("log.turns-to", { who: { seat }, to: { seat: partner } }),
    seat,
    clause: "CV-10.14",
  }));
}

/** CV-10.9: a Trade ability, once its turn in player order has come; one that has become impossible lapses. */
export function* tellTradeAbility(w: World, table: GameTable, { seat, id }: Stories["tradeAbility"]): Rules {
  const entries = [...abilityEntries(w, table, seat, "trade"), ...abilityEntries(w, table, seat, "anyTime")];
  for (const entry of entries) if ("id" in entry && entry.id === id) return yield* entry.act();
}
