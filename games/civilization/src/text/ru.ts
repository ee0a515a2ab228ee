import type { Dictionary } from "@civitas/words";
import { cards } from "./cards/ru.ts";
import { names } from "./names/ru.ts";
import { own } from "./own/ru.ts";
import { strife } from "./strife/ru.ts";

export const words: Dictionary = { ...cards, ...names, ...strife, ...own };
