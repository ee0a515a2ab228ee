import type { Seat } from "@civitas/kernel";
import type { Resource } from "@civitas/monumental-family";
import type { AutomaCardId } from "./content/automa-cards.ts";
import type { BasicId, CardId, DevelopmentId, PolicyId, WonderId } from "./content/cards.ts";
import type { CivilizationId } from "./content/civilizations.ts";
import type { HeroId } from "./content/heroes.ts";
import type { MapId, Market, Tile } from "./content/maps.ts";
import type { MonsterId } from "./content/monsters.ts";
import type { MarketGood, TokenId } from "./content/tokens.ts";
import type { Reduced } from "./verbs/reduce.ts";

/** A civilization at the table: its player's seat. The automa has the number after the last seat. */
export type Owner = number;

/** A space of the map, by its number; see `GRIDS`. */
export type SpaceNumber = number;

export type Phase =
  | "civilizations"
  | "capitals"
  | "activation"
  | "actions"
  | "refresh"
  | "display"
  | "end-of-turn"
  | "next-turn"
  | "over";

/** The whole table. Piles have their top at the end of the list. */
export interface Monumental {
  /** 0 during the setup. */
  round: number;
  phase: Phase;
  /** Whose turn it is; in the setup, who chooses. */
  mover: Owner;
  /** MO-3.13: the starting player, who keeps the start marker. */
  first: Seat;
  /** MO-14.2: the last round, once the last development card has been revealed. */
  lastRound: number | null;
  /** MO-5.14. */
  payment: "usual" | "ask";

  /** The outline: where the spaces lie. */
  map: MapId;
  spaces: Space[];
  /** MO-2.10: barbarian, free town and monster tokens that left the game unseen. */
  unseenTokens: TokenId[];
  /** MO-2.10: by market, the goods that left the game unseen. */
  unseenGoods: Record<Market, MarketGood[]>;
  /** Production and market tokens that left the game in play. */
  spent: { production: number; goods: number };
  /** Figures on the map, in the order in which they appeared. */
  monsters: Monster[];

  /** The development deck with its heroes, era I on top. The dividers are where the era changes (MO-3.11). */
  deck: (DevelopmentId | HeroId)[];
  /** MO-2.10: heroes that were not chosen. */
  unseenHeroes: HeroId[];
  /** Slot 1, next to the deck, comes first. With two rows: top row slots 1 to 3, then bottom row slots 1 to 3. */
  display: (DevelopmentId | null)[];
  /** MO-3.20, MO-3.21. */
  displayRows: 1 | 2;
  /** Cards that left the game openly, or never were in it. */
  gone: DevelopmentId[];
  piles: Record<BasicId, number>;
  heroRow: HeroId[];

  /** By owner. */
  realms: Realm[];
  /** By seat. */
  cities: City[];
  automa: Automa | null;
  turn: Turn;
}

/** A tile of the map and what stands on it. */
export interface Space {
  tile: Tile;
  market: Market | null;
  /** The face-down market tokens; the last is the top. */
  pile: MarketGood[];
  production: boolean;
  /** A barbarian, monster or free town token: its front is open, its reward hidden. */
  token: TokenId | null;
  /** MO-9.2: who controls it. A capital has its owner from the choice of capitals on. */
  owner: Owner | null;
  /** Soldiers of the owner. */
  soldiers: number;
  outpost: boolean;
  wonder: WonderId | null;
  /** Who built the wonder whose token stands here. */
  builder: Owner | null;
}

/** What every civilization has, the automa too. */
export interface Realm {
  civilization: CivilizationId | null;
  capital: SpaceNumber | null;
  warlord: SpaceNumber | null;
  explorers: SpaceNumber[];
  /** Outposts in reserve. */
  outposts: number;
  supply: Record<Resource, number>;
  productionTokens: number;
  markets: MarketToken[];
  /** Discovery tokens taken. */
  tokens: TokenId[];
  /** Developed policies, the oldest first; the last is active. */
  policies: PolicyId[];
  /** The wonder under construction; two while the player chooses which to keep (MO-7.7). */
  construction: WonderId[];
  hero: Hero | null;
  /** Monsters defeated. */
  monsters: MonsterId[];
  archived: CardId[];
}

export interface MarketToken {
  market: Market;
  good: MarketGood;
  used: boolean;
}

/** A deployed hero. */
export interface Hero {
  id: HeroId;
  /** Where the figure stands: a province, or the capital. */
  space: SpaceNumber | null;
  /** MO-12.18: or the place of the city, and which card there. */
  place: number | null;
  card: CardId | null;
  /** Knowledge cards its owner acquired since the deployment (Copernicus). */
  knowledge: number;
}

export interface Monster {
  id: MonsterId;
  space: SpaceNumber;
  /** MO-13.7, MO-13.8: the marker's space, 1 to 6. */
  marker: number;
}

/** A player's city and the cards that belong to it. */
export interface City {
  /** Nine places, row by row. */
  places: Place[];
  deck: CardId[];
  /** MO-2.7: this many cards on top of the deck were seen by everybody. */
  known: number;
  discard: CardId[];
  /** MO-10.3: cards drawn this turn, beside the discard pile. */
  drawn: CardId[];
  /** MO-10.11: knowledge cards dealt to the place that is being filled. */
  dealt: CardId[];
  /** MO-7.18: a wonder whose second section is paid and whose effects are being resolved. */
  completing: WonderId | null;
}

export interface Place {
  /** The card, or a knowledge card lying alone. */
  top: CardId | null;
  /** The attached knowledge. */
  under: CardId | null;
  activated: boolean;
  reinforced: boolean;
}

/** MO-11. */
export interface Automa {
  /** Face-down policies; the last is the next. */
  column: PolicyId[];
  deck: AutomaCardId[];
  discard: AutomaCardId[];
  /** The cards being resolved, the one drawn last at the end. */
  open: AutomaCardId[];
  /** Cards taken from the display, and completed wonders. */
  cards: CardId[];
  /** MO-11.18: wonder tokens on its capital beside the first one. */
  stacked: WonderId[];
}

/** What is remembered until the end of the turn. */
export interface Turn {
  /** MO-6.10: how often each card was used, has triggered or has lowered a price. */
  counts: Partial<Record<CardId | PolicyId | HeroId, number>>;
  /** Reductions until the end of the turn. */
  reductions: ReductionLeft[];
  /** MO-5.13. */
  freeUnits: number;
  /** MO-5.6: military for conquests of barbarian provinces only. */
  restricted: number;
  /** MO-9.20. */
  warlordRewarded: boolean;
  /** MO-12.4. */
  heroAcquired: boolean;
  /** MO-12.11: heroes that have attacked; it counts for the card, also if it left and came back. */
  heroesAttacked: HeroId[];
  /** MO-9.28: whether each explorer has acted. */
  acted: boolean[];
  /** MO-10.15, MO-10.17: from which rows of the display a card was taken. */
  taken: boolean[];
  /** MO-9.30: the market pile the mover is looking at. */
  looking: SpaceNumber | null;
}

export interface ReductionLeft {
  what: Reduced;
  by: number;
  min: number;
  /** How often it still applies. */
  uses: number;
}

export const newTurn = (): Turn => ({
  counts: {},
  reductions: [],
  freeUnits: 0,
  restricted: 0,
  warlordRewarded: false,
  heroAcquired: false,
  heroesAttacked: [],
  acted: [false, false],
  taken: [false, false],
  looking: null,
});

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new RangeError(`there is no ${what}`);
  return thing;
}

export const realmOf = (m: Monumental, owner: Owner): Realm => found(m.realms[owner], `civilization ${owner}`);
export const cityOf = (m: Monumental, seat: Seat): City => found(m.cities[seat], `city ${seat}`);
export const spaceAt = (m: Monumental, space: SpaceNumber): Space => found(m.spaces[space], `space ${space}`);
export const placeOf = (city: City, index: number): Place => found(city.places[index], `place ${index + 1}`);

/** MO-11.1: whether this civilization is the automa. */
export const isAutoma = (m: Monumental, owner: Owner): boolean => owner >= m.cities.length;

/** MO-11.4: how many civilizations play. */
export const civilizationsOf = (m: Monumental): number => m.realms.length;

/** MO-15.13. */
export const activePolicy = (realm: Realm): PolicyId | undefined => realm.policies[realm.policies.length - 1];

/** MO-3.13: the players clockwise from the starting player, the automa last. */
export function turnOrder(m: Monumental): Owner[] {
  const players = m.cities.map((_, n) => (m.first + n) % m.cities.length);
  return m.automa === null ? players : [...players, m.cities.length];
}

/** MO-11.7: who decides for the automa. */
export const automasRight = (m: Monumental): Seat => (m.first + m.cities.length - 1) % m.cities.length;

/** The player who answers a question of this civilization. */
export const deciderFor = (m: Monumental, owner: Owner): Seat => (isAutoma(m, owner) ? automasRight(m) : owner);
