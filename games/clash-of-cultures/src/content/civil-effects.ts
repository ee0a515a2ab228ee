import { type Goods, NOTHING } from "./goods.ts";
import { idsOf } from "./id-list.ts";

/** CC-25.4: when a civil half may be played. */
export type CivilTiming = "own-turn" | "turn-start" | "with-collect" | "with-influence" | "after-capture";

/** The civil half of an Action card. */
export interface CivilEffect {
  readonly timing: CivilTiming;
  /** CC-25.2: it costs 1 action. */
  readonly asAction: boolean;
  readonly cost: Goods;
}

const free = (cost: Goods = NOTHING, timing: CivilTiming = "own-turn"): CivilEffect => ({
  timing,
  asAction: false,
  cost,
});
const asAction = (cost: Goods = NOTHING): CivilEffect => ({ timing: "own-turn", asAction: true, cost });

export const CIVIL_EFFECTS = {
  "quick-advance": free({ culture: 1 }),
  "shared-knowledge": free(),
  "hero-general": free(),
  spy: asAction({ culture: 1 }),
  ideas: free(),
  "great-ideas": free(),
  mercenaries: asAction(),
  "cultural-takeover": free({}, "with-influence"),
  "city-development": asAction({ culture: 1 }),
  "production-focus": free({}, "with-collect"),
  explorer: asAction({ culture: 1 }),
  negotiations: free({ culture: 1 }, "turn-start"),
  leadership: free({ culture: 1 }),
  assassination: free({ culture: 1 }),
  "mass-production": free({}, "with-collect"),
  "new-plans": asAction({ culture: 1 }),
  synergies: asAction(),
  inspiration: free({}, "after-capture"),
  militia: free({ culture: 1 }),
  "technology-trade": free(),
  "new-ideas": asAction(),
} satisfies Record<string, CivilEffect>;

export type CivilId = keyof typeof CIVIL_EFFECTS;
export const CIVIL_IDS = idsOf<CivilId>(CIVIL_EFFECTS);
