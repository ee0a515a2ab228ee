import { choose, type Message, type Move, type Rules, type Seat } from "@civitas/kernel";
import { chitIndex } from "./content/chits.ts";
import type { Resource } from "./content/dice.ts";
import { used } from "./die.ts";
import { leanPayments, onlyWay } from "./lean.ts";
import { amountOf } from "./names.ts";
import { type Cost, nothing, type Payment, type Purse, placesIn, purseOf, worth } from "./payment.ts";
import { type PaymentOption, partners, readyMade, steps } from "./payment-options.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import type { Player } from "./state.ts";

export interface PaymentQuestion {
  readonly cost: Cost;
  /** What is paid for. */
  readonly what: Message;
  readonly clause: string;
  /** The payment may be declined, as in the famine and in the war. */
  readonly decline?: Message;
}

/**
 * ND-24.8 to ND-24.12: asks for a payment, in one answer or step by step. Nothing is spent yet. It is not asked where
 * only one payment exists. The cost must be within reach. Gives nothing if the player declines.
 */
export function* askPayment(player: Player, seat: Seat, question: PaymentQuestion): Rules<Payment | undefined> {
  const { cost, clause } = question;
  const purse = purseOf(player, cost.resource);
  let pick = yield* choose(seat, promptFor(question, purse, nothing), firstSteps(seat, purse, question), { clause });
  let soFar = nothing;
  for (;;) {
    if (pick.next === "decline") return undefined;
    if (pick.next === "pay") return pick.makes;
    if (pick.next === "trade") {
      const seconds = partners(seat, purse, cost, soFar, pick.makes);
      pick = yield* choose(seat, say("ask.partner", { resource: amountOf(cost.resource, 1) }), seconds, {
        clause: "ND-8.7",
      });
    }
    soFar = pick.makes;
    const only = onlyWay(purse, cost, soFar);
    if (only !== undefined) return only;
    pick = yield* choose(seat, promptFor(question, purse, soFar), steps(seat, purse, cost, soFar), { clause });
  }
}

/** Ready-made payments (ND-24.10), declining, and, unless there is only one payment, the way to any other. */
function firstSteps(seat: Seat, purse: Purse, question: PaymentQuestion): PaymentOption[] {
  const { cost, decline } = question;
  const only = onlyWay(purse, cost, nothing);
  const ready = only === undefined ? leanPayments(purse, cost) : [only];
  const options = ready.map((payment) => readyMade(seat, purse, cost, payment));
  if (decline !== undefined) options.push({ id: "decline", label: decline, makes: nothing, next: "decline" });
  if (only === undefined) for (const step of steps(seat, purse, cost, nothing)) options.push(step);
  return options;
}

function promptFor({ cost, what }: PaymentQuestion, purse: Purse, soFar: Payment): Message {
  const needed = amountOf(cost.resource, cost.amount);
  if (soFar === nothing) return say("ask.pay", { what, cost: needed });
  return say("ask.pay-more", { what, cost: needed, paid: amountOf(cost.resource, worth(purse, soFar)) });
}

/** ND-8.1: moves the dice and chits of a payment to the used area. */
export function spend(player: Player, resource: Resource, payment: Payment): void {
  for (const i of placesIn(payment.dice)) player.dice[i] = used(player.dice[i] ?? 0);
  moveChits(player.chits, player.usedChits, chitIndex[resource], payment.chits);
}

/** The same, as the table shows it. */
export function movesOf(seat: Seat, resource: Resource, payment: Payment): Move[] {
  const moves = placesIn(payment.dice).map((i): Move => ({ piece: ref.die(seat, i), to: ref.used(seat) }));
  if (payment.chits > 0) moves.push({ piece: ref.chit(seat, resource), to: ref.used(seat) });
  return moves;
}

/** Moves chits of one kind from one heap to another. */
export function moveChits(from: number[], to: number[], kind: number, count: number): void {
  from[kind] = (from[kind] ?? 0) - count;
  to[kind] = (to[kind] ?? 0) + count;
}
