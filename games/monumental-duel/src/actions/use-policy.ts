import { no, type Rules, type Seat } from "@civitas/kernel";
import { CARDS, type PolicyId } from "../content/cards.ts";
import type { Effect } from "../grammar.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { activePolicy, playerAt } from "../state.ts";
import { type ActionVerdict, judgeEffect } from "./option.ts";

/** MD-11.1, MD-11.2: only the top policy, if it has an activated effect and no action token. */
export function judgeActivePolicy(play: Play, seat: Seat): ActionVerdict {
  const player = playerAt(play.duel, seat);
  const card = activePolicy(player);
  if (card === undefined) {
    const candidate = { id: "use:policy", label: say("choice.use-policy-any"), refs: [ref.policies(seat)] };
    return no(candidate, say("why.no-policy"), "MD-11.1");
  }
  const candidate = () => ({
    id: "use:policy",
    label: say("choice.use-policy", { card: nameOf(card) }),
    refs: [ref.policies(seat), ref.policy(seat, card)],
  });
  const effect = CARDS[card].action;
  if (effect === undefined) return no(candidate, say("why.no-action"), "MD-11.1");
  if (player.policyUsed) return no(candidate, say("why.used"), "MD-7.7");
  return judgeEffect(effect, new CardStage(play, seat, { card }), "MD-7.11", () => ({
    ...candidate(),
    note: play.vocabulary.sayEffect(effect),
    act: () => usePolicy(play, seat, card, effect),
  }));
}

function* usePolicy(play: Play, seat: Seat, card: PolicyId, effect: Effect): Rules {
  playerAt(play.duel, seat).policyUsed = true; // MD-7.7: marked before its effect
  play.table.tell(() => ({
    what: say("log.uses-policy", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-11.1",
  }));
  yield* new CardStage(play, seat, { card }).apply(effect);
}
