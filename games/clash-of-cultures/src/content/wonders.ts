import type { AdvanceId } from "./categories.ts";
import type { Goods } from "./goods.ts";
import { idsOf } from "./id-list.ts";
import type { Building } from "./pieces.ts";

export interface Wonder {
  readonly cost: Goods;
  /** CC-26.2: both must be owned. */
  readonly requires: readonly AdvanceId[];
  /** CC-26.12: a building that its city must have. */
  readonly cityNeeds: Building | null;
}

const wonder = (cost: Goods, second: AdvanceId, cityNeeds: Building | null = null): Wonder => ({
  cost: { ...cost, culture: 5 },
  requires: ["engineering", second],
  cityNeeds,
});

export const WONDERS = {
  "great-gardens": wonder({ food: 5, wood: 5, ore: 2 }, "irrigation"),
  "great-pyramids": wonder({ food: 2, wood: 3, ore: 7 }, "rituals"),
  "great-library": wonder({ food: 3, wood: 6, ore: 3 }, "philosophy"),
  "great-statue": wonder({ food: 3, wood: 4, ore: 5 }, "monuments"),
  "great-lighthouse": wonder({ food: 3, wood: 5, ore: 4 }, "cartography", "port"),
  "great-wall": wonder({ food: 3, wood: 2, ore: 7 }, "siegecraft"),
  "great-mausoleum": wonder({ food: 4, wood: 4, ore: 4 }, "priesthood"),
} satisfies Record<string, Wonder>;

export type WonderId = keyof typeof WONDERS;
export const WONDER_IDS = idsOf<WonderId>(WONDERS);
