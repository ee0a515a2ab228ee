import { type Ability, asAction, pay, when } from "../verbs/ability.ts";
import { influenceFromHere, raiseMood } from "../verbs/cities.ts";
import { gain } from "../verbs/goods.ts";
import { launchShip, moveShip } from "../verbs/units.ts";
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
  /** What it does at certain moments or when it is used; what it changes meanwhile: changes.ts. */
  readonly abilities: readonly Ability[];
}

const wonder = (cost: Goods, second: AdvanceId, ...abilities: Ability[]): Wonder => ({
  cost: { ...cost, culture: 5 },
  requires: ["engineering", second],
  cityNeeds: null,
  abilities,
});
const portWonder = (...print: Parameters<typeof wonder>): Wonder => ({ ...wonder(...print), cityNeeds: "port" });

export const WONDERS = {
  "great-gardens": wonder(
    { food: 5, wood: 5, ore: 2 },
    "irrigation",
    when("collect-here", gain({ food: 1 })),
    pay({ mood: 1 }, asAction(raiseMood)),
  ),
  "great-pyramids": wonder({ food: 2, wood: 3, ore: 7 }, "rituals", when("wonder-built", influenceFromHere(2))),
  "great-library": wonder(
    { food: 3, wood: 6, ore: 3 },
    "philosophy",
    when("wonder-built", gain({ ideas: 2 })),
    when("left-player-learns", gain({ ideas: 1 })),
  ),
  "great-statue": wonder({ food: 3, wood: 4, ore: 5 }, "monuments"),
  "great-lighthouse": portWonder(
    { food: 3, wood: 5, ore: 4 },
    "cartography",
    when("wonder-built", launchShip),
    when("activation-here", moveShip),
  ),
  "great-wall": wonder({ food: 3, wood: 2, ore: 7 }, "siegecraft"),
  "great-mausoleum": wonder({ food: 4, wood: 4, ore: 4 }, "priesthood"),
} satisfies Record<string, Wonder>;

export type WonderId = keyof typeof WONDERS;
export const WONDER_IDS = idsOf<WonderId>(WONDERS);
