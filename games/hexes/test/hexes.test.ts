import { describe, expect, it } from "vitest";
import { components, gridOf, hexesApart, neighbours, stepsFrom } from "../src/index.ts";

/** A flower: one hexagon in the middle of six. */
const flower = gridOf([{ q: 0, r: 0 }, ...neighbours({ q: 0, r: 0 })]);

describe("hexagons", () => {
  it("lie six around one, each beside the middle and two others", () => {
    expect(flower.beside.map((hexes) => hexes.length)).toEqual([6, 3, 3, 3, 3, 3, 3]);
  });

  it("are named by row from the top and number from the left", () => {
    expect(flower.names).toEqual(["b2", "b3", "b1", "c2", "a1", "a2", "c1"]);
    expect(flower.named.get("c1")).toBe(6);
  });

  it("are as far apart as the steps between them", () => {
    expect(hexesApart({ q: -1, r: 0 }, { q: 1, r: 0 })).toBe(2);
    expect(hexesApart({ q: 0, r: -2 }, { q: 2, r: 0 })).toBe(4);
    expect(hexesApart({ q: 1, r: -3 }, { q: -1, r: 3 })).toBe(6);
  });

  it("are reached by the shortest open way", () => {
    const west = flower.named.get("b1") ?? -1;
    const east = flower.named.get("b3") ?? -1;
    const middle = flower.named.get("b2") ?? -1;
    expect(stepsFrom(flower, west, () => true)[east]).toBe(2);
    expect(stepsFrom(flower, west, (hex) => hex !== middle)[east]).toBe(3);
    expect(stepsFrom(flower, west, () => false)[east]).toBe(null);
  });

  it("fall into joined areas", () => {
    const named = (...names: string[]) => new Set(names.map((name) => flower.named.get(name)));
    const inside = named("a1", "a2", "c1");
    expect(components(flower, (hex) => inside.has(hex))).toEqual([null, null, null, null, 0, 0, 1]);
  });
});
