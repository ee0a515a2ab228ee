import type { Ref, Seat } from "@civitas/kernel";
import type { Resource } from "@civitas/monumental-family";
import type { AutomaCardId } from "./content/automa-cards.ts";
import type { AnyCardId, BasicId, PolicyId, WonderId } from "./content/cards.ts";
import type { HeroId } from "./content/heroes.ts";
import type { Market } from "./content/maps.ts";
import type { MonsterId } from "./content/monsters.ts";
import type { TokenId } from "./content/tokens.ts";
import type { Owner } from "./state.ts";

/**
 * The names of everything on the table. Options, log moves and the drawn table all take them from here. Spaces are
 * called by their names ("c2"); slots of the display and places of a city are counted from 1. Owners are seats, the
 * automa's is the number after the last seat.
 */
export const ref = {
  /** A space of the map. */
  space: (name: string): Ref => `space:${name}`,
  /** What stands on a space. */
  soldiers: (name: string): Ref => `soldiers:${name}`,
  warlord: (owner: Owner): Ref => `warlord:${owner}`,
  /** Explorer 1 or 2 of a civilization. */
  explorer: (owner: Owner, n: number): Ref => `explorer:${owner}:${n}`,
  outpost: (name: string): Ref => `outpost:${name}`,
  productionToken: (name: string): Ref => `production:${name}`,
  marketPile: (name: string): Ref => `pile:${name}`,
  discovery: (name: string): Ref => `discovery:${name}`,
  wonderToken: (id: WonderId): Ref => `wonder-token:${id}`,
  monster: (id: MonsterId): Ref => `monster:${id}`,
  marker: (id: MonsterId): Ref => `marker:${id}`,
  hero: (id: HeroId): Ref => `hero:${id}`,

  /** A card wherever it is, as a travelling piece. */
  card: (id: AnyCardId): Ref => `card:${id}`,
  /** A slot of the display: 1 next to the deck; with two rows 1 to 3 on top, 4 to 6 below. */
  slot: (slot: number): Ref => `slot:${slot}`,
  deck: "deck",
  /** Where cards and tokens go that leave the game. */
  box: "box",
  pile: (id: BasicId): Ref => `basic:${id}`,
  heroRow: (id: HeroId): Ref => `hero-row:${id}`,

  /** A place of a city, 1 to 9, and the knowledge attached there. */
  place: (seat: Seat, place: number): Ref => `city:${seat}:${place}`,
  attached: (seat: Seat, place: number): Ref => `city:${seat}:${place}:knowledge`,
  cityDeck: (seat: Seat): Ref => `city-deck:${seat}`,
  cityDiscard: (seat: Seat): Ref => `city-discard:${seat}`,
  /** Where drawn cards lie until the city is refreshed. */
  drawn: (seat: Seat): Ref => `drawn:${seat}`,

  /** What a civilization keeps beside the map. */
  realm: (owner: Owner): Ref => `realm:${owner}`,
  archive: (owner: Owner): Ref => `archive:${owner}`,
  construction: (owner: Owner): Ref => `construction:${owner}`,
  policies: (owner: Owner): Ref => `policies:${owner}`,
  policy: (owner: Owner, id: PolicyId): Ref => `policy:${owner}:${id}`,
  outposts: (owner: Owner): Ref => `outposts:${owner}`,
  supply: (owner: Owner, resource: Resource | "restricted"): Ref => `supply:${owner}:${resource}`,
  productionTokens: (owner: Owner): Ref => `production-tokens:${owner}`,
  marketToken: (owner: Owner, market: Market): Ref => `market-token:${owner}:${market}`,
  tokens: (owner: Owner): Ref => `tokens:${owner}`,
  trophies: (owner: Owner): Ref => `trophies:${owner}`,

  /** A token as a travelling piece. */
  token: (resource: Resource): Ref => `token:${resource}`,
  discoveryToken: (id: TokenId): Ref => `discovery-token:${id}`,
  /** The common supply. */
  bank: "bank",

  automaCard: (id: AutomaCardId): Ref => `automa-card:${id}`,
  automaDeck: "automa-deck",
  automaDiscard: "automa-discard",
  automaColumn: "automa-column",
} as const;
