import { remember, type Seat } from "@civitas/kernel";
import type { Announcement } from "./announcing/announced.ts";
import type { Battle } from "./battle/state.ts";
import type {
  BuildingId,
  CivilizationId,
  EventId,
  GovernmentId,
  GreatCardId,
  GreatType,
  HutId,
  InvestmentId,
  MarketResource,
  PoolId,
  RelicId,
  TechId,
  Terrain,
  TileId,
  UnitId,
  UnitType,
  VillageId,
  WonderId,
} from "./content/ids.ts";
import type { Rotation } from "./content/tiles.ts";

/** A square of the map: row × width + column of the bounding box. */
export type SquareNumber = number;

export type Level = 1 | 2 | 3 | 4 | 5;

/** CV-6.1, after the steps of the setup (CV-4.17). */
export type Phase =
  | "civilizations"
  | "capitals"
  | "gifts"
  | "figures"
  | "start-of-turn"
  | "trade"
  | "city-management"
  | "movement"
  | "research";

/** The whole table. Decks have their top at the end of the list. Nothing is stored that can be derived. */
export interface World {
  settings: Settings;
  /** 0 during the setup. */
  round: number;
  phase: Phase;
  /** CV-3.12: the holder of the first player marker. */
  first: Seat;
  /** Whose phase turn it is; in Trade and Research the first player. */
  mover: Seat;
  /** How far the phase, or the phase turn of the mover, has come. */
  step: Step;

  /** By slot of the layout. */
  tiles: LaidTile[];
  /** By square: the marker that lies there. */
  markers: (Marker | null)[];
  /** CV-29.1: squares whose terrain has changed. */
  disasters: { square: SquareNumber; terrain: Terrain }[];
  /** CV-21.19: squares that nobody may leave in this Movement phase. */
  locked: SquareNumber[];

  /** By seat. */
  realms: Realm[];
  market: Market;
  /** Face down: what is still to come to the map. */
  huts: HutId[];
  villages: VillageId[];
  /** Neutral tiles, wonders and civilizations that left the game unseen. */
  unseen: { tiles: TileId[]; wonders: WonderId[] };
  /** What left the game in play. */
  gone: { huts: HutId[]; villages: VillageId[]; relics: RelicId[]; wonders: WonderId[] };

  /** CV-28: what was announced and may still be cancelled; the last is the one that is being answered. */
  announced: Announcement[];
  battle: Battle | null;
  /** CV-31.5: who has conquered a capital. */
  conqueror: Seat | null;
  /** CV-31.11: the last round is over. */
  ended: boolean;
}

/** Section 2: what the players agreed on. */
export interface Settings {
  expansion: boolean;
  greatPersonCards: boolean;
  investments: boolean;
  /** CV-2.10: 0 for none. */
  roundLimit: number;
}

/**
 * How far a phase has come. `open`: it is about to start (CV-6.6). `begin`: the phase turn starts; trade is collected; what
 * may be used before researching. `act`: the list of the mover; offers in Trade; the secret choice in Research. `end`: the
 * phase is over. `learn`: what was researched has been learned, and what follows is still to come (CV-27.13).
 */
export type Step = "open" | "begin" | "act" | "learn" | "end";

/** CV-3.9. */
export interface LaidTile {
  /** Nothing: the home of a civilization that is still to be chosen. */
  id: TileId | null;
  rotation: Rotation;
  explored: boolean;
}

/** CV-5.2: a square holds at most one of these, besides city centres. */
export type Marker =
  | { kind: "building"; id: BuildingId; owner: Seat }
  | { kind: "wonder"; id: WonderId; owner: Seat }
  | { kind: "great-person"; id: GreatType; owner: Seat }
  | { kind: "hut"; id: HutId; seen: Seat[] }
  | { kind: "village"; id: VillageId; seen: Seat[] }
  | { kind: "relic"; id: RelicId };

/** What one player has. */
export interface Realm {
  civilization: CivilizationId | null;
  /** The capital or metropolis comes first; it is never destroyed. */
  cities: City[];
  /** Figures on the map; the others are in supply. */
  figures: Figure[];
  /** CV-10.2: 0 to 27. */
  trade: number;
  culture: number;
  /** CV-15.2: 0 to 21. */
  track: number;
  /** Techs in the order in which they were learned. */
  pyramid: PyramidCard[];
  government: GovernmentId;
  /** CV-9.3 to CV-9.10. */
  rule: Rule;
  /** CV-0.15: coin tokens on techs; those on wonders lie there. */
  coins: Partial<Record<TechId, number>>;
  /** Coin tokens on the civilization sheet. */
  sheet: number;
  resources: Record<MarketResource, number>;
  /** CV-16.3: huts and villages kept face down. */
  kept: Kept[];
  /** Culture events in hand. */
  events: EventId[];
  /** CV-10.7: those of them that others were shown, or have given away, and so know of. */
  shown: { card: EventId; to: Seat }[];
  /** CV-4.5: the standing forces. */
  units: UnitId[];
  /** Wonder cards; their markers lie on the map. */
  wonders: OwnedWonder[];
  /** CV-18.4: great person markers in reserve. */
  reserve: GreatType[];
  /** CV-19. */
  greatCards: OwnedGreatCard[];
  /** CV-20: investment markers by card. */
  investments: Record<InvestmentId, number>;
  /** CV-23.9, CV-23.11: rewards that wait for the next Start of Turn. */
  relics: RelicId[];
  /** Abilities that are spent for this round: see `abilityKey`. */
  used: string[];
  /** CV-33.29: Captain Cook. */
  doubleSpeed: boolean;
  /** CV-28.16: gift cards spent on what is being paid; the last entry is the payment under way. */
  gifts: number[];
  /** CV-10.13: offers made in this Trade phase, and whether the player is finished. */
  offers: number;
  finished: boolean;
  /** CV-34.7: wants to be asked before every step. */
  everyStep: boolean;
  /** Cards and markers that were drawn to keep some of them (CV-15.12, CV-19.5). */
  drawn: { events: EventId[]; greatCards: GreatCardId[]; greatPeople: GreatType[] };
}

/** CV-9.3 to CV-9.10: what may be done about the government. */
export interface Rule {
  /** CV-9.3: the change of this round has been used. */
  changed: boolean;
  /** CV-9.5: it was Anarchy when the round began. */
  wasAnarchy: boolean;
  /** CV-9.10: turned into Anarchy by an event in this round. */
  forced: boolean;
  /** CV-9.4: unlocked since the previous own Start of Turn. */
  fresh: GovernmentId[];
}

/** A city is known by its (first) square. */
export interface City {
  at: SquareNumber;
  /** CV-24.2: the expansion square of a metropolis. */
  second: SquareNumber | null;
  capital: boolean;
  walls: boolean;
  /** CV-23.5. */
  post: "fortification" | "caravan" | null;
  /** City actions that are left in this round. */
  actions: number;
  /** CV-28.6: how many of them can't be cancelled (Ada Lovelace). */
  sure: number;
  /** CV-11.17: one-time production that waits for a produce action of this round. */
  bonuses: number[];
}

export interface Figure {
  kind: "army" | "scout";
  at: SquareNumber;
  /** CV-21.1, CV-21.20: it may not move (again) in this round. */
  moved: boolean;
  /** CV-8.22: it is in the group that is about to leave, or under way, when it blockades nothing. */
  marching: "no" | "ready" | "yes";
  /** CV-7.3: the own city, by its square, for which a scout gathers. */
  gathers: SquareNumber | null;
}

/** CV-27.6. */
export interface PyramidCard {
  /** Nothing is Newton's blank card (CV-33.33). */
  tech: TechId | null;
  /** The level of the slot. */
  level: Level;
}

export type Kept = { kind: "hut"; id: HutId; seen: Seat[] } | { kind: "village"; id: VillageId; seen: Seat[] };

export interface OwnedWonder {
  id: WonderId;
  /** CV-13.10. */
  obsolete: boolean;
  /** CV-17.1: the Panama Canal. */
  coins: number;
}

export interface OwnedGreatCard {
  id: GreatCardId;
  /** CV-19.13. */
  up: boolean;
  /** CV-33.25: counters on Jim Henson. */
  counters: number;
}

/** What lies beside the map for everybody. */
export interface Market {
  resources: Record<MarketResource, number>;
  buildings: Record<PoolId, number>;
  /** CV-14.5: killed units lie face up under their deck. */
  units: Record<UnitType, { down: UnitId[]; up: UnitId[] }>;
  /** By level I to III. */
  events: { deck: EventId[]; discard: EventId[] }[];
  wonders: WonderId[];
  wonderDeck: WonderId[];
  /** CV-3.7: markers in the pool. */
  greatPeople: GreatType[];
  /** CV-19.6: the deck, the top card last; some lie face up. */
  greatDeck: { id: GreatCardId; up: boolean }[];
  /** CV-1.10. */
  investmentMarkers: number;
  posts: number;
}

/** This is looked up all the time, so the error message is made only if there is no such thing. */
function found<T>(thing: T | undefined, what: string, which: number | "" = ""): T {
  if (thing === undefined) throw new RangeError(`there is no ${what} ${which}`);
  return thing;
}

export const realmOf = (w: World, seat: Seat): Realm => found(w.realms[seat], "player", seat);

/** CV-0.14, CV-24.14: the capital or metropolis. */
export const capitalOf = (realm: Realm): City => found(realm.cities[0], "capital");

export const cityAt = (realm: Realm, at: SquareNumber): City =>
  found(
    realm.cities.find((city) => city.at === at),
    "city at",
    at,
  );

/** CV-11.4: uses one of the city's actions; says whether it can be cancelled. */
export function spendAction(city: City): boolean {
  city.actions -= 1;
  if (city.sure === 0) return true;
  city.sure -= 1;
  return false;
}

const clockwise = remember((players: number, from: Seat): readonly Seat[] =>
  Array.from({ length: players }, (_, n) => (from + n) % players),
);

export const seatsOf = (w: World): readonly Seat[] => clockwise(w.realms.length, 0);

/** CV-0.2: clockwise from the first player, or from this seat. */
export const playerOrder = (w: World, from: Seat = w.first): readonly Seat[] => clockwise(w.realms.length, from);

/** The other players, in player order starting left of this one (CV-28.2). */
export const othersFrom = (w: World, seat: Seat): Seat[] => playerOrder(w, seat).slice(1);
