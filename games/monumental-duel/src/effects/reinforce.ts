import type { Rules } from "@civitas/kernel";
import { isActivated, placesWhere } from "../city.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { type Player, placeAt, playerAt } from "../state.ts";
import { type HowMany, takeOneByOne } from "./pick.ts";
import { placeOptions, placesBlocked, type WhyNotPlace } from "./places.ts";

export const reinforceable = (player: Player): number[] => placesWhere(player, isActivated);

const whyNotReinforced: WhyNotPlace = ({ turned }) => {
  if (turned === "reinforced") return [say("why.was-reinforced"), "MD-21.14"];
  return turned === "ready" ? [say("why.not-activated"), "MD-21.13"] : undefined;
};

/** MD-21.13, MD-21.14: upright again; it stays, and has no effect any more this round. Its knowledge is discarded. */
export function reinforceCards({ play, seat }: CardStage, howMany: HowMany): Rules {
  const player = playerAt(play.duel, seat);
  return takeOneByOne(
    seat,
    say("ask.reinforce"),
    howMany,
    "MD-21.13",
    () => placeOptions("reinforce", seat, player, reinforceable(player)),
    () => placesBlocked("reinforce", seat, player, whyNotReinforced),
    ({ place: index }) => {
      const place = placeAt(player, index);
      const { top, under } = place;
      if (top === null) return;
      place.turned = "reinforced";
      place.under = null;
      if (under !== null) player.discard.push(under);
      play.table.tell(() => ({
        what: say("log.reinforces", { who: { seat }, card: nameOf(top) }),
        seat,
        clause: "MD-21.13",
        moves:
          under === null
            ? []
            : [{ piece: ref.card(under), from: ref.place(seat, index + 1), to: ref.cityDiscard(seat) }],
      }));
    },
  );
}
