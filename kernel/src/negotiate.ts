import type { Exchange } from "./exchange.ts";
import { kernelSays, type Message } from "./message.ts";
import type { Decision, Option } from "./option.ts";
import type { Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import type { Standing } from "./standing.ts";
import { blockedAmong, no, optionsAmong, type Reason, type Verdict } from "./verdict.ts";

/** Goods against goods: `terms` is the game's own, plain and public. */
export interface Offer<T> {
  readonly by: Seat;
  /** One seat, or several: then the first to accept gets it. */
  readonly to: readonly Seat[];
  readonly terms: T;
}

/** How a game bargains. */
export interface Bargain<T> {
  /** The offer in words, for those who get it. */
  readonly prompt: (offer: Offer<T>) => Message;
  readonly clause: string;
  /** The goods of both sides, for a table that lays them out. */
  readonly goods?: (offer: Offer<T>) => Pick<Exchange, "gives" | "asks">;
  /** Why this seat can't accept it; nothing if it can. */
  readonly hindrance?: (offer: Offer<T>, seat: Seat) => Reason | undefined;
  /** For seats that want no offers for a while: they refuse without being asked. */
  readonly standing?: Omit<Standing, "answer">;
}

/** What became of an offer. */
export type OfferReply =
  | { readonly did: "accept" | "counter"; readonly seat: Seat }
  | { readonly did: "refuse" | "withdraw" };

/** An exchange that both sides have agreed on: `by` gives what the terms say it gives. */
export interface Deal<T> {
  readonly by: Seat;
  readonly to: Seat;
  readonly terms: T;
}

/**
 * Puts an offer to one or several seats. Each accepts or refuses it, or may want to change it. The first acceptance or
 * counter-offer counts. Until then `by` may withdraw the offer; nobody waits for that.
 */
export function* offer<T>(made: Offer<T>, bargain: Bargain<T>, mayCounter: boolean): Rules<OfferReply> {
  const open = new Set(made.to);
  const exchange = (): Exchange | undefined => exchangeOf(made, bargain);
  while (open.size > 0) {
    const asking: Decision[] = [];
    for (const seat of open) asking.push(replyQuestion(made, bargain, seat, mayCounter, exchange));
    asking.push(withdrawal(made, bargain, exchange));
    const { seat, id } = yield asking;
    if (id === "withdraw") return { did: "withdraw" };
    if (id === "accept" || id === "counter") return { did: id, seat };
    open.delete(seat);
  }
  return { did: "refuse" };
}

/**
 * A whole negotiation: an offer and up to `counters` counter-offers, each made to whoever made the one before. `change`
 * asks for the terms of a counter-offer; if it gives nothing, the seat refuses. Where offers take many answers, a game
 * tells `offer` and `change` as stories of their own instead.
 */
export function* negotiate<T>(
  first: Offer<T>,
  bargain: Bargain<T> & {
    readonly counters: number;
    readonly change: (made: Offer<T>, by: Seat) => Rules<T | undefined>;
  },
): Rules<Deal<T> | undefined> {
  let made = first;
  for (let left = bargain.counters; ; left--) {
    const reply = yield* offer(made, bargain, left > 0);
    if (reply.did === "accept") return { by: made.by, to: reply.seat, terms: made.terms };
    if (reply.did !== "counter") return undefined;
    const terms = yield* bargain.change(made, reply.seat);
    if (terms === undefined) return undefined;
    made = { by: reply.seat, to: [made.by], terms };
  }
}

function replyQuestion<T>(
  made: Offer<T>,
  bargain: Bargain<T>,
  seat: Seat,
  mayCounter: boolean,
  exchange: () => Exchange | undefined,
): Decision {
  const verdicts = (): Verdict[] => {
    const accept: Option = { id: "accept", label: kernelSays("kernel.accept") };
    const hindrance = bargain.hindrance?.(made, seat);
    const replies: Verdict[] = [hindrance === undefined ? accept : no(accept, hindrance)];
    if (mayCounter) replies.push({ id: "counter", label: kernelSays("kernel.counter") });
    replies.push({ id: "refuse", label: kernelSays("kernel.refuse") });
    return replies;
  };
  const again = (): readonly Option[] => optionsAmong(verdicts());
  return {
    seat,
    prompt: bargain.prompt(made),
    options: again(),
    blocked: () => blockedAmong(verdicts()),
    clause: bargain.clause,
    exchange,
    again,
    standing: bargain.standing && { ...bargain.standing, answer: "refuse" },
  };
}

function withdrawal<T>(made: Offer<T>, bargain: Bargain<T>, exchange: () => Exchange | undefined): Decision {
  return {
    seat: made.by,
    prompt: kernelSays("kernel.offer-open"),
    options: [{ id: "withdraw", label: kernelSays("kernel.withdraw") }],
    blocked: () => [],
    clause: bargain.clause,
    exchange,
    optional: true,
  };
}

function exchangeOf<T>(made: Offer<T>, { goods }: Bargain<T>): Exchange | undefined {
  return goods && { by: made.by, to: made.to, ...goods(made) };
}
