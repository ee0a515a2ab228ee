import type { Card, Era, Kind } from "./card.ts";
import { developmentCards } from "./development.ts";
import { freeCities, startProvinces } from "./free-cities.ts";
import { leaders, policies } from "./policies.ts";
import { basicBuildings, startingCards } from "./starting.ts";

/** A table to be looked up by id. Without a prototype it is a plain dictionary, which is quickest to look up in. */
const lookup = <Id extends string, T>(table: Readonly<Record<Id, T>>): Readonly<Record<Id, T>> =>
  Object.assign(Object.create(null), table);

const ALL = {
  ...startingCards,
  ...basicBuildings,
  ...policies,
  ...leaders,
  ...developmentCards,
  ...freeCities,
  ...startProvinces,
};

export type CardId = keyof typeof ALL;
export type DevelopmentId = keyof typeof developmentCards;
export type PolicyId = keyof typeof policies;
export type LeaderId = keyof typeof leaders;
export type CityId = keyof typeof freeCities;
export type BasicId = keyof typeof basicBuildings;

/** Every card of the box, by its id. Copies of a card share it. */
export const CARDS: Readonly<Record<CardId, Card>> = lookup(ALL);

export const CARD_IDS = Object.keys(ALL) as CardId[];

/** Something made once for every card of a list, to be looked up by its id. */
export const byCard = <Id extends CardId, T>(ids: readonly Id[], make: (id: Id) => T): Readonly<Record<Id, T>> =>
  lookup<Id, T>(Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, T>);

export const BASIC_IDS: readonly BasicId[] = ["workshop", "laboratory", "archery-range", "barricade"];
export const CITY_IDS = Object.keys(freeCities) as CityId[];
export const POLICY_IDS = Object.keys(policies) as PolicyId[];
export const DEVELOPMENT_IDS = Object.keys(developmentCards) as DevelopmentId[];

export const kindOf = (id: CardId): Kind => CARDS[id].kind;
export const isKnowledge = (id: CardId): boolean => CARDS[id].kind === "knowledge";
/** MD-1.12. */
export const isBuilding = (id: CardId): boolean => CARDS[id].kind === "building" || CARDS[id].kind === "basic-building";
export const isBasic = (id: CardId): id is BasicId => CARDS[id].kind === "basic-building";

/** MD-20.3: knowledge that was acquired gives points, starting knowledge does not. */
export const isAcquiredKnowledge = (id: CardId): boolean => CARDS[id].kind === "knowledge" && CARDS[id].era !== null;

export const ERAS: readonly Era[] = ["I", "II", "III"];
