import type { Message } from "@civitas/kernel";
import { say } from "./say.ts";

/** Several things after each other, with commas. */
export function each(all: readonly Message[]): Message {
  const [first = say("ui.nothing"), ...rest] = all;
  return rest.reduce((before, next) => say("ui.then", { before, next }), first);
}
