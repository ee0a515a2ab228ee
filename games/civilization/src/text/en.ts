import type { Dictionary } from "@civitas/words";
import { cards } from "./cards/en.ts";
import { names } from "./names/en.ts";
import { own } from "./own/en.ts";
import { strife } from "./strife/en.ts";

export const words: Dictionary = { ...cards, ...names, ...strife, ...own };
