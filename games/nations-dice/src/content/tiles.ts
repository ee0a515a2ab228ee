import type { PrintedChits } from "./chits.ts";
import type { PrintedDice } from "./dice.ts";

export type Age = 1 | 2 | 3 | 4;
export type TileKind = "building" | "advisor" | "colony" | "wonder";

/** A progress tile (ND-1.8). Its price is the row it lies in, so it prints none (ND-10.1). */
export interface Tile {
  readonly kind: TileKind;
  readonly age: Age;
  readonly dice: PrintedDice;
  readonly chits: PrintedChits;
  readonly vp: number;
  /** What building a wonder costs (ND-14.4); 0 for other tiles. */
  readonly stone: number;
}

const none = {};

const building = (age: Age, dice: PrintedDice, vp: number): Tile => {
  return { kind: "building", age, dice, chits: none, vp, stone: 0 };
};
const advisor = (age: Age, chits: PrintedChits, vp: number): Tile => {
  return { kind: "advisor", age, dice: none, chits, vp, stone: 0 };
};
const colony = (age: Age, chits: PrintedChits, vp: number): Tile => {
  return { kind: "colony", age, dice: none, chits, vp, stone: 0 };
};
const wonder = (age: Age, stone: number, chits: PrintedChits, vp: number): Tile => {
  return { kind: "wonder", age, dice: none, chits, vp, stone };
};

/** All sixty: what they give, and the victory points at the end of the game. */
export const tiles = {
  irrigation: building(1, { orange: 1 }, 1),
  bazaar: building(1, { white: 1, orange: 1 }, 0),
  academy: building(1, { blue: 1 }, 0),
  hoplite: building(1, { red: 1 }, 0),
  agora: building(1, { white: 1 }, 1),
  "sun-tzu": advisor(1, { reroll: 2 }, 0),
  hammurabi: advisor(1, { reroll: 1 }, 1),
  hatshepsut: advisor(1, {}, 2),
  sicily: colony(1, { food: 1 }, 1),
  cyprus: colony(1, { stone: 1 }, 2),
  thrace: colony(1, { strength: 1 }, 0),
  "hanging-gardens": wonder(1, 2, { food: 1 }, 2),
  "great-library": wonder(1, 2, { book: 1 }, 2),
  colossus: wonder(1, 2, { gold: 1 }, 2),
  pyramids: wonder(1, 3, {}, 4),

  windmill: building(2, { orange: 1 }, 2),
  "guild-hall": building(2, { orange: 2 }, 0),
  monastery: building(2, { blue: 1 }, 1),
  university: building(2, { blue: 2 }, 0),
  longbowman: building(2, { red: 1 }, 1),
  knight: building(2, { white: 1, red: 1 }, 0),
  montezuma: advisor(2, { reroll: 2 }, 1),
  "eleanor-of-aquitaine": advisor(2, { reroll: 1 }, 2),
  "genghis-khan": advisor(2, {}, 3),
  mali: colony(2, { gold: 1 }, 1),
  iceland: colony(2, { book: 1 }, 1),
  crimea: colony(2, { strength: 1 }, 1),
  "angkor-wat": wonder(2, 3, { food: 1 }, 3),
  "hagia-sophia": wonder(2, 3, { gold: 1 }, 3),
  "great-zimbabwe": wonder(2, 3, { stone: 1 }, 4),

  observatory: building(3, { white: 1, blue: 1 }, 1),
  "printing-house": building(3, { blue: 1, orange: 1 }, 0),
  "man-of-war": building(3, { orange: 1, red: 1 }, 0),
  "star-fort": building(3, { blue: 1, red: 1 }, 0),
  musketeers: building(3, { red: 2 }, 0),
  "opera-house": building(3, { white: 1 }, 2),
  elizabeth: advisor(3, { reroll: 2 }, 2),
  "isaac-newton": advisor(3, { reroll: 1 }, 3),
  suleiman: advisor(3, {}, 4),
  peru: colony(3, { gold: 1 }, 2),
  "cape-colony": colony(3, { strength: 1 }, 2),
  brazil: colony(3, {}, 2),
  versailles: wonder(3, 4, {}, 5),
  "sistine-chapel": wonder(3, 3, { book: 1 }, 3),
  "taj-mahal": wonder(3, 5, {}, 6),

  "mechanised-farm": building(4, { orange: 1 }, 3),
  polytechnic: building(4, { blue: 1 }, 2),
  dreadnought: building(4, { red: 1 }, 2),
  museum: building(4, { white: 1 }, 3),
  "otto-von-bismarck": advisor(4, { reroll: 2 }, 3),
  "marie-curie": advisor(4, { reroll: 1 }, 4),
  "abraham-lincoln": advisor(4, {}, 5),
  alaska: colony(4, { gold: 1 }, 3),
  hawaii: colony(4, {}, 4),
  ceylon: colony(4, {}, 3),
  congo: colony(4, { stone: 1 }, 1),
  "trans-siberian-railway": wonder(4, 4, {}, 6),
  "suez-canal": wonder(4, 5, {}, 7),
  "eiffel-tower": wonder(4, 3, {}, 5),
  "statue-of-liberty": wonder(4, 6, {}, 8),
} as const satisfies Record<string, Tile>;

export type TileId = keyof typeof tiles;

const isTileId = (id: string): id is TileId => id in tiles;
export const tileIds: readonly TileId[] = Object.keys(tiles).filter(isTileId);

/** A map finds a tile quicker than an object with sixty keys does, and nothing is looked up more often. */
const byId: ReadonlyMap<TileId, Tile> = new Map(tileIds.map((id): [TileId, Tile] => [id, tiles[id]]));
export const tileOf = (id: TileId): Tile => byId.get(id) ?? tiles[id];

const byAge: readonly (readonly TileId[])[] = [1, 2, 3, 4].map((age) => tileIds.filter((id) => tiles[id].age === age));
/** The fifteen tiles of an age, as a new list. */
export const tilesOfAge = (age: number): TileId[] => [...(byAge[age - 1] ?? [])];
