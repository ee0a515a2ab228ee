import type { Dictionary } from "@civitas/words";
import { names } from "./names/ru.ts";
import { own } from "./own/ru.ts";

export const words: Dictionary = { ...names, ...own };
