import type { Verdict } from "@civitas/kernel";
import { type Archive, archiveSpeech, takes, type VerbKind } from "@civitas/monumental-family";
import { clearPlace } from "../city.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { placeAt, playerAt } from "../state.ts";
import { judgePlaces, type PlaceOption, tellDropped, whyNotReady } from "./places.ts";

/** MD-21.2, MD-21.3: a top card or lone knowledge that is neither activated nor reinforced. */
export const judgeArchive = (stage: CardStage): Verdict<PlaceOption>[] =>
  judgePlaces(stage, "archive", whyNotReady("MD-21.2"));

export const archiveKind: VerbKind<Archive, CardStage> = {
  ...archiveSpeech,
  ...takes<Archive, CardStage, PlaceOption>({
    prompt: say("ask.archive"),
    clause: "MD-21.2",
    judge: judgeArchive,
    take: archiveCard,
  }),
};

/** MD-21.2: out of the game, under the warlord; an attached knowledge goes to the discard pile. */
function archiveCard({ play, seat }: CardStage, { place: index }: PlaceOption): undefined {
  const player = playerAt(play.duel, seat);
  const place = placeAt(player, index);
  const { top, under } = place;
  if (top === null) return;
  player.archived.push(top);
  if (under !== null) player.discard.push(under);
  clearPlace(place);
  play.table.tell(() => ({
    what: say("log.archives", { who: { seat }, card: nameOf(top) }),
    seat,
    clause: "MD-21.2",
    moves: [{ piece: ref.card(top), from: ref.place(seat, index + 1), to: ref.archive(seat) }],
  }));
  tellDropped(play, seat, index, under, "MD-21.2");
}
