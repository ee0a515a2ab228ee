import { choose, type Verdict } from "@civitas/kernel";
import { type Copy, copySpeech, countOptions, type VerbKind } from "@civitas/monumental-family";
import { CARDS, type CardId, isBuilding } from "../content/cards.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { placeAt, playerAt } from "../state.ts";
import { useEffects } from "../using.ts";
import { judgePlace, type PlaceOption, type WhyNotPlace } from "./places.ts";

export type CopyOne = Copy<"building" | "wonder">;

const isSought = (card: CardId, seeks: CopyOne["seeks"]): boolean =>
  seeks === "building" ? isBuilding(card) : CARDS[card].kind === "wonder";

/** MD-21.12: no card whose action is copy or draw-and-use. */
const copiesOrDraws = (card: CardId): boolean =>
  CARDS[card].action?.does.some(({ verb }) => verb === "copy" || verb === "drawUse") ?? false;

/** MD-21.12: activated, not activated or already used, but never the copying card itself. */
export function judgeCopy(stage: CardStage, { seeks }: CopyOne): Verdict<PlaceOption>[] {
  const whyNot: WhyNotPlace = ({ top }, index) => {
    if (index === stage.source.place) return { why: say("why.copies-itself"), clause: "MD-21.12" };
    return top !== null && copiesOrDraws(top) ? { why: say("why.copies-or-draws"), clause: "MD-21.12" } : undefined;
  };
  return playerAt(stage.play.duel, stage.seat).city.flatMap((place, index) =>
    place.top !== null && isSought(place.top, seeks) ? [judgePlace(stage, "copy", place, index, whyNot)] : [],
  );
}

const canCopy = (verb: CopyOne, stage: CardStage): boolean => countOptions(judgeCopy(stage, verb)) > 0;

/** MD-21.11: as if the other card were used, without moving or marking it. */
export const copyKind: VerbKind<CopyOne, CardStage> = {
  ...copySpeech,
  *run(verb, stage) {
    if (!canCopy(verb, stage)) return;
    const { play, seat } = stage;
    const { place } = yield* choose(seat, say("ask.copy"), judgeCopy(stage, verb), { clause: "MD-21.11" });
    const card = placeAt(playerAt(play.duel, seat), place).top;
    if (card === null) return;
    play.table.tell(() => ({
      what: say("log.copies", { who: { seat }, card: nameOf(card) }),
      seat,
      clause: "MD-21.11",
    }));
    yield* useEffects(play, seat, { card, place }, "MD-21.11");
  },
  can: canCopy,
  asks: canCopy,
};
