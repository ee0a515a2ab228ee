import { sayer } from "@civitas/kernel";
import type { words } from "./text/en.ts";

/** Says something in the words of this table. */
export const say = sayer<keyof typeof words>();
