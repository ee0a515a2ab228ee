import { components } from "@civitas/hexes";
import { Random } from "@civitas/kernel";
import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { GRIDS, MAPS, type MapId, NEAR_VALUES } from "../src/content/maps.ts";
import { TOKENS } from "../src/content/tokens.ts";
import { randomMap } from "../src/random-map.ts";
import { layMap } from "../src/setup-map.ts";

const OUTLINES = Object.keys(MAPS).filter((id): id is MapId => id in MAPS);
const SEEDS = Array.from({ length: 40 }, (_, n) => `map ${n}`);

const capitalsOf = (id: MapId): number[] => MAPS[id].flatMap(({ tile }, n) => (tile === "capital" ? [n] : []));
const besideCapital = (id: MapId, n: number): boolean =>
  (GRIDS[id].beside[n] ?? []).some((next) => MAPS[id][next]?.tile === "capital");

clause(
  ["MO-3.24", "MO-3.27"],
  "no tile belongs to two capitals, and every capital has as many neighbours as values",
  () => {
    for (const id of OUTLINES) {
      const near = capitalsOf(id).flatMap((capital) => GRIDS[id].beside[capital] ?? []);
      expect(new Set(near).size, id).toBe(near.length);
      for (const capital of capitalsOf(id)) expect(GRIDS[id].beside[capital], id).toHaveLength(NEAR_VALUES[id].length);
    }
  },
);

clause(
  ["MO-3.22", "MO-3.23", "MO-3.24", "MO-3.25", "MO-3.26", "MO-3.27"],
  "every random map keeps the steps of the generator",
  () => {
    for (const id of OUTLINES) {
      const capitals = capitalsOf(id);
      for (const seed of SEEDS) {
        const random = Random.seeded(`${id} ${seed}`);
        const { spaces } = layMap(randomMap(id, random), capitals.length, 0, random);
        const tiles = (kind: string) => spaces.filter(({ tile }) => tile === kind).length;
        for (const kind of ["water", "meadow", "forest", "swamp", "mountain", "volcano", "capital"]) {
          expect(tiles(kind), `${id} ${kind}`).toBe(MAPS[id].filter(({ tile }) => tile === kind).length);
        }
        expect(capitals.every((n) => spaces[n]?.tile === "capital")).toBe(true);
        const areas = components(GRIDS[id], (n) => !["capital", "water"].includes(spaces[n]?.tile ?? ""));
        expect(Math.max(...areas.map((area) => area ?? 0))).toBe(0);
        spaces.forEach(({ tile, token, market, pile, production }, n) => {
          const land = tile !== "water" && tile !== "capital";
          const town = token !== null && TOKENS[token].kind === "town";
          expect(token !== null).toBe(land);
          expect(production).toBe(land && market === null);
          expect(pile).toHaveLength(market === null ? 0 : capitals.length);
          if (besideCapital(id, n)) expect(land && !town && market === null).toBe(true);
          expect(town && market !== null).toBe(false);
        });
        expect(spaces.filter(({ token }) => token !== null && TOKENS[token].kind === "town")).toHaveLength(
          capitals.length,
        );
        expect(spaces.filter(({ market }) => market !== null)).toHaveLength(capitals.length);
        for (const capital of capitals) {
          const values = (GRIDS[id].beside[capital] ?? []).map((n) => TOKENS[spaces[n]?.token ?? "town-petra"].value);
          expect(values.toSorted()).toEqual([...NEAR_VALUES[id]].toSorted());
        }
      }
    }
  },
);

clause(["MO-3.27", "MO-3.22"], "every land tile away from capitals is as likely to be a town as any other", () => {
  const id: MapId = "clash-of-titans-2";
  const towns = new Map<number, number>();
  const games = 600;
  for (let n = 0; n < games; n++) {
    const random = Random.seeded(`towns ${n}`);
    randomMap(id, random).forEach(({ town }, at) => {
      if (town) towns.set(at, (towns.get(at) ?? 0) + 1);
    });
  }
  const far = MAPS[id].flatMap(({ tile }, n) => (tile !== "capital" && !besideCapital(id, n) ? [n] : []));
  // Two towns on some of these tiles; each should have its share, give or take a half.
  const share = (2 * games) / far.length;
  for (const n of far) expect((towns.get(n) ?? 0) / share, GRIDS[id].names[n]).toBeGreaterThan(0.5);
  for (const n of far) expect((towns.get(n) ?? 0) / share, GRIDS[id].names[n]).toBeLessThan(1.5);
});

clause(["MO-3.1", "MO-3.24", "MO-3.27"], "in the scenarios too, all capitals have the same values around them", () => {
  for (const id of OUTLINES) {
    const around = capitalsOf(id).map((capital) =>
      (GRIDS[id].beside[capital] ?? []).map((n) => MAPS[id][n]?.barbarian ?? 0).toSorted(),
    );
    for (const values of around) expect(values, id).toEqual([...NEAR_VALUES[id]].toSorted());
  }
});
