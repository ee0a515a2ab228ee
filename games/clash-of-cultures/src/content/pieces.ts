import { type Ability, when } from "../verbs/ability.ts";
import { gain, gainOneOf } from "../verbs/goods.ts";
import type { AdvanceId } from "./categories.ts";
import type { Goods } from "./goods.ts";
import { idsOf } from "./id-list.ts";

/** What players move. An army is all soldiers of one owner in one hex. */
export const UNITS = ["settler", "soldier", "ship"] as const;
export type UnitKind = (typeof UNITS)[number];

/** CC-7.13: the advance that allows each building. */
export const BUILDINGS = {
  port: "fishing",
  academy: "writing",
  fortress: "tactics",
  temple: "myths",
} as const satisfies Record<string, AdvanceId>;
export type Building = keyof typeof BUILDINGS;
export const BUILDING_IDS = idsOf<Building>(BUILDINGS);

/** CC-12.6: what a building does when it is built; Ports and Fortresses serve in other ways. */
export const BUILDING_ABILITIES: Readonly<Record<Building, readonly Ability[]>> = {
  port: [],
  academy: [when("building-built", gain({ ideas: 2 }))],
  fortress: [],
  temple: [when("building-built", gainOneOf({ mood: 1 }, { culture: 1 }))],
};

/** CC-9.1: what a city consists of. */
export type CityPiece = "settlement" | Building;

/** CC-1.2: the pieces of each colour. */
export const SUPPLY = {
  settlement: 7,
  port: 7,
  academy: 7,
  fortress: 7,
  temple: 7,
  soldier: 16,
  settler: 4,
  ship: 4,
} as const satisfies Record<CityPiece | UnitKind, number>;

/** CC-1.3. */
export const BARBARIAN_SUPPLY = { settlement: 7, soldier: 16 } as const;

/** CC-1.6. */
export const EXHAUSTION_TOKENS = 4;

/** CC-13.9, CC-22.5: soldiers of one owner in one land hex. */
export const ARMY_LIMIT = 4;

/** CC-14.4. */
export const SHIP_ROOM = 2;

/** CC-10.2. */
export const UNIT_COST: Readonly<Record<UnitKind, Goods>> = {
  settler: { food: 2 },
  soldier: { food: 1, ore: 1 },
  ship: { wood: 2 },
};

/** CC-12.1. */
export const INCREASE_COST: Goods = { food: 1, ore: 1, wood: 1 };

/** CC-7.1: in Food, which Ideas and Gold may replace. */
export const ADVANCE_FOOD = 2;

/** CC-13.1. */
export const MOVES = 3;

/** CC-18.8. */
export const CV_PER_HIT = 5;

/** CC-17.4. */
export const INFLUENCE_ROLL = 5;

/** CC-9.3, from bad to good. */
export const MOODS = ["angry", "neutral", "happy"] as const;
export type Mood = (typeof MOODS)[number];

/** CC-29.2 to CC-29.4, in half points. */
export const HALF_POINTS = { piece: 2, advance: 1, wonder: 10, objective: 4 } as const;
