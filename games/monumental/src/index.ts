export { cardText, givesText, heroText, monsterText, printedOn, tokenText, warlordText } from "./card-text.ts";
export { AUTOMA_CARDS, type AutomaCardId, type AutomaLine } from "./content/automa-cards.ts";
export type { Card, Era, Kind } from "./content/card.ts";
export {
  type AnyCardId,
  BASIC_IDS,
  type BasicId,
  CARD_IDS,
  CARDS,
  type CardId,
  type DevelopmentId,
  POLICY_IDS,
  type PolicyId,
  policiesOf,
  WONDER_IDS,
  type WonderId,
} from "./content/cards.ts";
export { AUTOMA_TYPE, CIVILIZATION_IDS, type CivilizationId } from "./content/civilizations.ts";
export { HERO_IDS, HEROES, type HeroId } from "./content/heroes.ts";
export { LANDS, MAPS, MARKETS, type MapId, type Market, TERRAIN, type Tile } from "./content/maps.ts";
export { MONSTER_IDS, MONSTERS, type MonsterId } from "./content/monsters.ts";
export { type CardOrigin, originOf, type PrintedId } from "./content/origin.ts";
export { WARLORD_IDS, WARLORDS, type WarlordId } from "./content/starting.ts";
export { GOODS, MARKET_GOODS, type MarketGood, TOKENS, type TokenId } from "./content/tokens.ts";
export { game } from "./game.ts";
export type { MonumentalOptions } from "./options.ts";
export { ref } from "./refs.ts";
export { heroName, monsterName, nameOf, tokenName, warlordName } from "./say.ts";
export type { Monumental, Owner } from "./state.ts";
export { textMap } from "./text-map.ts";
export type * from "./view.ts";
