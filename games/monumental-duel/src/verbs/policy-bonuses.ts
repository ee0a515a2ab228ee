import { type PolicyBonuses, policyBonusesSpeech, type VerbKind } from "@civitas/monumental-family";
import { CARDS } from "../content/cards.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { playerAt } from "../state.ts";
import { applyBonuses, type BonusOption } from "./bonuses.ts";

export type SomePolicyBonuses = PolicyBonuses<number>;

const hasPolicies = (_verb: SomePolicyBonuses, { play, seat }: CardStage): boolean =>
  playerAt(play.duel, seat).policies.length > 0;

/** MD-21.6: the bonus effects of developed policies of your choice, covered ones too. */
export const policyBonusesKind: VerbKind<SomePolicyBonuses, CardStage> = {
  ...policyBonusesSpeech,
  *run({ n }, stage) {
    const { play, seat } = stage;
    const policies = playerAt(play.duel, seat).policies.map(
      (card): BonusOption => ({
        id: `bonus:${card}`,
        label: nameOf(card),
        note: play.vocabulary.sayVerbs(CARDS[card].bonus),
        refs: [ref.policy(seat, card)],
        card,
      }),
    );
    yield* applyBonuses(stage, say("ask.policy-bonus"), policies, n, "MD-21.6");
  },
  can: hasPolicies,
  asks: hasPolicies,
};
