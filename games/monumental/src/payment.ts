import { choose, type Message, type Option, type Price, type Rules, type Seat } from "@civitas/kernel";
import {
  BASICS,
  type Basic,
  type Resource,
  type Resources,
  saidResources,
  sayAmount,
  unitsOf,
} from "@civitas/monumental-family";
import { countOf, forEachActive, inForce } from "./active.ts";
import type { GameTable } from "./agenda.ts";
import { say } from "./say.ts";
import { type Monumental, type Realm, realmOf } from "./state.ts";
import { paymentMoves } from "./supply.ts";

/** What must be paid. Gold and culture can't be replaced; gold may replace the rest (MO-5.3, MO-5.4). */
export type Bill = Resources;

/** How a bill may be paid. */
export interface PaymentTerms {
  /** MO-5.6: restricted military may help, and goes first. */
  readonly restricted: number;
  /** MO-5.11: how much military each gold counts for. */
  readonly rate: 1 | 2;
}

const PLAIN: PaymentTerms = { restricted: 0, rate: 1 };

/** One way to pay a bill: what it takes from the supply. */
export interface Payment {
  readonly restricted: number;
  readonly production: number;
  readonly science: number;
  readonly military: number;
  readonly gold: number;
  readonly culture: number;
}

/** MO-5.14: the usual order: restricted military, then the resource itself, then gold. */
export function usualPayment(realm: Realm, bill: Bill, terms: PaymentTerms = PLAIN): Payment {
  const restricted = Math.min(terms.restricted, bill.military ?? 0);
  const due = (bill.military ?? 0) - restricted;
  const production = Math.min(unitsOf(realm, "production"), bill.production ?? 0);
  const science = Math.min(unitsOf(realm, "science"), bill.science ?? 0);
  const [military, goldForMilitary] = militaryFirst(unitsOf(realm, "military"), due, terms.rate);
  const gold = (bill.gold ?? 0) + (bill.production ?? 0) - production + (bill.science ?? 0) - science + goldForMilitary;
  return { restricted, production, science, military, gold, culture: bill.culture ?? 0 };
}

/** MO-5.11: as much military as is legal, and gold for the rest. With rate 2 nothing may be overpaid. */
function militaryFirst(have: number, due: number, rate: 1 | 2): [number, number] {
  const military = Math.min(have, due);
  if (rate === 1) return [military, due - military];
  for (let paid = military; paid > 0; paid--) if ((due - paid) % 2 === 0) return [paid, (due - paid) / 2];
  return [0, Math.ceil(due / 2)];
}

/** How much gold is missing; 0 if the bill can be paid. Missing culture counts as culture. */
export function shortBy({ supply }: Realm, bill: Bill, terms: PaymentTerms = PLAIN): number {
  const { production = 0, science = 0, military = 0, gold = 0, culture = 0 } = bill;
  const missing = Math.max(0, production - supply.production) + Math.max(0, science - supply.science);
  // With rate 2 the usual payment may need a gold more than this: 1 military and 1 gold, or 1 gold alone.
  const forMilitary = Math.ceil(Math.max(0, military - terms.restricted - supply.military) / terms.rate);
  return Math.max(0, culture - supply.culture, gold + missing + forMilitary - supply.gold);
}

export const canPay = (m: Monumental, seat: Seat, bill: Bill, terms: PaymentTerms = PLAIN): boolean =>
  shortBy(realmOf(m, seat), bill, terms) === 0;

/** MO-5.3, MO-5.11: every mix that pays the bill exactly, the usual one first. */
export function waysToPay(realm: Realm, bill: Bill, terms: PaymentTerms = PLAIN): Payment[] {
  const restricted = Math.min(terms.restricted, bill.military ?? 0);
  const due = (bill.military ?? 0) - restricted;
  const ways: Payment[] = [];
  for (let production = most(realm, bill, "production"); production >= 0; production--) {
    for (let science = most(realm, bill, "science"); science >= 0; science--) {
      const others = (bill.gold ?? 0) + (bill.production ?? 0) - production + (bill.science ?? 0) - science;
      for (let military = Math.min(unitsOf(realm, "military"), due); military >= 0; military--) {
        if (terms.rate === 2 && military > 0 && (due - military) % 2 === 1) continue;
        const gold = others + Math.ceil((due - military) / terms.rate);
        if (gold > realm.supply.gold) continue;
        ways.push({ restricted, production, science, military, gold, culture: bill.culture ?? 0 });
      }
    }
  }
  return ways;
}

const most = (realm: Realm, bill: Bill, of: Basic): number => Math.min(unitsOf(realm, of), bill[of] ?? 0);

/** What a payment takes, as the table shows it. */
export function priceOf({ restricted, production, science, military, gold, culture }: Payment): Price {
  const price: Record<string, number> = {};
  if (production > 0) price.production = production;
  if (science > 0) price.science = science;
  if (military + restricted > 0) price.military = military + restricted;
  if (gold > 0) price.gold = gold;
  if (culture > 0) price.culture = culture;
  return price;
}

export const usualPrice = (realm: Realm, bill: Bill, terms: PaymentTerms = PLAIN): Price =>
  priceOf(usualPayment(realm, bill, terms));

/** MO-5.14: whether the payer names the mix. */
function asksForMix(m: Monumental, seat: Seat, bill: Bill, terms: PaymentTerms): boolean {
  if (m.payment === "ask" || terms.rate === 2) return true;
  if ((bill.military ?? 0) === 0) return false;
  let needed = false;
  forEachActive(m, seat, (id, { use }) => {
    if ((use?.cost?.payOnly?.military ?? 0) > 0 && countOf(m, id) === 0) needed = true;
  });
  return needed;
}

/** Pays a bill the player can afford. */
export function* payBill(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  bill: Bill,
  clause: string,
  terms: PaymentTerms = PLAIN,
): Rules {
  const realm = realmOf(m, seat);
  let payment = usualPayment(realm, bill, terms);
  if (asksForMix(m, seat, bill, terms)) {
    const options = waysToPay(realm, bill, terms).map((way) => ({
      id: `pay:${wayId(way)}`,
      label: sayWay(way),
      price: priceOf(way),
      way,
    }));
    const prompt = say("ask.pay", { what: saidResources(bill) });
    if (options.length > 0) payment = (yield* choose(seat, prompt, options, { clause: "MO-5.14" })).way;
  }
  m.turn.restricted -= payment.restricted;
  takeAway(realm, payment);
  const paid = payment;
  table.tell(() => ({
    what: say("log.pays", { who: { seat }, what: sayWay(paid) }),
    seat,
    clause,
    moves: paymentMoves(seat, priceOf(paid)),
  }));
}

function takeAway({ supply }: Realm, { production, science, military, gold, culture }: Payment): void {
  supply.production -= production;
  supply.science -= science;
  supply.military -= military;
  supply.gold -= gold;
  supply.culture -= culture;
}

function sayWay(way: Payment): Message {
  const list: Message[] = [];
  if (way.restricted > 0) list.push(say("pay.restricted", { n: way.restricted }));
  for (const basic of BASICS) if (way[basic] > 0) list.push(sayAmount(basic, way[basic]));
  if (way.gold > 0) list.push(sayAmount("gold", way.gold));
  if (way.culture > 0) list.push(sayAmount("culture", way.culture));
  return list.length === 0 ? say("pay.nothing") : say("pay.way", { list });
}

const wayId = (way: Payment): string => {
  const parts: string[] = [];
  for (const basic of BASICS) if (way[basic] > 0) parts.push(`${basic}=${way[basic]}`);
  if (way.gold > 0) parts.push(`gold=${way.gold}`);
  return parts.length === 0 ? "restricted" : parts.join(",");
};

/** Pays exactly these resources; nothing replaces them. */
export function payExactly(m: Monumental, table: GameTable, seat: Seat, price: Resources, clause: string): void {
  const { production = 0, science = 0, military = 0, gold = 0, culture = 0 } = price;
  takeAway(realmOf(m, seat), { restricted: 0, production, science, military, gold, culture });
  table.tell(() => ({
    what: say("log.pays", { who: { seat }, what: saidResources(price) }),
    seat,
    clause,
    moves: paymentMoves(seat, price),
  }));
}

/** Whether n basic resources can be paid; gold counts for any kind. */
export function canPayAny(realm: Realm, n: number, distinct: boolean): boolean {
  let units = realm.supply.gold;
  for (const basic of BASICS) units += distinct ? Math.min(1, unitsOf(realm, basic)) : unitsOf(realm, basic);
  return units >= n && (!distinct || n <= BASICS.length);
}

/** MO-5.14: the resources of such a cost are always named; a gold replaces a kind that is not paid otherwise. */
export function* payAny(m: Monumental, table: GameTable, seat: Seat, n: number, distinct: boolean): Rules {
  const options: (Option & { readonly mix: Resources })[] = mixesOfBasics(realmOf(m, seat), n, distinct).map((mix) => ({
    id: `pay:${mix.join(",")}`,
    label: saidResources(tally(mix)),
    price: tally(mix),
    mix: tally(mix),
  }));
  const { mix } = yield* choose(seat, say("ask.pay-distinct", { n }), options, { clause: "MO-5.14" });
  payExactly(m, table, seat, mix, "MO-5.3");
}

function mixesOfBasics(realm: Realm, n: number, distinct: boolean): Resource[][] {
  const kinds: readonly Resource[] = [...BASICS, "gold"];
  const mixes: Resource[][] = [];
  const extend = (mix: Resource[], from: number): void => {
    if (mix.length === n) {
      mixes.push(mix);
      return;
    }
    kinds.slice(from).forEach((kind, i) => {
      const taken = mix.filter((one) => one === kind).length;
      if (taken >= realm.supply[kind]) return;
      extend([...mix, kind], distinct && kind !== "gold" ? from + i + 1 : from + i);
    });
  };
  extend([], 0);
  return mixes;
}

const tally = (mix: readonly Resource[]): Partial<Record<Resource, number>> => {
  const units: Partial<Record<Resource, number>> = {};
  for (const kind of mix) units[kind] = (units[kind] ?? 0) + 1;
  return units;
};

/** MO-5.6, MO-5.11: how the military of a conquest may be paid. */
export function conquestTerms(m: Monumental, seat: Seat, barbarians: boolean): PaymentTerms {
  return {
    restricted: barbarians ? m.turn.restricted : 0,
    rate: inForce(m, seat, "gold-as-military").length > 0 ? 2 : 1,
  };
}
