import type { Dictionary } from "@civitas/words";
import { cards } from "./cards/hu.ts";
import { names } from "./names/hu.ts";
import { own } from "./own/hu.ts";
import { strife } from "./strife/hu.ts";

export const words: Dictionary = { ...cards, ...names, ...strife, ...own };
