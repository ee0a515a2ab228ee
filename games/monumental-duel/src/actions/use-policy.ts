import { no, type Rules, remember, type Seat } from "@civitas/kernel";
import { CARDS, type PolicyId } from "../content/cards.ts";
import type { Effect } from "../grammar.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { CardStage } from "../stage.ts";
import { activePolicy, playerAt } from "../state.ts";
import { VOCABULARY } from "../vocabulary.ts";
import { type ActionVerdict, type Face, judgeEffect } from "./option.ts";

/** MD-11.1, MD-11.2: only the top policy, if it has an activated effect and no action token. */
export function judgeActivePolicy(play: Play, seat: Seat): ActionVerdict {
  const player = playerAt(play.duel, seat);
  const card = activePolicy(player);
  if (card === undefined) {
    const using = () => ({ id: "use:policy", label: say("choice.use-policy-any"), refs: [ref.policies(seat)] });
    return no(using, say("why.no-policy"), "MD-11.1");
  }
  const face = () => usingPolicy(seat, card);
  const effect = CARDS[card].action;
  if (effect === undefined) return no(face, say("why.no-action"), "MD-11.1");
  if (player.policyUsed) return no(face, say("why.used"), "MD-7.7");
  const stage = new CardStage(play, seat, { card });
  return judgeEffect(effect, stage, "MD-7.11", face, () => usePolicy(stage, effect));
}

const usingPolicy = remember(
  (seat: Seat, card: PolicyId): Face => ({
    id: "use:policy",
    label: say("choice.use-policy", { card: nameOf(card) }),
    note: VOCABULARY.sayEffect(CARDS[card].action ?? { does: [] }),
    refs: [ref.policies(seat), ref.policy(seat, card)],
  }),
);

function* usePolicy(stage: CardStage, effect: Effect): Rules {
  const { play, seat, source } = stage;
  playerAt(play.duel, seat).policyUsed = true; // MD-7.7: marked before its effect
  play.table.tell(() => ({
    what: say("log.uses-policy", { who: { seat }, card: nameOf(source.card) }),
    seat,
    clause: "MD-11.1",
  }));
  yield* stage.apply(effect);
}
