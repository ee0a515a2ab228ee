import type { Seat } from "@civitas/kernel";
import type { Basic, Resource } from "@civitas/monumental-family";
import type { BasicId, CardId, CityId, DevelopmentId, PolicyId } from "./content/cards.ts";
import type { CivilizationId } from "./content/civilizations.ts";
import type { ProvinceType } from "./content/province-type.ts";

/** The whole table. Piles have their top at the end of the list. */
export interface Duel {
  /** 0 while the civilizations are chosen. */
  round: number;
  phase: "civilizations" | "activation" | "actions" | "refill" | "over";
  /** Whose turn it is in this phase. */
  seat: Seat;
  /** Who holds the first-player marker. */
  first: Seat;
  /** MD-19.13: this round is the last. */
  final: boolean;
  /** How a player settles which of several payments he makes (MD-4.16). */
  payment: "default" | "ask";
  /** The development deck, era I on top. The dividers are where the era changes (MD-2.3). */
  deck: DevelopmentId[];
  /** Places 1 to 6: the first is the rightmost. */
  row: (DevelopmentId | null)[];
  /** The development discard pile. */
  discard: DevelopmentId[];
  /** A card of the row while it is used (MD-21.10). */
  borrowed: DevelopmentId | null;
  stacks: Record<BasicId, number>;
  /** Whether the module Trade is set up. */
  trade: boolean;
  freeCityDeck: CityId[];
  freeCities: (FreeCity | null)[];
  advantage: Advantage;
  players: [Player, Player];
}

/** A face-up city of the free-city row; by seat: the gold and the action token on that player's side. */
export interface FreeCity {
  id: CityId;
  gold: [number, number];
  traded: [boolean, boolean];
}

export interface Advantage {
  holder: Seat | null;
  /** The tokens on the card are all of this kind. */
  of: Basic | null;
  tokens: number;
}

export interface Player {
  /** Nobody's yet while the civilizations are chosen. */
  civilization: CivilizationId | null;
  passed: boolean;
  supply: Record<Resource, number>;
  /** MD-4.15: military for conquests from the row only. */
  restricted: number;
  /** MD-4.12: gained this round. */
  gained: Record<Resource, number>;
  /** Places 1 to 9, row by row. */
  city: Place[];
  deck: CardId[];
  /** MD-3.3: this many cards on top of the deck were seen by both. */
  known: number;
  discard: CardId[];
  archived: CardId[];
  /** Drawn cards until they are discarded (MD-21.9); a second knowledge card while one of two is chosen (MD-19.4). */
  aside: CardId[];
  /** From bottom to top, Barricades among them. */
  provinces: PileCard[];
  /** Stock of the province-type tokens. */
  typeTokens: Record<ProvinceType, number>;
  /** Developed policies, the oldest first; the last is active. */
  policies: PolicyId[];
  /** Action tokens on the active policy: for its action, for its activation effect. */
  policyUsed: boolean;
  policyResolved: boolean;
  warlordUsed: boolean;
  scoutUsed: boolean;
  /** MD-21.16: cards whose "first time" effect is used up this round. */
  usedUp: CardId[];
  /** At most one, but two while the player chooses which to keep (MD-8.13). */
  underConstruction: DevelopmentId[];
  /** A wonder whose second section is paid and whose bonus is being applied (MD-9.3). */
  completing: DevelopmentId | null;
  /** Controlled free cities. */
  freeCities: { id: CityId; used: boolean }[];
}

/** A card of a province pile: a province with the type tokens on it, or a Barricade. */
export interface PileCard {
  id: CardId;
  tokens: ProvinceType[];
}

/** One of the nine places of a city. */
export interface Place {
  /** The covering card, or a knowledge lying alone. */
  top: CardId | null;
  /** The attached knowledge. */
  under: CardId | null;
  turned: "ready" | "activated" | "reinforced";
  /** Action tokens, one bit each: see `TOKEN`. */
  tokens: number;
}

/** MD-7.10: a mark belongs to one ability of one card of the place. */
export const TOKEN = { topAction: 1, underAction: 2, topActivation: 4, underActivation: 8 } as const;

export const other = (seat: Seat): Seat => 1 - seat;

export const playerAt = (duel: Duel, seat: Seat): Player => (seat === 0 ? duel.players[0] : duel.players[1]);

export function placeAt(player: Player, index: number): Place {
  const place = player.city[index];
  if (place === undefined) throw new RangeError(`a city has no place ${index + 1}`);
  return place;
}

/** MD-21.1. */
export const activePolicy = (player: Player): PolicyId | undefined => player.policies[player.policies.length - 1];

export const hasAdvantage = (duel: Duel, seat: Seat): boolean => duel.advantage.holder === seat;
