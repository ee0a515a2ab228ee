import { type Blocked, choose, type Rules } from "@civitas/kernel";
import { receiveBasic } from "../acquiring.ts";
import { BASIC_IDS, type BasicId } from "../content/cards.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import type { Duel } from "../state.ts";

/** MD-8.5, MD-23.8: the stacks that are not empty. */
export const takeableBasics = (duel: Duel): BasicId[] => BASIC_IDS.filter((id) => duel.stacks[id] > 0);

const emptyStacks = (duel: Duel): Blocked[] =>
  BASIC_IDS.filter((id) => duel.stacks[id] === 0).map((card) => ({
    id: `take:${card}`,
    label: nameOf(card),
    why: say("why.stack-empty"),
    clause: "MD-8.5",
    refs: [ref.stack(card)],
  }));

/** MD-23.8: gains a basic building without paying. */
export function* takeBasicBuilding({ play, seat }: CardStage): Rules {
  const options = takeableBasics(play.duel).map((card) => ({
    id: `take:${card}`,
    label: nameOf(card),
    refs: [ref.stack(card)],
    card,
  }));
  if (options.length === 0) return;
  const { card } = yield* choose(seat, say("ask.take-basic"), options, {
    clause: "MD-23.8",
    blocked: () => emptyStacks(play.duel),
  });
  receiveBasic(play, seat, card, "MD-8.14");
}
