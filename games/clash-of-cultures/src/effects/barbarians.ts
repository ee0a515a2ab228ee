import type { Deeds } from "./deeds.ts";

/** What barbarians do by icons and cards. */
export const barbarianDeeds: Deeds<"exhaust" | "barbariansAppear" | "barbariansAttack" | "hireBarbarians"> = {
  exhaust: { *run() {}, can: () => false },
  barbariansAppear: { *run() {}, can: () => false },
  barbariansAttack: { *run() {}, can: () => false },
  hireBarbarians: { *run() {}, can: () => false },
};
