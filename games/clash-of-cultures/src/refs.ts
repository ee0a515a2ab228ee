import type { Ref, Seat } from "@civitas/kernel";
import type {
  ActionCardId,
  AdvanceId,
  Building,
  EventId,
  ObjectiveCardId,
  Resource,
  Token,
  WonderId,
} from "./content/ids.ts";
import type { LandKind, Owner } from "./state.ts";

/**
 * The names of everything on the table. Options, log moves and the drawn table all take them from here. Hexes are
 * called by their labels ("D2"), slots by the label of their first hex, players by their seats.
 */
export const ref = {
  hex: (name: string): Ref => `hex:${name}`,
  /** An unexplored region, by the label of its first hex. */
  region: (name: string): Ref => `region:${name}`,
  /** What stands on a hex. */
  city: (name: string): Ref => `city:${name}`,
  building: (name: string, building: Building): Ref => `building:${name}:${building}`,
  troops: (name: string, kind: LandKind): Ref => `troops:${name}:${kind}`,
  /** Ships are numbered 1 to 4 for each player. */
  ship: (owner: Seat, number: number): Ref => `ship:${owner}:${number}`,
  cargo: (owner: Seat, number: number): Ref => `cargo:${owner}:${number}`,
  exhaustion: (name: string): Ref => `exhaustion:${name}`,

  /** A unit or a piece as something that travels. */
  unit: (owner: Owner, kind: LandKind | "ship"): Ref => `unit:${owner}:${kind}`,
  piece: (owner: Owner, piece: Building | "settlement"): Ref => `piece:${owner}:${piece}`,
  /** Where unused units and pieces lie. */
  supply: (owner: Owner): Ref => `supply:${owner}`,

  player: (seat: Seat): Ref => `player:${seat}`,
  goods: (seat: Seat, kind: Resource | Token): Ref => `goods:${seat}:${kind}`,
  good: (kind: Resource | Token): Ref => `good:${kind}`,
  bank: "bank",
  level: (seat: Seat, token: Token): Ref => `level:${seat}:${token}`,
  /** A place on a player's board of advances. */
  advance: (seat: Seat, id: AdvanceId): Ref => `advance:${seat}:${id}`,
  cube: (seat: Seat): Ref => `cube:${seat}`,

  actionCard: (id: ActionCardId): Ref => `action-card:${id}`,
  objectiveCard: (id: ObjectiveCardId): Ref => `objective-card:${id}`,
  event: (id: EventId): Ref => `event:${id}`,
  wonder: (id: WonderId): Ref => `wonder:${id}`,
  /** A hand, and its great persons, which everybody knows. */
  hand: (seat: Seat): Ref => `hand:${seat}`,
  completed: (seat: Seat): Ref => `completed:${seat}`,
  reserved: (seat: Seat): Ref => `reserved:${seat}`,
  actionDeck: "action-deck",
  actionDiscard: "action-discard",
  objectiveDeck: "objective-deck",
  objectiveDiscard: "objective-discard",
  eventDeck: "event-deck",
  eventDiscard: "event-discard",
  wonderDeck: "wonder-deck",
  /** Where the revealed Wonders lie. */
  wonders: "wonders",

  /** The battle on the table: a side's place for its card, and its dice. */
  battle: "battle",
  battleCard: (side: "attacker" | "defender"): Ref => `battle-card:${side}`,
  dice: (side: "attacker" | "defender"): Ref => `dice:${side}`,
  firstPlayer: "first-player",
  turnTrack: "turn-track",
} as const;
