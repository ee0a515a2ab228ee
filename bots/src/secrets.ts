import type { Seat } from "@civitas/kernel";
import type { World } from "./imagination.ts";

/**
 * Lets the others make their secret picks, in place: only then the pick of `seat` shows its effect. Nobody knows what
 * they pick, so they are assumed to pass or else to pick the plainest option.
 */
export function openSecrets(world: World, seat: Seat): void {
  for (;;) {
    const [question] = world.pending;
    if (question?.sealed === undefined || question.seat === seat) return;
    const { options } = question;
    const pick = options.find(({ apart }) => apart === "end") ?? options[0];
    if (pick === undefined) return;
    world.answer(question.seat, pick.id);
  }
}
