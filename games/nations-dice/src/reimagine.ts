import type { Random, Viewer } from "@civitas/kernel";
import type { Nations } from "./state.ts";

/** ND-3.2: only the order of the face-down stacks is hidden, from everybody alike. */
export function reimagine(s: Nations, _viewer: Viewer, random: Random): void {
  for (const stack of s.stacks) random.redeal(stack);
  for (const stack of s.eventStacks) random.redeal(stack);
}
