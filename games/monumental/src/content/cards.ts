import type { Card, Era } from "./card.ts";
import type { CivilizationId } from "./civilizations.ts";
import { buildings, knowledges, wonders } from "./development.ts";
import { POLICIES_OF, policies } from "./policies.ts";
import { basicBuildings, COMMON_COPIES, commonCards, OWN_CARDS, ownCards } from "./starting.ts";

const development = { ...buildings, ...knowledges, ...wonders };
const cityCards = { ...commonCards, ...ownCards, ...basicBuildings, ...development };

/** A card that can lie in a city. */
export type CardId = keyof typeof cityCards;
export type DevelopmentId = keyof typeof development;
export type WonderId = keyof typeof wonders;
export type BasicId = keyof typeof basicBuildings;
export type PolicyId = keyof typeof policies;
/** A card of the city or a policy. */
export type AnyCardId = CardId | PolicyId;

const all: Readonly<Record<AnyCardId, Card>> = { ...cityCards, ...policies };

/** Without a prototype it is a plain dictionary, which is quickest to look up in. */
const dictionary = <T extends object>(table: T): T => Object.assign(Object.create(null), table);

/** Every card of the box, by its id. Copies of a card share it. */
export const CARDS: Readonly<Record<AnyCardId, Card>> = dictionary(all);

const keysOf = <Id extends string>(table: Readonly<Record<Id, unknown>>): readonly Id[] =>
  Object.keys(table).filter((key): key is Id => key in table);

export const CARD_IDS = keysOf<CardId>(cityCards);
export const DEVELOPMENT_IDS = keysOf<DevelopmentId>(development);
export const WONDER_IDS = keysOf<WonderId>(wonders);
export const BASIC_IDS = keysOf<BasicId>(basicBuildings);
export const POLICY_IDS = keysOf<PolicyId>(policies);

export const isPolicy = (id: AnyCardId): id is PolicyId => id in policies;
export const isWonder = (id: string): id is WonderId => id in wonders;
export const isKnowledge = (id: CardId): boolean => CARDS[id].kind === "knowledge";
export const isBasic = (id: CardId): id is BasicId => CARDS[id].kind === "basic-building";
/** MO-15.11. */
export const isBuilding = (id: CardId): boolean => CARDS[id].kind === "building" || isBasic(id);

/** MO-14.4, MO-14.5: acquired knowledge gives points, starting knowledge does not. */
export const givesPoints = (id: CardId): boolean => CARDS[id].kind === "knowledge" && CARDS[id].era !== null;

/** MO-3.7: the cards of an era without its alternative wonder. */
export const eraCards = (era: Era): DevelopmentId[] =>
  DEVELOPMENT_IDS.filter((id) => CARDS[id].era === era && !CARDS[id].alternative);

/** MO-3.8: the wonders of an era that the alternative one may replace. */
export const replaceable = (era: Era): WonderId[] =>
  WONDER_IDS.filter((id) => CARDS[id].era === era && !CARDS[id].alternative);

export const alternativeOf = (era: Era): WonderId | undefined =>
  WONDER_IDS.find((id) => CARDS[id].era === era && CARDS[id].alternative);

/** MO-1.1: the 15 cards of a city deck. */
export function civilizationCards(civilization: CivilizationId): CardId[] {
  const common = keysOf<keyof typeof commonCards>(commonCards);
  return [...common.flatMap((id) => Array<CardId>(COMMON_COPIES[id]).fill(id)), ...OWN_CARDS[civilization]];
}

export const policiesOf = (civilization: CivilizationId): readonly PolicyId[] => POLICIES_OF[civilization];

/** MO-11.16: what a card costs in all; a wonder both sections. */
export const fullCost = (id: CardId): number =>
  CARDS[id].kind === "wonder" ? CARDS[id].sections[0] + CARDS[id].sections[1] : CARDS[id].cost;
