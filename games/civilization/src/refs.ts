import type { Ref, Seat } from "@civitas/kernel";
import type {
  BuildingId,
  CivilizationId,
  EventId,
  GovernmentId,
  GreatCardId,
  GreatType,
  InvestmentId,
  PoolId,
  RelicId,
  Resource,
  TechId,
  UnitType,
  WonderId,
} from "./content/ids.ts";

/**
 * The names of everything on the table. Options, log moves and the drawn table all take them from here. Squares are
 * called by their names ("c5"), cities by the name of their (first) square, slots of the map by their number.
 */
export const ref = {
  /** A square of the map. */
  square: (name: string): Ref => `square:${name}`,
  /** A face-down tile, and the side from which it is discovered: 0 south, 1 west, 2 north, 3 east. */
  tile: (slot: number): Ref => `tile:${slot}`,
  tileSide: (slot: number, rotation: number): Ref => `tile:${slot}:${rotation}`,
  /** The figures of a player on a square; as travelling pieces with their kind. */
  figures: (seat: Seat, name: string): Ref => `figures:${seat}:${name}`,
  army: (seat: Seat): Ref => `army:${seat}`,
  scout: (seat: Seat): Ref => `scout:${seat}`,
  /** A city centre, by the name of its first square. */
  city: (name: string): Ref => `city:${name}`,
  /** What lies on a square. */
  marker: (name: string): Ref => `marker:${name}`,
  building: (id: BuildingId): Ref => `building:${id}`,
  greatPerson: (type: GreatType): Ref => `great-person:${type}`,
  relic: (id: RelicId): Ref => `relic:${id}`,

  /** The market. */
  wonder: (id: WonderId): Ref => `wonder:${id}`,
  pool: (id: PoolId): Ref => `pool:${id}`,
  marketResource: (resource: Resource): Ref => `market:${resource}`,
  unitDeck: (type: UnitType): Ref => `unit-deck:${type}`,
  eventDeck: (level: number): Ref => `event-deck:${level}`,
  eventDiscard: (level: number): Ref => `event-discard:${level}`,
  greatDeck: "great-deck",
  greatPool: "great-pool",
  wonderDeck: "wonder-deck",
  bank: "bank",
  box: "box",

  /** The culture track and a player's marker there. */
  space: (n: number): Ref => `track:${n}`,
  trackMarker: (seat: Seat): Ref => `track-marker:${seat}`,

  /** What a player has. */
  realm: (seat: Seat): Ref => `realm:${seat}`,
  trade: (seat: Seat): Ref => `trade:${seat}`,
  culture: (seat: Seat): Ref => `culture:${seat}`,
  coins: (seat: Seat): Ref => `coins:${seat}`,
  coinsOn: (seat: Seat, place: string): Ref => `coins:${seat}:${place}`,
  resource: (seat: Seat, resource: Resource): Ref => `resource:${seat}:${resource}`,
  /** Kept huts and villages: all of a kind, or an own one by its content. */
  kept: (seat: Seat, kind: "hut" | "village"): Ref => `kept:${seat}:${kind}`,
  keptMarker: (seat: Seat, id: string): Ref => `kept:${seat}:${id}`,
  /** A tech in a player's pyramid, or one that could be learned. */
  tech: (seat: Seat, id: TechId): Ref => `tech:${seat}:${id}`,
  slot: (seat: Seat, level: number): Ref => `slot:${seat}:${level}`,
  government: (seat: Seat, id: GovernmentId): Ref => `government:${seat}:${id}`,
  wonderCard: (seat: Seat, id: WonderId): Ref => `wonder-card:${seat}:${id}`,
  investment: (seat: Seat, id: InvestmentId): Ref => `investment:${seat}:${id}`,
  reserve: (seat: Seat, type: GreatType): Ref => `reserve:${seat}:${type}`,
  /** Cards in a hand: an own one by its name, others by their backs. */
  event: (id: EventId): Ref => `event:${id}`,
  events: (seat: Seat, level: number): Ref => `events:${seat}:${level}`,
  greatCard: (id: GreatCardId): Ref => `great-card:${id}`,
  greatCards: (seat: Seat, type: GreatType): Ref => `great-cards:${seat}:${type}`,
  units: (seat: Seat, type: UnitType): Ref => `units:${seat}:${type}`,
  civilization: (seat: Seat): Ref => `civilization:${seat}`,
  /** The sheet of a civilization, before anybody plays it. */
  sheet: (id: CivilizationId): Ref => `sheet:${id}`,

  /** The battle sheet. */
  battle: "battle",
  /** A unit in a hand, by its kind; a unit in play, by its front; where the next front opens. */
  unit: (id: string): Ref => `unit:${id}`,
  front: (n: number): Ref => `front:${n}`,
  newFront: "front:new",
  side: (side: "attacker" | "defender"): Ref => `side:${side}`,
} as const;
