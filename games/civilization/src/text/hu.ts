import type { Dictionary } from "@civitas/words";
import { names } from "./names/hu.ts";
import { own } from "./own/hu.ts";

export const words: Dictionary = { ...names, ...own };
