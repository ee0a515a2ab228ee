import { type Discard, discardSpeech, takes, type VerbKind } from "@civitas/monumental-family";
import { clearPlace } from "../city.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { placeAt, playerAt } from "../state.ts";
import { judgePlaces, type PlaceOption, whyNotReady } from "./places.ts";

export const discardKind: VerbKind<Discard, CardStage> = {
  ...discardSpeech,
  ...takes<Discard, CardStage, PlaceOption>({
    prompt: say("ask.discard"),
    clause: "MD-21.4",
    judge: (stage) => judgePlaces(stage, "discard", whyNotReady("MD-21.4")),
    take: discardFromCity,
  }),
};

/** MD-21.4: to the discard pile, with any knowledge attached to it. */
function discardFromCity({ play, seat }: CardStage, { place: index }: PlaceOption): undefined {
  const player = playerAt(play.duel, seat);
  const place = placeAt(player, index);
  const cards = [place.top, place.under].filter((card) => card !== null);
  player.discard.push(...cards);
  clearPlace(place);
  play.table.tell(() => ({
    what: say("log.discards", { who: { seat }, cards: cards.map(nameOf) }),
    seat,
    clause: "MD-21.4",
    moves: cards.map((card) => ({
      piece: ref.card(card),
      from: ref.place(seat, index + 1),
      to: ref.cityDiscard(seat),
    })),
  }));
}
