import {
  type Candidate,
  type Message,
  type No,
  no,
  type Option,
  type Price,
  type Rules,
  type Verdict,
} from "@civitas/kernel";
import { sayAmount } from "@civitas/monumental-family";
import type { Effect } from "../grammar.ts";
import { type Bill, canAfford, demanded, shortBy, usualPrice } from "../payment.ts";
import { say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import type { Player } from "../state.ts";

/** An action of MD-7.5, and what happens when it is chosen. */
export interface ActionOption extends Option {
  readonly act: () => Rules;
}

export type ActionVerdict = Verdict<ActionOption>;

/** What a player types, reads and points at. */
export interface Face extends Candidate {
  readonly note?: Message;
}

/** All actions have the same fields in the same order: many are made, and few are looked at. */
export const actionOption = (
  { id, label, refs, note }: Face,
  price: Price | undefined,
  act: () => Rules,
): ActionOption => ({ id, label, refs, note, price, act });

/** MD-4.7, MD-4.9: an action with a price, if the player can pay it. */
export const judgePrice = (
  player: Player,
  bill: Bill,
  clause: string,
  face: () => Face,
  act: () => Rules,
): ActionVerdict =>
  canAfford(player, bill) ? actionOption(face(), usualPrice(player, bill), act) : tooDear(player, bill, clause, face);

const tooDear = (player: Player, bill: Bill, clause: string, face: () => Face): No =>
  no(
    () => ({ ...face(), price: { [demanded(bill)]: bill.n } }),
    () => whyShort(player, bill),
    clause,
  );

/** MD-13.3: an action that applies the effect of a card, if its condition holds and its cost can be given. */
export const judgeEffect = (
  effect: Effect,
  stage: CardStage,
  clause: string,
  face: () => Face,
  act: () => Rules,
): ActionVerdict =>
  stage.mayApply(effect) ? actionOption(face(), undefined, act) : no(face, () => whyNot(effect, stage), clause);

/** "You are 2 production short." */
export const whyShort = (player: Player, bill: Bill): Message =>
  say("why.short", { what: sayAmount(demanded(bill), shortBy(player, bill)) });

const whyNot = ({ condition, cost }: Effect, stage: CardStage): Message => {
  const { vocabulary } = stage.play;
  if (condition !== undefined && !stage.holds(condition)) {
    return say("why.condition", { condition: vocabulary.sayCondition(condition) });
  }
  return say("why.cost", { cost: vocabulary.sayCost(cost ?? {}) });
};
