import { type Grid, gridOf, stepsFrom } from "@civitas/hexes";
import { type HexName, type Layout, layoutFor } from "./content/layouts.ts";
import { REGIONS } from "./content/regions.ts";
import type { Terrain } from "./content/terrain.ts";
import type { Clash, Hex } from "./state.ts";

/** A layout with everything that never changes worked out once. */
export interface ClashBoard extends Grid {
  readonly layout: Layout;
  /** CC-2.8: the edge hexes clockwise; by hex, its place among them. */
  readonly perimeter: readonly Hex[];
  readonly onEdge: readonly boolean[];
}

const HEXES_PER_SLOT = 4;

function boardOf(layout: Layout): ClashBoard {
  const names = layout.slots.flatMap((slot) => slot.names);
  const named = new Map(names.map((name, hex) => [name, hex]));
  const grid = gridOf(layout.slots.flatMap((slot) => slot.hexes));
  const perimeter = layout.perimeter.flatMap((name) => named.get(name) ?? []);
  const onEdge = names.map((_, hex) => perimeter.includes(hex));
  return { ...grid, names, named, layout, perimeter, onEdge };
}

const BOARDS: ReadonlyMap<number, ClashBoard> = new Map(
  [2, 3, 4].map((players) => [players, boardOf(layoutFor(players))]),
);

/** CC-2.5. */
export function boardFor(players: number): ClashBoard {
  const board = BOARDS.get(players);
  if (board === undefined) throw new RangeError(`there is no board for ${players} players`);
  return board;
}

export const boardIn = (s: Clash): ClashBoard => boardFor(s.players.length);

export const slotOf = (hex: Hex): number => Math.floor(hex / HEXES_PER_SLOT);
export const hexesOf = (slot: number): Hex[] => [0, 1, 2, 3].map((index) => slot * HEXES_PER_SLOT + index);

/** "D2". */
export const hexName = (s: Clash, hex: Hex): HexName => boardIn(s).names[hex] ?? "?";

export function hexNamed(s: Clash, name: HexName): Hex {
  const hex = boardIn(s).named.get(name);
  if (hex === undefined) throw new RangeError(`there is no hex ${name}`);
  return hex;
}

/** The label of its first hex. */
export const regionName = (s: Clash, slot: number): HexName => hexName(s, slot * HEXES_PER_SLOT);

const NOWHERE: readonly Hex[] = [];

/** CC-2.7. */
export const beside = (s: Clash, hex: Hex): readonly Hex[] => boardIn(s).beside[hex] ?? NOWHERE;

/** CC-2.6: null while unexplored. */
export function terrainAt(s: Clash, hex: Hex): Terrain | null {
  const number = slotOf(hex);
  const slot = s.slots[number];
  if (slot === undefined || !slot.explored) return null;
  const index = hex % HEXES_PER_SLOT;
  if (slot.region === null) return boardIn(s).layout.slots[number]?.terrain?.[index] ?? null;
  return REGIONS[slot.region].terrain[slot.orientation === 0 ? index : HEXES_PER_SLOT - 1 - index] ?? null;
}

export const isExplored = (s: Clash, hex: Hex): boolean => s.slots[slotOf(hex)]?.explored === true;
export const isSea = (s: Clash, hex: Hex): boolean => terrainAt(s, hex) === "sea";

/** Explored, and no Sea. */
export function isLand(s: Clash, hex: Hex): boolean {
  const terrain = terrainAt(s, hex);
  return terrain !== null && terrain !== "sea";
}

export const isOnEdge = (s: Clash, hex: Hex): boolean => boardIn(s).onEdge[hex] === true;

/** CC-2.9: by hex, the distance from this one over explored hexes; null where no way leads. */
export const distancesFrom = (s: Clash, hex: Hex): (number | null)[] =>
  stepsFrom(boardIn(s), hex, (next) => isExplored(s, next));

/** CC-2.10: the hexes at distance 0 to `spaces`. */
export function within(s: Clash, hex: Hex, spaces: number): Hex[] {
  const near = [hex];
  let ring: readonly Hex[] = [hex];
  for (let step = 0; step < spaces; step++) {
    const next: Hex[] = [];
    for (const from of ring) {
      for (const to of beside(s, from)) {
        if (!isExplored(s, to) || near.includes(to)) continue;
        near.push(to);
        next.push(to);
      }
    }
    ring = next;
  }
  return near;
}

export const isWithin = (s: Clash, from: Hex, to: Hex, spaces: number): boolean => within(s, from, spaces).includes(to);

/** CC-32.7: the connected sea of this Sea hex. */
export function seaOf(s: Clash, hex: Hex): Hex[] {
  const sea = [hex];
  for (const from of sea) for (const to of beside(s, from)) if (isSea(s, to) && !sea.includes(to)) sea.push(to);
  return sea;
}
