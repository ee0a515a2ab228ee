import type { Deeds } from "./deeds.ts";

/** What events do to players. */
export const hardshipDeeds: Deeds<
  "lowerMood" | "starve" | "banGrowth" | "loseUnits" | "loseCity" | "losePieces" | "civilWar" | "revolt"
> = {
  lowerMood: { *run() {}, can: () => false },
  starve: { *run() {}, can: () => false },
  banGrowth: { *run() {}, can: () => false },
  loseUnits: { *run() {}, can: () => false },
  loseCity: { *run() {}, can: () => false },
  losePieces: { *run() {}, can: () => false },
  civilWar: { *run() {}, can: () => false },
  revolt: { *run() {}, can: () => false },
};
