import type { Message } from "@civitas/kernel";
import { RESOURCES, type Resources, saidResources } from "@civitas/monumental-family";
import { say } from "./say.ts";

/** "Gives 2 gold", or nothing if it gives nothing. */
export function saidYield(gives: Resources): Message | undefined {
  const some = RESOURCES.some((resource) => (gives[resource] ?? 0) > 0);
  return some ? say("note.gives", { what: saidResources(gives) }) : undefined;
}
