import { sayer } from "@civitas/kernel";
import type { words } from "./text/en.ts";

/** Says something in the words of this game. */
export const say = sayer<keyof typeof words>();
