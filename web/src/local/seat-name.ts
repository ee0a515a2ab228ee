import type { Speaker } from "@civitas/words";
import type { SeatPlan } from "./shelf.ts";

/** How a seat of this browser is called. */
export function seatName(plan: SeatPlan, seat: number, speaker: Speaker): string {
  if (plan.kind === "bot") {
    const key = `seat.bot.${plan.level}`;
    return speaker.plain({ say: speaker.has(key) ? key : "seat.bot" });
  }
  return plan.name === "" ? speaker.plain({ say: "seat.unnamed", with: { n: seat + 1 } }) : plan.name;
}
