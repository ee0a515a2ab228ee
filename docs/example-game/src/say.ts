import { sayer } from "@civitas/kernel";
import type { words as en } from "./text/en.ts";

/** Says things with the words of this game; a key that is missing there is a type error here. */
export const say = sayer<keyof typeof en>();
