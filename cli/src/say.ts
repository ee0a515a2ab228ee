import { sayer } from "@civitas/kernel";
import type { words as en } from "./text/en.ts";

export const say = sayer<keyof typeof en>();
