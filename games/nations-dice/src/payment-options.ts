import { late, type Message, type Option, remember, type Seat } from "@civitas/kernel";
import { type Die, type DieKind, typedDie } from "./die.ts";
import { amountOf, chitsOf, dieName } from "./names.ts";
import { type Cost, countBits, type Payment, type Purse, placesIn, reach, worth } from "./payment.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";

/** A step in putting a payment together (ND-24.8): the payment after it, and how it continues. */
export interface PaymentOption extends Option {
  readonly makes: Payment;
  /** `pay` completes it, `more` goes on, `trade` waits for the second die, `decline` pays nothing. */
  readonly next: "pay" | "more" | "trade" | "decline";
}

/** A step with one die, in words: "add it", "trade it with another", "together with it". */
const stepWith = remember((verb: "add" | "trade" | "with", kind: DieKind) => ({
  id: `${verb}:${typedDie(kind)}`,
  label: say(`pay.${verb}`, { thing: dieName(kind) }),
}));

/** ND-24.10: a payment that is ready to be made. */
export function readyMade(seat: Seat, purse: Purse, cost: Cost, payment: Payment): PaymentOption {
  const places = placesIn(payment.dice);
  const names = places.map((i) => typedDie(purse.held[i] ?? 0));
  const refs = places.map((i) => ref.die(seat, i));
  for (let n = 0; n < payment.chits; n++) names.push("chit");
  if (payment.chits > 0) refs.push(ref.chit(seat, purse.resource));
  const excess = worth(purse, payment) - cost.amount;
  return {
    id: `pay:${names.join("+")}`,
    label: late(() => say("pay.ready", { payment: partsOf(purse, payment) })),
    refs,
    note: excess > 0 ? lost(purse, excess) : undefined,
    group: say("group.ready"),
    makes: payment,
    next: "pay",
  };
}

/** The dice and chits of a payment, as a list to be said. */
export function partsOf({ held, resource }: Pick<Purse, "held" | "resource">, payment: Payment): Message[] {
  const parts = placesIn(payment.dice).map((i) => dieName(held[i] ?? 0));
  if (payment.chits > 0) parts.push(chitsOf(resource, payment.chits));
  return parts;
}

const lost = (purse: Purse, n: number): Message =>
  late(() => say("note.lost", { amount: amountOf(purse.resource, n) }));

/** What may be done next with a payment that is being put together (ND-24.9). */
export function steps(seat: Seat, purse: Purse, cost: Cost, soFar: Payment): PaymentOption[] {
  const total = worth(purse, soFar);
  const enough = total >= cost.amount;
  const options: PaymentOption[] = [];
  if (enough) options.push(finish(purse, cost, soFar, total));
  if (enough || canStillCount(purse, cost, soFar)) addMatching(options, seat, purse, soFar, enough ? total : undefined);
  addChit(options, seat, purse, soFar, enough);
  addTrades(options, seat, purse, cost, soFar, enough);
  return options;
}

function finish(purse: Purse, cost: Cost, makes: Payment, total: number): PaymentOption {
  const label = late(() => say("pay.done", { payment: partsOf(purse, makes) }));
  const note = total > cost.amount ? lost(purse, total - cost.amount) : undefined;
  return { id: "done", label, note, apart: "end", makes, next: "pay" };
}

/** `enough`: what the payment comes to, if that is enough already. */
function addMatching(
  options: PaymentOption[],
  seat: Seat,
  purse: Purse,
  soFar: Payment,
  enough: number | undefined,
): void {
  const group = say(enough === undefined ? "group.steps" : "group.waste");
  eachKind(purse.held, purse.matching & ~soFar.dice, (kind, places) => {
    const makes = { dice: soFar.dice | (1 << (places[0] ?? 0)), chits: soFar.chits };
    const { id, label } = stepWith("add", kind);
    options.push({
      id,
      label,
      refs: places.map((i) => ref.die(seat, i)),
      // ND-8.19: in a trade it may replace a more valuable die; then more than its own face is lost.
      note: enough === undefined ? undefined : lost(purse, worth(purse, makes) - enough),
      group,
      makes,
      next: "more",
    });
  });
}

function addChit(options: PaymentOption[], seat: Seat, purse: Purse, soFar: Payment, enough: boolean): void {
  if (soFar.chits === purse.chits) return;
  options.push({
    id: "add:chit",
    label: say("pay.add", { thing: chitsOf(purse.resource, 1) }),
    refs: [ref.chit(seat, purse.resource)],
    note: enough ? lost(purse, 1) : undefined,
    group: say(enough ? "group.waste" : "group.steps"),
    makes: { dice: soFar.dice, chits: soFar.chits + 1 },
    next: "more",
  });
}

/** Whether the cost stays within reach if one more matching die is counted, and so can't be a partner in a trade. */
function canStillCount(purse: Purse, cost: Cost, soFar: Payment): boolean {
  const matchingLeft = purse.matchingCount - countBits(soFar.dice & purse.matching);
  return matchingLeft > 0 && reach(purse, countBits(soFar.dice & purse.others), matchingLeft - 1) >= cost.amount;
}

/** ND-8.7: two dice as 1 of the resource. The first is one that doesn't show it: a pair that does is simply counted. */
function addTrades(
  options: PaymentOption[],
  seat: Seat,
  purse: Purse,
  cost: Cost,
  soFar: Payment,
  enough: boolean,
): void {
  const partners = partnersFor(purse, cost, soFar);
  if (!partners.other && !partners.matching) return;
  const wasteful = enough || !partners.other;
  eachKind(purse.held, purse.others & ~soFar.dice, (kind, places) => {
    const { id, label } = stepWith("trade", kind);
    options.push({
      id,
      label,
      refs: places.map((i) => ref.die(seat, i)),
      note: wasteful ? say("note.trade-for-nothing") : undefined,
      group: say(wasteful ? "group.waste" : "group.trade"),
      makes: { dice: soFar.dice | (1 << (places[0] ?? 0)), chits: soFar.chits },
      next: "trade",
    });
  });
}

/** Which dice could complete a trade so that the cost can still be reached. */
function partnersFor(purse: Purse, cost: Cost, soFar: Payment): { other: boolean; matching: boolean } {
  const othersIn = countBits(soFar.dice & purse.others);
  const othersLeft = purse.othersCount - othersIn;
  const matchingLeft = purse.matchingCount - countBits(soFar.dice & purse.matching);
  return {
    other: othersLeft >= 2 && reach(purse, othersIn + 2, matchingLeft) >= cost.amount,
    matching: othersLeft >= 1 && matchingLeft >= 1 && reach(purse, othersIn + 1, matchingLeft - 1) >= cost.amount,
  };
}

/** The second die of a trade; `soFar` is the payment before it, `withFirst` holds the first die. */
export function partners(seat: Seat, purse: Purse, cost: Cost, soFar: Payment, withFirst: Payment): PaymentOption[] {
  const allowed = partnersFor(purse, cost, soFar);
  const enough = worth(purse, soFar) >= cost.amount;
  const options: PaymentOption[] = [];
  const offer = (dice: number, note: Message | undefined): void =>
    eachKind(purse.held, dice & ~withFirst.dice, (kind, places) => {
      const { id, label } = stepWith("with", kind);
      options.push({
        id,
        label,
        refs: places.map((i) => ref.die(seat, i)),
        note,
        group: say(note === undefined ? "group.trade" : "group.waste"),
        makes: { dice: withFirst.dice | (1 << (places[0] ?? 0)), chits: withFirst.chits },
        next: "more",
      });
    });
  if (allowed.other) offer(purse.others, enough ? say("note.trade-for-nothing") : undefined);
  if (allowed.matching) offer(purse.matching, say("note.better-counted"));
  return options;
}

/** ND-24.11: alike dice once, with all the places where they lie; of alike dice the first received is taken. */
export function eachKind(
  held: readonly Die[],
  among: number,
  visit: (kind: DieKind, places: readonly number[]) => void,
): void {
  for (let rest = among; rest !== 0; ) {
    const first = 31 - Math.clz32(rest & -rest);
    const kind = held[first];
    const places: number[] = [];
    for (let i = first; i < held.length; i++) {
      if ((rest & (1 << i)) !== 0 && held[i] === kind) {
        places.push(i);
        rest &= ~(1 << i);
      }
    }
    if (kind !== undefined) visit(kind, places);
  }
}
