import { choose, no, type Option, type Verdict } from "@civitas/kernel";
import { type Take, takeSpeech, type VerbKind } from "@civitas/monumental-family";
import { receiveBasic } from "../acquiring.ts";
import { BASIC_IDS, type BasicId } from "../content/cards.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import type { Duel } from "../state.ts";

export type TakeBasic = Take<"basic-building">;

interface BasicOption extends Option {
  readonly card: BasicId;
}

/** MD-8.5: the stacks that are not empty. */
const judgeBasics = (duel: Duel): Verdict<BasicOption>[] =>
  BASIC_IDS.map((card) => {
    const candidate = { id: `take:${card}`, label: nameOf(card), refs: [ref.stack(card)], card };
    return duel.stacks[card] > 0 ? candidate : no(candidate, say("why.stack-empty"), "MD-8.5");
  });

const canTake = (_verb: TakeBasic, { play }: CardStage): boolean => BASIC_IDS.some((id) => play.duel.stacks[id] > 0);

/** MD-23.8: gains a basic building without paying. */
export const takeKind: VerbKind<TakeBasic, CardStage> = {
  ...takeSpeech,
  *run(verb, stage) {
    if (!canTake(verb, stage)) return;
    const { play, seat } = stage;
    const { card } = yield* choose(seat, say("ask.take-basic"), judgeBasics(play.duel), { clause: "MD-23.8" });
    receiveBasic(play, seat, card, "MD-8.14");
  },
  can: canTake,
  asks: canTake,
};
