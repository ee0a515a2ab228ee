import {
  choose,
  type Happening,
  type Message,
  type Move,
  type Option,
  type Price,
  type Rules,
  remember,
  type Seat,
} from "@civitas/kernel";
import {
  BASICS,
  type Basic,
  RESOURCES,
  type Resource,
  type Resources,
  saidResources,
  sayAmount,
  takeFrom,
  unitsOf,
} from "@civitas/monumental-family";
import type { Play } from "./play.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type Player, playerAt } from "./state.ts";

/** A cost in one basic resource (MD-4.2). */
export interface Bill {
  readonly of: Basic;
  readonly n: number;
  /** MD-4.15: restricted military may help. */
  readonly restricted?: boolean;
  /** MD-22.2: only this many units of the resource itself count (MD-22.4); the rest is gold. */
  readonly atMost?: number;
}

/** What the player must pay: the resource, or gold if only gold counts. */
export const demanded = ({ of, atMost }: Bill): Resource => (atMost === undefined ? of : "gold");

/** One way to pay a bill. */
export interface Payment {
  readonly restricted: number;
  readonly basic: number;
  readonly gold: number;
}

const restrictedFor = (player: Player, bill: Bill): number =>
  bill.restricted === true ? Math.min(player.restricted, bill.n) : 0;

const basicFor = (player: Player, bill: Bill): number =>
  Math.min(unitsOf(player, bill.of), bill.atMost ?? bill.n, bill.n);

/** How much is missing to pay the bill; 0 if it can be paid (MD-4.7, MD-4.9). */
export const shortBy = (player: Player, bill: Bill): number =>
  Math.max(0, bill.n - restrictedFor(player, bill) - basicFor(player, bill) - player.supply.gold);

export const canAfford = (player: Player, bill: Bill): boolean => shortBy(player, bill) === 0;

/** MD-4.16: restricted military first, then the resource, then gold. */
export function usualPayment(player: Player, bill: Bill): Payment {
  const restricted = restrictedFor(player, bill);
  const basic = Math.min(basicFor(player, bill), bill.n - restricted);
  return { restricted, basic, gold: bill.n - restricted - basic };
}

/** MD-4.7: every mix that pays the bill exactly; the usual one first. */
export function waysToPay(player: Player, bill: Bill): Payment[] {
  const ways: Payment[] = [];
  for (let restricted = restrictedFor(player, bill); restricted >= 0; restricted--) {
    for (let basic = Math.min(basicFor(player, bill), bill.n - restricted); basic >= 0; basic--) {
      const gold = bill.n - restricted - basic;
      if (gold <= player.supply.gold) ways.push({ restricted, basic, gold });
    }
  }
  return ways;
}

const pricesIn = (of: Basic) =>
  remember((basic: number, gold: number): Price => ({ ...(basic > 0 && { [of]: basic }), ...(gold > 0 && { gold }) }));

/** By the units of the resource and of gold. */
const PRICES = {
  production: pricesIn("production"),
  science: pricesIn("science"),
  military: pricesIn("military"),
};

/** What the payment takes from the supply, for display. */
export const priceOf = ({ of }: Bill, { restricted, basic, gold }: Payment): Price =>
  PRICES[of](restricted + basic, gold);

export const usualPrice = (player: Player, bill: Bill): Price => priceOf(bill, usualPayment(player, bill));

const wayLabel = (bill: Bill, { restricted, basic, gold }: Payment): Message => {
  const list: Message[] = [];
  if (restricted > 0) list.push(say("pay.restricted", { n: restricted }));
  if (basic > 0) list.push(sayAmount(bill.of, basic));
  if (gold > 0) list.push(sayAmount("gold", gold));
  return say("pay.way", { list });
};

const wayId = (bill: Bill, { restricted, basic, gold }: Payment): string =>
  `pay:${[
    restricted > 0 ? `restricted=${restricted}` : "",
    basic > 0 ? `${bill.of}=${basic}` : "",
    gold > 0 ? `gold=${gold}` : "",
  ]
    .filter((part) => part !== "")
    .join(",")}`;

/** Pays a bill the player can afford; asks for the mix only if the table wants that (MD-4.16). */
export function* payBill(play: Play, seat: Seat, bill: Bill, clause: string): Rules<Payment> {
  if (bill.n === 0) return { restricted: 0, basic: 0, gold: 0 };
  const player = playerAt(play.duel, seat);
  let payment = usualPayment(player, bill);
  if (play.duel.payment === "ask") {
    const options = waysToPay(player, bill).map((way) => ({
      id: wayId(bill, way),
      label: wayLabel(bill, way),
      price: priceOf(bill, way),
      way,
    }));
    payment = (yield* choose(seat, say("ask.pay", { what: sayAmount(demanded(bill), bill.n) }), options, {
      clause: "MD-4.7",
    })).way;
  }
  player.restricted -= payment.restricted;
  player.supply[bill.of] -= payment.basic;
  player.supply.gold -= payment.gold;
  const paid = payment;
  play.table.tell(() => paidFor(seat, wayLabel(bill, paid), priceOf(bill, paid), clause));
  return payment;
}

/** MD-4.8: pays exactly these resources; nothing replaces them. */
export function payExactly(play: Play, seat: Seat, price: Resources, clause: string): void {
  takeFrom(playerAt(play.duel, seat).supply, price);
  play.table.tell(() => paidFor(seat, saidResources(price), price, clause));
}

/** What the log says of a payment. */
function paidFor(seat: Seat, what: Message, price: Price, clause: string): Happening {
  const moves: Move[] = [];
  for (const resource of RESOURCES) {
    if ((price[resource] ?? 0) > 0) {
      moves.push({ piece: ref.token(resource), from: ref.supply(seat, resource), to: ref.bank });
    }
  }
  return { what: say("log.pays", { who: { seat }, what }), seat, clause, moves };
}

/** MD-4.10: what n basic resources may be paid with; gold replaces any kind. */
export function mixesOfBasics(player: Player, n: number, distinct: boolean): Resource[][] {
  const kinds: readonly Resource[] = [...BASICS, "gold"];
  const mixes: Resource[][] = [];
  const extend = (mix: Resource[], from: number): void => {
    if (mix.length === n) {
      mixes.push(mix);
      return;
    }
    for (let k = from; k < kinds.length; k++) {
      const kind = kinds[k];
      if (kind === undefined) continue;
      const taken = mix.filter((one) => one === kind).length;
      if (taken >= player.supply[kind]) continue;
      extend([...mix, kind], distinct && kind !== "gold" ? k + 1 : k);
    }
  };
  extend([], 0);
  return mixes;
}

/** Whether n basic resources can be paid at all; gold counts for any kind. */
export function canPayBasics(player: Player, n: number, distinct: boolean): boolean {
  let units = player.supply.gold;
  for (const basic of BASICS) units += distinct ? Math.min(1, player.supply[basic]) : player.supply[basic];
  return units >= n && (!distinct || n <= BASICS.length);
}

/** MD-4.10, MD-4.16: the payer always names the kinds. */
export function* payBasics(play: Play, seat: Seat, n: number, distinct: boolean): Rules {
  const options: (Option & { readonly mix: Resource[] })[] = mixesOfBasics(playerAt(play.duel, seat), n, distinct).map(
    (mix) => ({
      id: `pay:${mix.join(",")}`,
      label: saidResources(tally(mix)),
      price: tally(mix),
      mix,
    }),
  );
  const { mix } = yield* choose(seat, say(distinct ? "ask.pay-distinct" : "ask.pay-any", { n }), options, {
    clause: "MD-4.10",
  });
  payExactly(play, seat, tally(mix), "MD-4.10");
}

const tally = (mix: readonly Resource[]): Partial<Record<Resource, number>> => {
  const units: Partial<Record<Resource, number>> = {};
  for (const kind of mix) units[kind] = (units[kind] ?? 0) + 1;
  return units;
};
