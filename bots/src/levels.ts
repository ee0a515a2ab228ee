import { type Message, sayer } from "@civitas/kernel";
import type { words as en } from "./text/en.ts";

const say = sayer<keyof typeof en>();

/** A bot as a person chooses it; the words stand in `text/`. */
export interface Level {
  readonly id: "easy" | "normal" | "hard";
  /** For `makeBot`. */
  readonly spec: string;
  readonly name: Message;
  /** A line that says how it plays. */
  readonly about: Message;
}

export const LEVELS: readonly Level[] = [
  { id: "easy", spec: "greedy:30%", name: say("bot.easy"), about: say("bot.easy.about") },
  { id: "normal", spec: "greedy", name: say("bot.normal"), about: say("bot.normal.about") },
  { id: "hard", spec: "search:1200ms", name: say("bot.hard"), about: say("bot.hard.about") },
];
