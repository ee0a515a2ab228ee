import type { Ref, Seat } from "@civitas/kernel";
import type { Resource } from "@civitas/monumental-family";
import type { BasicId, CardId, CityId, PolicyId } from "./content/cards.ts";
import type { CivilizationId } from "./content/civilizations.ts";
import type { ProvinceType } from "./content/province-type.ts";

/**
 * The names of everything on the table. Options, log moves and the drawn table all take them from here.
 * Places of the row and of a city are counted from 1, as on the table.
 */
export const ref = {
  /** A card wherever it is, as a travelling piece. */
  card: (id: CardId): Ref => `card:${id}`,
  /** A place of the development row, 1 (rightmost) to 6. */
  row: (place: number): Ref => `row:${place}`,
  deck: "deck",
  discard: "discard",
  stack: (id: BasicId): Ref => `stack:${id}`,
  /** A place of a city, 1 to 9. */
  place: (seat: Seat, place: number): Ref => `city:${seat}:${place}`,
  /** The knowledge attached in a place. */
  attached: (seat: Seat, place: number): Ref => `city:${seat}:${place}:knowledge`,
  cityDeck: (seat: Seat): Ref => `city-deck:${seat}`,
  cityDiscard: (seat: Seat): Ref => `city-discard:${seat}`,
  archive: (seat: Seat): Ref => `archive:${seat}`,
  /** Where drawn cards lie until they are discarded. */
  aside: (seat: Seat): Ref => `aside:${seat}`,
  /** The wonder under construction. */
  construction: (seat: Seat): Ref => `wonder:${seat}`,
  /** The whole province pile, and one of its cards from the bottom (0). */
  provinces: (seat: Seat): Ref => `provinces:${seat}`,
  province: (seat: Seat, index: number): Ref => `province:${seat}:${index}`,
  policies: (seat: Seat): Ref => `policies:${seat}`,
  policy: (seat: Seat, id: PolicyId): Ref => `policy:${seat}:${id}`,
  warlord: (seat: Seat): Ref => `warlord:${seat}`,
  scout: (seat: Seat): Ref => `scout:${seat}`,
  freeCity: (id: CityId): Ref => `free-city:${id}`,
  freeCityDeck: "free-city-deck",
  /** One player's side of a free city, where his gold lies. */
  side: (seat: Seat, id: CityId): Ref => `side:${seat}:${id}`,
  /** A people that may be chosen (MD-2.9). */
  people: (id: CivilizationId): Ref => `people:${id}`,
  advantage: "advantage",
  supply: (seat: Seat, resource: Resource | "restricted"): Ref => `supply:${seat}:${resource}`,
  /** A token as a travelling piece. */
  token: (resource: Resource): Ref => `token:${resource}`,
  typeToken: (type: ProvinceType): Ref => `type-token:${type}`,
  typeTokens: (seat: Seat): Ref => `type-tokens:${seat}`,
  /** The common supply. */
  bank: "bank",
  firstPlayer: (seat: Seat): Ref => `first-player:${seat}`,
} as const;
