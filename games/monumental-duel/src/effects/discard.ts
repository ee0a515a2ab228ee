import type { Rules } from "@civitas/kernel";
import { clearPlace, isReady, placesWhere } from "../city.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { type Player, placeAt, playerAt } from "../state.ts";
import { type HowMany, takeOneByOne } from "./pick.ts";
import { placeOptions, placesBlocked, whyNotReady } from "./places.ts";

export const discardable = (player: Player): number[] => placesWhere(player, isReady);

/** MD-21.4: to the discard pile, with any knowledge attached to it. */
export function discardFromCity({ play, seat }: CardStage, howMany: HowMany): Rules {
  const player = playerAt(play.duel, seat);
  return takeOneByOne(
    seat,
    say("ask.discard"),
    howMany,
    "MD-21.4",
    () => placeOptions("discard", seat, player, discardable(player)),
    () => placesBlocked("discard", seat, player, whyNotReady("MD-21.4")),
    ({ place: index }) => {
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
    },
  );
}
