import type { Seat } from "@civitas/kernel";
import type { Announced } from "../announcing/announced.ts";
import { cancelBelow, isCancellable } from "../announcing/cancelling.ts";
import type { World } from "../state.ts";
import type { Cancel, Cancellable } from "../verbs/power.ts";
import type { Deeds } from "./deed.ts";

const KINDS: Readonly<Record<Announced["kind"], Cancellable>> = {
  event: "event",
  ability: "resource-ability",
  action: "city-action",
};

/** CV-28.3, CV-28.5, CV-28.6: whether this card cancels what was announced. */
function cancels(w: World, seat: Seat, { what, targetingMe }: Cancel, announced: Announced | undefined): boolean {
  if (announced === undefined || announced.seat === seat || !what.includes(KINDS[announced.kind])) return false;
  if (!isCancellable(w, announced)) return false;
  return !targetingMe || (announced.kind === "event" && announced.targets.includes(seat));
}

export const cancelDeeds: Deeds<Cancel> = {
  cancel: {
    can: (verb, { w, seat }) => cancels(w, seat, verb, w.announced.at(-1)?.what),
    run: (_, { w, table, seat }) => cancelBelow(w, table, seat),
  },
};
