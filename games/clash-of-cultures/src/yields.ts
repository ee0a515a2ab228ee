import type { Seat } from "@civitas/kernel";
import { capacityOf, cityAt, isUsable } from "./cities.ts";
import { GOODS, type Good, type Goods } from "./content/goods.ts";
import { roomFor } from "./goods.ts";
import type { Changes } from "./hooks/changes.ts";
import { change, changesOf } from "./hooks/query.ts";
import { beside, isSea, terrainAt, within } from "./map.ts";
import type { City, Clash, Hex } from "./state.ts";
import { hasForeignUnits } from "./troops.ts";

/** How a Collect is taken (CC-11.10 to CC-11.12). */
export interface Collecting {
  /** Land hexes within this many spaces are sources (Husbandry); 1: the adjacent ones. */
  readonly spaces: number;
  /** Production Focus: each hex may be taken several times. */
  readonly repeat: boolean;
  /** Mass Production: added to the capacity. */
  readonly more: number;
}

export const PLAINLY: Collecting = { spaces: 1, repeat: false, more: 0 };

/** What the hexes around a city offer: of each resource how many land hexes, and what the one Sea hex may give. */
interface Sources {
  readonly land: Readonly<Partial<Record<Good, number>>>;
  readonly sea: readonly Good[];
}

/** CC-11.5. */
function isCollectable(s: Clash, seat: Seat, city: City, hex: Hex): boolean {
  if (s.exhausted.includes(hex)) return false;
  if (hex === city.hex) return true;
  return cityAt(s, hex) === undefined && !hasForeignUnits(s, hex, seat);
}

type Yields = NonNullable<Changes["yields"]>;

/** CC-11.2 to CC-11.4: the resources of which one can be taken in this hex. */
function givenIn(s: Clash, city: City, hex: Hex, yields: readonly Yields[]): Good[] {
  const terrain = terrainAt(s, hex);
  if (terrain === null) return [];
  const goods = yields.flatMap((gives) => gives[terrain] ?? []);
  return terrain === "sea" && goods.length > 0 && isUsable(s, city, "port") ? [...goods, "gold", "mood"] : goods;
}

/** Land within this many spaces, and the Sea beside the city. */
const reached = (s: Clash, city: City, spaces: number): Hex[] =>
  within(s, city.hex, spaces).filter((hex) => !isSea(s, hex) || beside(s, city.hex).includes(hex));

function sourcesOf(s: Clash, seat: Seat, city: City, { spaces }: Collecting): Sources {
  const yields = changesOf(s, seat, "yields");
  const land: Partial<Record<Good, number>> = {};
  let sea: readonly Good[] = [];
  for (const hex of reached(s, city, spaces)) {
    if (!isCollectable(s, seat, city, hex)) continue;
    const given = givenIn(s, city, hex, yields);
    if (isSea(s, hex)) sea = given;
    else for (const good of given) land[good] = (land[good] ?? 0) + 1;
  }
  return { land, sea };
}

/** Hex by hex what this city's owner may choose from; nothing where the hex is blocked (CC-11.5). */
export function sourcesByHex(s: Clash, seat: Seat, city: City): Map<Hex, readonly Good[]> {
  const yields = changesOf(s, seat, "yields");
  const spaces = change(s, seat, "farCollect")?.spaces ?? PLAINLY.spaces;
  const sources = new Map<Hex, readonly Good[]>();
  for (const hex of reached(s, city, spaces)) {
    const given = givenIn(s, city, hex, yields);
    if (given.length > 0) sources.set(hex, isCollectable(s, seat, city, hex) ? given : []);
  }
  return sources;
}

/** CC-11.8: whether there is anything to collect. */
export const canCollect = (s: Clash, seat: Seat, city: City): boolean => {
  const { land, sea } = sourcesOf(s, seat, city, PLAINLY);
  return sea.length > 0 || GOODS.some((good) => (land[good] ?? 0) > 0);
};

/** CC-11.7, CC-11.9: everything this Collect can take, from the most to the least. */
export function yieldsOf(s: Clash, seat: Seat, city: City, how: Collecting): Goods[] {
  const { land, sea } = sourcesOf(s, seat, city, how);
  const capacity = capacityOf(s, city) + how.more;
  const kinds = GOODS.filter((good) => (land[good] ?? 0) > 0);
  const found = new Map<string, Goods>();
  const taken: Partial<Record<Good, number>> = {};
  const note = (): void => {
    if (GOODS.some((good) => (taken[good] ?? 0) > 0)) found.set(keyOf(taken), { ...taken }); // CC-11.1: at least 1
  };
  const fromLand = (at: number, left: number): void => {
    const good = kinds[at];
    if (good === undefined) {
      note();
      return;
    }
    const most = how.repeat ? left : Math.min(left, land[good] ?? 0);
    for (let n = most; n >= 0; n--) {
      taken[good] = (taken[good] ?? 0) + n;
      fromLand(at + 1, left - n);
      taken[good] = (taken[good] ?? 0) - n;
    }
  };
  const fromSea = (at: number, left: number): void => {
    const good = sea[at];
    if (good === undefined || left === 0) {
      fromLand(0, capacity - (fished - left));
      return;
    }
    for (let n = left; n >= 0; n--) {
      taken[good] = (taken[good] ?? 0) + n;
      fromSea(at + 1, left - n);
      taken[good] = (taken[good] ?? 0) - n;
    }
  };
  const fished = sea.length === 0 ? 0 : how.repeat ? capacity : 1;
  fromSea(0, fished);
  return [...found.values()];
}

/** Of these the best: those for which no other brings at least as much of everything, limits included. */
export function bestOf(s: Clash, seat: Seat, yields: readonly Goods[]): Goods[] {
  const found = new Map(yields.map((goods) => [keyOf(keep(s, seat, goods)), goods]));
  const all = [...found.values()];
  const kept = all.map((goods) => keep(s, seat, goods));
  return all.filter((_, i) => !kept.some((other, j) => i !== j && isBetter(other, kept[i] ?? {})));
}

export const bestYields = (s: Clash, seat: Seat, city: City, how: Collecting): Goods[] =>
  bestOf(s, seat, yieldsOf(s, seat, city, how));

export const keyOf = (goods: Goods): string => GOODS.map((good) => goods[good] ?? 0).join();

/** CC-5.3: what is left of it under the limits. */
function keep(s: Clash, seat: Seat, goods: Goods): Goods {
  const kept: Partial<Record<Good, number>> = {};
  for (const good of GOODS) kept[good] = Math.min(goods[good] ?? 0, roomFor(s, seat, good));
  return kept;
}

/** At least as much of everything, and more of something. */
function isBetter(one: Goods, other: Goods): boolean {
  let more = false;
  for (const good of GOODS) {
    const [mine, theirs] = [one[good] ?? 0, other[good] ?? 0];
    if (mine < theirs) return false;
    if (mine > theirs) more = true;
  }
  return more;
}
