import { cancelBelow } from "../cancelling.ts";
import type { Cancel } from "../verbs/power.ts";
import type { Deeds, Stage } from "./deed.ts";

/** CV-28.3, CV-28.5, CV-28.6: what was announced last is of a kind that the card cancels. */
function fits({ what, targetingMe }: Cancel, { w, seat }: Stage): boolean {
  const announced = w.announced.at(-1)?.what;
  if (announced === undefined || announced.seat === seat) return false;
  const kind = announced.kind === "event" ? "event" : announced.kind === "ability" ? "resource-ability" : "city-action";
  if (!what.includes(kind)) return false;
  return !targetingMe || (announced.kind === "event" && announced.targets.includes(seat));
}

export const cancelDeeds: Deeds<Cancel> = {
  cancel: {
    can: fits,
    run: (_, { w, table, seat }) => cancelBelow(w, table, seat),
  },
};
