import { Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { REGIONS } from "../src/content/regions.ts";
import { boardIn, hexesOf, isOnEdge, isSea, terrainAt } from "../src/map.ts";
import { freeOrientations, landOrientations, type Orientation, shipOrientations } from "../src/movement/orientation.ts";
import { voyageFrom } from "../src/movement/sea.ts";
import { setup } from "../src/setup.ts";
import { type Clash, type Hex, owns, type SlotNow } from "../src/state.ts";
import { launch } from "../src/troops.ts";
import { DEFAULTS } from "./laying-out.ts";

const MAPS = 90;
const BOTH: readonly Orientation[] = [0, 1];
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** CC-2.1: neighbours, from the labels alone. */
function neighboursOf(names: readonly string[]): (hex: Hex) => readonly Hex[] {
  const places = names.map((name) => {
    const q = name.charCodeAt(0) - "A".charCodeAt(0);
    return [q, Number(name.slice(1)) - 1 - Math.floor(q / 2)] as const;
  });
  const at = new Map(places.map((place, hex) => [place.join(), hex]));
  const lists = places.map(([q, r]) => DIRECTIONS.flatMap(([dq, dr]) => at.get([q + dq, r + dr].join()) ?? []));
  return (hex) => lists[hex] ?? [];
}

/** A board for 2, 3 or 4, partly explored, with foreign ships and perhaps Navigation. */
function anyMap(n: number, random: Random): Clash {
  const s = setup(DEFAULTS, 2 + (n % 3), Random.seeded(`map ${n}`));
  const known = random.int(10);
  for (const slot of s.slots) {
    if (slot.region === null || random.int(10) >= known) continue;
    slot.explored = true;
    slot.orientation = random.int(2) === 0 ? 0 : 1;
  }
  if (random.int(4) > 0) s.players[0]?.advances.push("navigation");
  const waters = [...boardIn(s).names.keys()].filter((hex) => isSea(s, hex));
  for (const hex of random.shuffle(waters).slice(0, 3)) launch(s, 1, hex);
  return s;
}

const seaHexes = (slot: number, { region }: SlotNow, orientation: Orientation): Hex[] => {
  const terrain = region === null ? [] : REGIONS[region].terrain;
  return hexesOf(slot).filter((_, index) => terrain[orientation === 0 ? index : 3 - index] === "sea");
};

describe("a pilot reads the map again", () => {
  clause("CC-2.8", "the edge is where a neighbour is missing, and its hexes lie side by side around the board", () => {
    for (const seats of [2, 3, 4]) {
      const s = setup(DEFAULTS, seats, Random.seeded("edge"));
      const { names, perimeter } = boardIn(s);
      const beside = neighboursOf(names);
      for (const hex of names.keys()) expect(isOnEdge(s, hex)).toBe(beside(hex).length < 6);
      for (const [at, hex] of perimeter.entries()) {
        expect(beside(hex)).toContain(perimeter[(at + 1) % perimeter.length]);
      }
    }
  });

  clause(["CC-15.2", "CC-15.3", "CC-15.4", "CC-15.5"], "how regions lie that land groups enter", () => {
    const random = Random.seeded("land");
    for (let n = 0; n < MAPS; n++) {
      const s = anyMap(n, random);
      const beside = neighboursOf(boardIn(s).names);
      for (const [number, slot] of s.slots.entries()) {
        if (slot.explored) continue;
        const touches = BOTH.filter((way) =>
          seaHexes(number, slot, way).some((hex) => beside(hex).some((next) => isSea(s, next))),
        );
        const edge = BOTH.filter((way) => seaHexes(number, slot, way).some((hex) => beside(hex).length < 6));
        const open = touches.length > 0 ? touches : edge.length === 1 ? edge : BOTH;
        slot.explored = true; // as when it has been turned face up
        expect(freeOrientations(s, number)).toEqual(open);
        for (const entered of hexesOf(number)) {
          const dry = BOTH.filter((way) => !seaHexes(number, slot, way).includes(entered));
          expect(landOrientations(s, number, entered)).toEqual(dry.length === 1 ? dry : open);
        }
        slot.explored = false;
      }
    }
  });

  clause(
    ["CC-14.1", "CC-14.2", "CC-14.11", "CC-14.12", "CC-14.13", "CC-15.8", "CC-15.9"],
    "where ships may go, fight and explore, and how they find regions",
    () => {
      const random = Random.seeded("sea");
      let voyages = 0;
      for (let n = 0; n < MAPS; n++) {
        const s = anyMap(n, random);
        const { names, perimeter } = boardIn(s);
        const beside = neighboursOf(names);
        const isFoe = (hex: Hex): boolean => s.ships.some((ship) => ship.hex === hex);
        const from = random.shuffle([...names.keys()].filter((hex) => isSea(s, hex) && !isFoe(hex)))[0];
        if (from === undefined) continue;
        voyages += 1;
        const flood = (start: Hex, stops: (hex: Hex) => boolean): Hex[] => {
          const wet = [start];
          for (const hex of wet) {
            if (stops(hex)) continue;
            wet.push(...beside(hex).filter((next) => isSea(s, next) && !wet.includes(next)));
          }
          return wet;
        };
        const reached = new Set(flood(from, isFoe));
        const regions = new Map<number, boolean>();
        const sea = flood(from, () => false);
        const exits = owns(s, 0, "navigation") ? [...reached].filter((hex) => !isFoe(hex) && isOnEdge(s, hex)) : [];
        for (const exit of exits) {
          const at = perimeter.indexOf(exit);
          const round = [...perimeter.slice(at + 1), ...perimeter.slice(0, at)];
          for (const way of [round, round.toReversed()]) {
            const landfall = way.find((hex) => terrainAt(s, hex) === null || (isSea(s, hex) && !sea.includes(hex)));
            if (landfall === undefined) continue;
            if (terrainAt(s, landfall) === null) regions.set(Math.floor(landfall / 4), true);
            else for (const hex of flood(landfall, isFoe)) reached.add(hex);
          }
        }
        const reach = new Set([...reached].filter((hex) => !isFoe(hex)));
        for (const hex of [...reach].flatMap(beside)) {
          const slot = Math.floor(hex / 4);
          if (terrainAt(s, hex) === null && !regions.has(slot)) regions.set(slot, false);
        }
        const voyage = voyageFrom(s, 0, from);
        expect(new Set(voyage.reach)).toEqual(reach);
        expect(new Set(voyage.attacks)).toEqual(new Set([...reached].filter(isFoe)));
        expect(new Map(voyage.regions)).toEqual(regions);
        for (const [number, byNavigation] of regions) {
          const slot = s.slots[number];
          if (slot === undefined) continue;
          const open = BOTH.filter((way) =>
            seaHexes(number, slot, way).some(
              (hex) => beside(hex).some((next) => reach.has(next)) || (byNavigation && isOnEdge(s, hex)),
            ),
          );
          expect(shipOrientations(s, number, voyage.reach, byNavigation)).toEqual(open);
        }
      }
      expect(voyages).toBeGreaterThan(MAPS / 2);
    },
  );
});
