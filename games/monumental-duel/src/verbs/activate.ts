import type { Rules } from "@civitas/kernel";
import { type Activate, activateSpeech, takes, type VerbKind } from "@civitas/monumental-family";
import { activatePlaces, activationEffects } from "../activating.ts";
import type { Source } from "../play.ts";
import { resolveWaiting } from "../resolve.ts";
import { say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { judgePlaces, type PlaceOption, type WhyNotPlace, whyNotReady } from "./places.ts";

/** MD-6.11: not activated, not reinforced, and never the card whose effect it is. */
const whyNotActivated =
  (source: Source): WhyNotPlace =>
  (place, index) =>
    index === source.place
      ? { why: say("why.activates-itself"), clause: "MD-6.11" }
      : whyNotReady("MD-6.11")(place, index);

export const activateKind: VerbKind<Activate, CardStage> = {
  ...activateSpeech,
  ...takes<Activate, CardStage, PlaceOption>({
    prompt: say("ask.activate-further"),
    clause: "MD-6.11",
    judge: (stage) => judgePlaces(stage, "activate", whyNotActivated(stage.source)),
    take: activateFurther,
  }),
};

/** MD-6.10, MD-6.12: a further card is activated; what it does then depends on the phase. */
function activateFurther({ play, seat }: CardStage, { place }: PlaceOption): Rules | undefined {
  activatePlaces(play, seat, [place], "MD-6.10");
  const phaseA = play.activation;
  if (phaseA === undefined) {
    return resolveWaiting(play, seat, activationEffects(play, seat, [place], false), "MD-6.12");
  }
  phaseA.push(...activationEffects(play, seat, [place], true));
  return undefined;
}
