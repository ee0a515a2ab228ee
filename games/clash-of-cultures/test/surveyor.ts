import type { Seat } from "@civitas/kernel";
import type { Building, Good } from "../src/content/ids.ts";
import { BUILDING_IDS } from "../src/content/pieces.ts";
import { boardIn, terrainAt } from "../src/map.ts";
import { type City, type Clash, type Hex, owns, playerOf } from "../src/state.ts";
import { type Collecting, keyOf } from "../src/yields.ts";

/** A second reckoning of what the map allows: slow, and straight from the clauses. */

const FAR = Number.POSITIVE_INFINITY;

/** CC-2.9: steps over explored hexes, by relaxing until nothing changes. */
export function stepsFrom(s: Clash, from: Hex): number[] {
  const { beside, names } = boardIn(s);
  const steps = names.map((_, hex) => (hex === from ? 0 : FAR));
  for (let changed = true; changed; ) {
    changed = false;
    for (const hex of names.keys()) {
      if (terrainAt(s, hex) === null) continue;
      const least = 1 + Math.min(...(beside[hex] ?? []).map((next) => steps[next] ?? FAR));
      if (least < (steps[hex] ?? FAR)) {
        steps[hex] = least;
        changed = true;
      }
    }
  }
  return steps;
}

const sizeOf = ({ buildings }: City): number => 1 + BUILDING_IDS.filter((id) => buildings[id] !== null).length;

/** CC-11.3, CC-11.4. */
function gives(s: Clash, seat: Seat, city: City, hex: Hex): readonly Good[] {
  switch (terrainAt(s, hex)) {
    case "fertile":
      return ["food"];
    case "forest":
      return ["wood"];
    case "mountain":
      return ["ore"];
    case "barren":
      return owns(s, seat, "irrigation") ? ["food"] : [];
    case "sea":
      if (!owns(s, seat, "fishing")) return [];
      return city.buildings.port === null ? ["food"] : ["food", "gold", "mood"];
    default:
      return [];
  }
}

/** CC-11.2, CC-11.5, CC-30.4. */
function sources(s: Clash, seat: Seat, city: City, spaces: number): Hex[] {
  const steps = stepsFrom(s, city.hex);
  return [...boardIn(s).names.keys()].filter((hex) => {
    const reach = terrainAt(s, hex) === "sea" ? 1 : spaces;
    if ((steps[hex] ?? FAR) > reach || gives(s, seat, city, hex).length === 0 || s.exhausted.includes(hex))
      return false;
    const taken = s.cities.some((other) => other.hex === hex && other !== city);
    return !taken && ![...s.troops, ...s.ships].some((unit) => unit.hex === hex && unit.owner !== seat);
  });
}

/** CC-11: everything that a Collect could bring, hex by hex. */
export function collects(s: Clash, seat: Seat, city: City, how: Collecting): string[] {
  const hexes = sources(s, seat, city, how.spaces);
  const angry = city.mood === "angry" && !(s.now.forcedLabor && s.mover === seat && s.phase === "actions");
  const capacity = (angry ? 1 : sizeOf(city) + (city.mood === "happy" ? 1 : 0)) + how.more;
  const found = new Set<string>();
  const take = (at: number, left: number, fished: Hex | null, goods: Partial<Record<Good, number>>): void => {
    if (left < capacity) found.add(keyOf(goods));
    const hex = hexes[at];
    if (hex === undefined || left === 0) return;
    take(at + 1, left, fished, goods);
    const isSea = terrainAt(s, hex) === "sea";
    if (isSea && fished !== null && fished !== hex) return;
    for (const good of gives(s, seat, city, hex)) {
      take(how.repeat ? at : at + 1, left - 1, isSea ? hex : fished, { ...goods, [good]: (goods[good] ?? 0) + 1 });
    }
  };
  take(0, capacity, null, {});
  return [...found].sort();
}

/** CC-30.27: the best of all pairings, tried one by one. */
export function routes(s: Clash, seat: Seat): number {
  const traders: Hex[] = [];
  for (const { owner, kind, hex, n } of s.troops) {
    if (owner === seat && kind === "settler") traders.push(...Array<Hex>(n).fill(hex));
  }
  for (const { owner, hex, cargo } of s.ships) {
    if (owner === seat) traders.push(hex, ...cargo.flatMap(({ kind }) => (kind === "settler" ? [hex] : [])));
  }
  const steps = traders.map((hex) => stepsFrom(s, hex));
  const partners = s.cities.filter(({ owner, mood }) => owner !== seat && owner !== "barbarians" && mood !== "angry");
  const best = (at: number, used: readonly City[]): number => {
    if (at === traders.length) return used.length;
    const near = partners.filter((city) => !used.includes(city) && (steps[at]?.[city.hex] ?? FAR) <= 2);
    return Math.max(best(at + 1, used), ...near.map((city) => best(at + 1, [...used, city])));
  };
  return best(0, []);
}

/** CC-17.4, CC-30.32: culture tokens, and one that Drama & Music would bring. */
function culture(s: Clash, seat: Seat): number {
  const { goods, levels } = playerOf(s, seat);
  const open = s.phase === "actions" && s.mover === seat && !s.now.used.includes("drama-and-music");
  const swaps = open && owns(s, seat, "drama-and-music") && goods.mood > 0 && goods.culture < levels.culture;
  return goods.culture + (swaps ? 1 : 0);
}

/** CC-17.9, CC-17.10. */
function isClosed(s: Clash, { owner, hex, mood, buildings }: City): boolean {
  const guarded = s.troops.some((troop) => troop.hex === hex && troop.owner === owner && troop.kind === "soldier");
  return (
    (owns(s, owner, "separation-of-power") && mood === "happy") ||
    (owns(s, owner, "totalitarianism") && guarded) ||
    (owns(s, owner, "devotion") && buildings.temple !== null)
  );
}

/** CC-17.1 to CC-17.3, CC-26.11: "source>target tokens" of every attempt that could be declared. */
export function influences(s: Clash, seat: Seat): string[] {
  const statue = (owner: City["owner"]): City | undefined =>
    s.cities.find((city) => city.owner === owner && city.wonder === "great-statue");
  const left = (id: Building): number =>
    7 - playerOf(s, seat).gone[id] - s.cities.filter(({ buildings }) => buildings[id] === seat).length;
  const replaceable = ({ buildings }: City): boolean =>
    BUILDING_IDS.some((id) => buildings[id] !== null && buildings[id] !== seat && left(id) > 0);
  const found: string[] = [];
  for (const source of s.cities) {
    const own = BUILDING_IDS.every((id) => source.buildings[id] === null || source.buildings[id] === seat);
    if (source.owner !== seat || !own) continue;
    const steps = stepsFrom(s, source.hex);
    for (const target of s.cities) {
      if (target.owner === "barbarians" || !replaceable(target)) continue;
      const other = target.owner !== seat;
      const shield = statue(target.owner);
      if (other && shield !== undefined && (stepsFrom(s, shield.hex)[target.hex] ?? FAR) <= 2) continue;
      const range = sizeOf(source) + (statue(seat) === undefined ? 0 : 1);
      const tokens = Math.max(0, (steps[target.hex] ?? FAR) - range);
      if (tokens > 0 && ((other && isClosed(s, target)) || tokens > culture(s, seat))) continue;
      found.push(`${source.hex}>${target.hex} ${tokens}`);
    }
  }
  return found.sort();
}
