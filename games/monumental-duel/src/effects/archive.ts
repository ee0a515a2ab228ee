import type { Rules } from "@civitas/kernel";
import { clearPlace, isReady, placesWhere } from "../city.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { type Player, placeAt, playerAt } from "../state.ts";
import { type HowMany, takeOneByOne } from "./pick.ts";
import { placeOptions, placesBlocked, whyNotReady } from "./places.ts";

/** MD-21.2, MD-21.3: a top card or lone knowledge that is neither activated nor reinforced. */
export const archivable = (player: Player): number[] => placesWhere(player, isReady);

/** MD-21.2: out of the game, under the warlord; an attached knowledge goes to the discard pile. */
export function archiveCards({ play, seat }: CardStage, howMany: HowMany): Rules {
  const player = playerAt(play.duel, seat);
  return takeOneByOne(
    seat,
    say("ask.archive"),
    howMany,
    "MD-21.2",
    () => placeOptions("archive", seat, player, archivable(player)),
    () => placesBlocked("archive", seat, player, whyNotReady("MD-21.2")),
    ({ place: index }) => {
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
        moves: [
          { piece: ref.card(top), from: ref.place(seat, index + 1), to: ref.archive(seat) },
          ...(under === null
            ? []
            : [{ piece: ref.card(under), from: ref.place(seat, index + 1), to: ref.cityDiscard(seat) }]),
        ],
      }));
    },
  );
}
