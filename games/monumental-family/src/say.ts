import { sayer } from "@civitas/kernel";
import type { words } from "./text/en.ts";

/** The family's way to say things: keys of its own words only. */
export const say = sayer<keyof typeof words>();
