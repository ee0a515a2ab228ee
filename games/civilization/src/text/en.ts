import type { Dictionary } from "@civitas/words";
import { names } from "./names/en.ts";
import { own } from "./own/en.ts";

export const words: Dictionary = { ...names, ...own };
