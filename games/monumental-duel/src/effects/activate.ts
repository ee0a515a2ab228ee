import type { Rules } from "@civitas/kernel";
import { activatePlaces, activationEffects } from "../activation.ts";
import { isReady, placesWhere } from "../city.ts";
import type { Source } from "../play.ts";
import { resolveWaiting } from "../resolve.ts";
import { say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { type Player, playerAt } from "../state.ts";
import { type HowMany, takeOneByOne } from "./pick.ts";
import { placeOptions, placesBlocked, type WhyNotPlace, whyNotReady } from "./places.ts";

/** MD-6.11: not activated, not reinforced, and never the card whose effect it is. */
export const activatable = (player: Player, source: Source): number[] =>
  placesWhere(player, isReady).filter((place) => place !== source.place);

const whyNotActivated =
  (source: Source): WhyNotPlace =>
  (place, index) =>
    index === source.place ? [say("why.activates-itself"), "MD-6.11"] : whyNotReady("MD-6.11")(place, index);

/** MD-6.10, MD-6.12: a further card is activated; what it does then depends on the phase. */
export function activateFurther({ play, seat, source }: CardStage, howMany: HowMany): Rules {
  const player = playerAt(play.duel, seat);
  return takeOneByOne(
    seat,
    say("ask.activate-further"),
    howMany,
    "MD-6.11",
    () => placeOptions("activate", seat, player, activatable(player, source)),
    () => placesBlocked("activate", seat, player, whyNotActivated(source)),
    ({ place }) => {
      activatePlaces(play, seat, [place], "MD-6.10");
      const phaseA = play.activation;
      if (phaseA === undefined) {
        return resolveWaiting(play, seat, activationEffects(play, seat, [place], false), "MD-6.12");
      }
      phaseA.push(...activationEffects(play, seat, [place], true));
      return undefined;
    },
  );
}
