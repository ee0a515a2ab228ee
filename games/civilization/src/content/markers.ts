import type { Box } from "./box.ts";
import { type Icons, icons } from "./icons.ts";
import type { Resource } from "./resources.ts";

/** What a hut or village marker shows on its hidden side. */
export type MarkerContent =
  | Resource
  | "friendly-barbarian"
  | "friendly-workers"
  | "great-person"
  | "native-art"
  | "teacher"
  | "wealth";

/** CV-16.3, CV-16.12, CV-16.13: kept face down; the others are resolved when they are found (CV-16.10). */
export const isKept = (content: MarkerContent): boolean => !RESOLVED_AT_ONCE.has(content);
const RESOLVED_AT_ONCE: ReadonlySet<MarkerContent> = new Set([
  "friendly-barbarian",
  "great-person",
  "native-art",
  "wealth",
]);

interface Copies {
  readonly content: MarkerContent;
  readonly box: Box;
  readonly count: number;
}

/** CV-1.6: 30 huts; 20 in the base game. */
export const HUTS: readonly Copies[] = [
  { content: "incense", box: "base", count: 5 },
  { content: "incense", box: "ff", count: 1 },
  { content: "silk", box: "base", count: 5 },
  { content: "silk", box: "ff", count: 1 },
  { content: "wheat", box: "base", count: 5 },
  { content: "wheat", box: "ff", count: 2 },
  { content: "spy", box: "base", count: 3 },
  { content: "spy", box: "ff", count: 1 },
  { content: "iron", box: "base", count: 2 },
  { content: "iron", box: "ff", count: 1 },
  { content: "friendly-barbarian", box: "ff", count: 2 },
  { content: "native-art", box: "ff", count: 1 },
  { content: "teacher", box: "ff", count: 1 },
];

/** CV-1.6: 15 villages; 10 in the base game. */
export const VILLAGES: readonly Copies[] = [
  { content: "iron", box: "base", count: 3 },
  { content: "spy", box: "base", count: 3 },
  { content: "spy", box: "ff", count: 1 },
  { content: "uranium", box: "base", count: 2 },
  { content: "uranium", box: "ff", count: 1 },
  { content: "great-person", box: "base", count: 2 },
  { content: "friendly-workers", box: "ff", count: 1 },
  { content: "native-art", box: "ff", count: 1 },
  { content: "wealth", box: "ff", count: 1 },
];

/** A Native Art marker of a hut gives 3 culture, that of a village 6. */
export const NATIVE_ART = { hut: 3, village: 6 } as const;
/** CV-16.12. */
export const FRIENDLY_WORKERS = 4;

export const RELIC_IDS = ["atlantis", "school-of-confucius", "seven-cities-of-gold"] as const;
export type RelicId = (typeof RELIC_IDS)[number];

/** CV-1.5, CV-18.1. */
export const PERSON_TYPES = ["artist", "builder", "general", "humanitarian", "industrialist", "scientist"] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

export const MARKERS_OF_A_TYPE = 3;

export const PERSON_ICONS: Readonly<Record<PersonType, Icons>> = {
  artist: icons({ trade: 1, culture: 2 }),
  builder: icons({ production: 2, coin: 1 }),
  general: icons({ combat: 4 }),
  humanitarian: icons({ production: 1, trade: 1, culture: 1, coin: 1 }),
  industrialist: icons({ culture: 2, coin: 1 }),
  scientist: icons({ production: 1, trade: 2 }),
};
