import type { Box } from "./box.ts";
import type { HutId, Resource, VillageId } from "./ids.ts";

/** What a hut or village marker shows on its hidden side. */
export type MarkerContent =
  | Resource
  | "friendly-barbarian"
  | "friendly-workers"
  | "great-person"
  | "native-art"
  | "teacher"
  | "wealth";

export interface HiddenMarker {
  readonly set: Box;
  readonly count: number;
  readonly content: MarkerContent;
  /** CV-16.3: kept face down; the others are resolved when they are found (CV-16.10). */
  readonly keep: boolean;
  /** Culture of Native Art, production of Friendly Workers. */
  readonly amount: number;
}

const kept = (set: Box, count: number, content: MarkerContent, amount = 0): HiddenMarker => ({
  set,
  count,
  content,
  keep: true,
  amount,
});
const atOnce = (set: Box, count: number, content: MarkerContent, amount = 0): HiddenMarker => ({
  ...kept(set, count, content, amount),
  keep: false,
});

/** CV-1.6: 30 huts; 20 in the base game. */
export const HUTS: Readonly<Record<HutId, HiddenMarker>> = {
  "hut-incense-base": kept("base", 5, "incense"),
  "hut-incense-ff": kept("ff", 1, "incense"),
  "hut-silk-base": kept("base", 5, "silk"),
  "hut-silk-ff": kept("ff", 1, "silk"),
  "hut-wheat-base": kept("base", 5, "wheat"),
  "hut-wheat-ff": kept("ff", 2, "wheat"),
  "hut-spy-base": kept("base", 3, "spy"),
  "hut-spy-ff": kept("ff", 1, "spy"),
  "hut-iron-base": kept("base", 2, "iron"),
  "hut-iron-ff": kept("ff", 1, "iron"),
  "hut-friendly-barbarian": atOnce("ff", 2, "friendly-barbarian"),
  "hut-native-art": atOnce("ff", 1, "native-art", 3),
  "hut-teacher": kept("ff", 1, "teacher"),
};

/** CV-1.6: 15 villages; 10 in the base game. */
export const VILLAGES: Readonly<Record<VillageId, HiddenMarker>> = {
  "village-iron-base": kept("base", 3, "iron"),
  "village-spy-base": kept("base", 3, "spy"),
  "village-spy-ff": kept("ff", 1, "spy"),
  "village-uranium-base": kept("base", 2, "uranium"),
  "village-uranium-ff": kept("ff", 1, "uranium"),
  "village-great-person": atOnce("base", 2, "great-person"),
  "village-friendly-workers": kept("ff", 1, "friendly-workers", 4),
  "village-native-art": atOnce("ff", 1, "native-art", 6),
  "village-wealth": atOnce("ff", 1, "wealth"),
};

export const isHut = (id: HutId | VillageId): id is HutId => id in HUTS;

/** What lies under a hut or a village. */
export function hidden(id: HutId | VillageId): HiddenMarker {
  return isHut(id) ? HUTS[id] : VILLAGES[id];
}
