import type { Message, Rules, Seat } from "@civitas/kernel";
import { type Effect, mayApply } from "@civitas/monumental-family";
import { byCard, CARDS, POLICY_IDS, type PolicyId } from "../content/cards.ts";
import { actionNote } from "../notes.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { activePolicy, bySeat, playerAt } from "../state.ts";
import { applyEffect } from "../using.ts";
import { type ActionOption, actionOption, type BlockedList, whyNot } from "./option.ts";

const stageOf = (play: Play, seat: Seat, card: PolicyId): CardStage => new CardStage(play, seat, { card, place: -1 });

/** What a player types, reads and points at never changes. */
const printed = bySeat((seat) =>
  byCard(POLICY_IDS, (card) => ({
    id: "use:policy",
    label: say("choice.use-policy", { card: nameOf(card) }),
    note: actionNote(card),
    refs: [ref.policies(seat), ref.policy(seat, card)],
  })),
);

/** MD-11.1, MD-11.2: only the top policy, if it has an activated effect and no action token. */
export function policyOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  const player = playerAt(play.duel, seat);
  const card = activePolicy(player);
  const effect = card === undefined ? undefined : CARDS[card].action;
  if (card === undefined || effect === undefined || player.policyUsed) return;
  if (!mayApply(effect, stageOf(play, seat, card))) return;
  options.push(actionOption(printed(seat)[card], undefined, () => usePolicy(play, seat, card, effect)));
}

export function policyBlocked(play: Play, seat: Seat, blocked: BlockedList): void {
  const player = playerAt(play.duel, seat);
  const card = activePolicy(player);
  const block = (why: Message, clause: string): void => {
    const label = card === undefined ? say("choice.use-policy-any") : printed(seat)[card].label;
    blocked.push({ id: "use:policy", label, why, clause, refs: [ref.policies(seat)] });
  };
  const effect = card === undefined ? undefined : CARDS[card].action;
  if (card === undefined) block(say("why.no-policy"), "MD-11.1");
  else if (effect === undefined) block(say("why.no-action"), "MD-11.1");
  else if (player.policyUsed) block(say("why.used"), "MD-7.7");
  else {
    const stage = stageOf(play, seat, card);
    if (!mayApply(effect, stage)) block(whyNot(effect, stage), "MD-7.11");
  }
}

function* usePolicy(play: Play, seat: Seat, card: PolicyId, effect: Effect): Rules {
  playerAt(play.duel, seat).policyUsed = true; // MD-7.7: marked before its effect
  play.table.tell(() => ({
    what: say("log.uses-policy", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-11.1",
  }));
  yield* applyEffect(effect, stageOf(play, seat, card));
}
