import { cardSays, type Speeches } from "./speech.ts";

/** CV-9.10. */
export interface ForceAnarchy {
  readonly verb: "forceAnarchy";
}

/** CV-6.9. */
export interface BecomeFirstPlayer {
  readonly verb: "becomeFirstPlayer";
}

/** CV-33.47. */
export interface LookAtMarkers {
  readonly verb: "lookAtMarkers";
}

/** What a response can cancel (CV-28.3, CV-28.5, CV-28.6). */
export type Cancellable = "event" | "resource-ability" | "city-action";

export interface Cancel {
  readonly verb: "cancel";
  readonly what: readonly Cancellable[];
  /** CV-28.13: only what targets the owner. */
  readonly targetingMe: boolean;
}

export type PowerVerb = ForceAnarchy | BecomeFirstPlayer | LookAtMarkers | Cancel;

export const forceAnarchy: ForceAnarchy = { verb: "forceAnarchy" };
export const becomeFirstPlayer: BecomeFirstPlayer = { verb: "becomeFirstPlayer" };
export const lookAtMarkers: LookAtMarkers = { verb: "lookAtMarkers" };
export const cancel = (...what: readonly Cancellable[]): Cancel => ({ verb: "cancel", what, targetingMe: false });
export const cancelWhatTargetsMe: Cancel = { verb: "cancel", what: ["event"], targetingMe: true };

function sayCancel({ what, targetingMe }: Cancel) {
  if (targetingMe) return cardSays("do.cancel.event-at-me");
  const [only, second] = what;
  if (only !== undefined && second === undefined) return cardSays(`do.cancel.${only}`);
  return cardSays(what.includes("city-action") ? "do.cancel.anything" : "do.cancel.event-or-ability");
}

export const powerSpeeches: Speeches<PowerVerb> = {
  forceAnarchy: { says: () => cardSays("do.force-anarchy"), worth: () => 4 },
  becomeFirstPlayer: { says: () => cardSays("do.become-first-player"), worth: () => 2 },
  lookAtMarkers: { says: () => cardSays("do.look-at-markers"), worth: () => 1 },
  cancel: { says: sayCancel, worth: ({ what }) => 2 + what.length },
};
