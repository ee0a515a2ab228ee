import type { Speaker } from "@civitas/words";
import type { SeatPlan } from "./shelf.ts";

/** The name of a seat. Each bot has a name of its own, so that several are told apart at a glance. */
export function seatName(plan: SeatPlan, seat: number, speaker: Speaker): string {
  if (plan.kind === "bot") return speaker.plain({ say: `bot.${seat}` });
  return plan.name === "" ? speaker.plain({ say: "seat.unnamed", with: { n: seat + 1 } }) : plan.name;
}

/** What a bot is, for those who wonder at its name: "Bot (easy)". */
export function botKind(level: string | undefined, speaker: Speaker): string {
  const key = `seat.bot.${level}`;
  return speaker.plain({ say: speaker.has(key) ? key : "seat.bot" });
}
