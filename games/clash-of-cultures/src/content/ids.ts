/** The ids of everything in the box. */
export type { ActionCardId } from "./action-cards.ts";
export type { AdvanceId, CategoryId, GovernmentId } from "./categories.ts";
export type { CivilId } from "./civil-effects.ts";
export type { CombatId } from "./combat-effects.ts";
export type { EventId, GreatPersonId } from "./events.ts";
export type { Good, Goods, Resource, Token } from "./goods.ts";
export type { ObjectiveCardId } from "./objective-cards.ts";
export type { ObjectiveId } from "./objectives.ts";
export type { Building, CityPiece, Mood, UnitKind } from "./pieces.ts";
export type { RegionId } from "./regions.ts";
export type { Land, Terrain } from "./terrain.ts";
export type { WonderId } from "./wonders.ts";
