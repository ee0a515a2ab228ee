import type { Message, Rules } from "@civitas/kernel";
import { type Resources, saidResources } from "./resources.ts";
import { say } from "./say.ts";
import type { Stage } from "./stage.ts";

/** What must be given completely before an effect begins. The parts are given in this order. */
export interface Cost {
  readonly pay?: Resources;
  /** So many basic resources; `distinct`: each of another kind. */
  readonly payAny?: { readonly n: number; readonly distinct: boolean };
  readonly archive?: number;
  readonly discardDisplay?: number;
}

export const canGive = (cost: Cost, stage: Stage): boolean =>
  (cost.pay === undefined || stage.canPay(cost.pay)) &&
  (cost.payAny === undefined || stage.canPayAny(cost.payAny.n, cost.payAny.distinct)) &&
  (cost.archive === undefined || stage.choices({ verb: "archive", n: cost.archive, exact: true }) >= cost.archive) &&
  (cost.discardDisplay === undefined ||
    stage.choices({ verb: "discardDisplay", n: cost.discardDisplay, exact: true }) >= cost.discardDisplay);

export function* give(cost: Cost, stage: Stage): Rules {
  if (cost.pay !== undefined) yield* stage.pay(cost.pay);
  if (cost.payAny !== undefined) yield* stage.payAny(cost.payAny.n, cost.payAny.distinct);
  if (cost.archive !== undefined) yield* stage.carry({ verb: "archive", n: cost.archive, exact: true });
  if (cost.discardDisplay !== undefined) {
    yield* stage.carry({ verb: "discardDisplay", n: cost.discardDisplay, exact: true });
  }
}

export function sayCost(cost: Cost): Message {
  const parts: Message[] = [];
  if (cost.pay !== undefined) parts.push(say("cost.pay", { what: saidResources(cost.pay) }));
  if (cost.payAny !== undefined) {
    parts.push(say(cost.payAny.distinct ? "cost.pay-distinct" : "cost.pay-any", { n: cost.payAny.n }));
  }
  if (cost.archive !== undefined) parts.push(say("do.archive", { n: cost.archive }));
  if (cost.discardDisplay !== undefined) parts.push(say("do.discard-display", { n: cost.discardDisplay }));
  return say("amount.list", { list: parts });
}
