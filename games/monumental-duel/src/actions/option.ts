import type { Blocked, Message, Option, Price } from "@civitas/kernel";
import { amount, type Effect, holds, sayCondition, sayCost } from "@civitas/monumental-family";
import { type Bill, demanded, shortBy } from "../payment.ts";
import type { Act } from "../play.ts";
import { say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import type { Player } from "../state.ts";

/** An action a player may take now. */
export interface ActionOption extends Option {
  readonly act: Act;
}

/** What a player reads and points at, and what it does; all actions have the same shape, since many are compared. */
export const actionOption = (
  { id, label, refs, note, apart }: Omit<Option, "price">,
  price: Price | undefined,
  act: Act,
): ActionOption => ({ id, label, refs, note, apart, price, act });

/** What an action adds to the list of those that can't be taken, with the reason. */
export type BlockedList = Blocked[];

/** "You are 2 production short." */
export const whyShort = (player: Player, bill: Bill): Message =>
  say("why.short", { what: amount(demanded(bill), shortBy(player, bill)) });

/** Why an effect can't be applied: its condition does not hold, or its cost can't be given (MD-13.3). */
export const whyNot = ({ condition, cost }: Effect, stage: CardStage): Message => {
  if (condition !== undefined && !holds(condition, stage)) {
    return say("why.condition", { condition: sayCondition(condition) });
  }
  return say("why.cost", { cost: sayCost(cost ?? {}) });
};
