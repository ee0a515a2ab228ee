import { clause } from "@civitas/testing";
import { describe, expect } from "vitest";
import { START_REGION } from "../src/content/regions.ts";
import { beside, boardFor, distancesFrom, hexesOf, hexName, hexNamed, isOnEdge, within } from "../src/map.ts";
import { EXPLORED, position } from "./position.ts";

const PLAYERS = [2, 3, 4] as const;

describe("layouts", () => {
  clause("CC-2.5", "10, 15 and 18 slots of four hexes, none of them twice", () => {
    for (const [players, slots, homes] of [
      [2, 10, 2],
      [3, 15, 3],
      [4, 18, 4],
    ] as const) {
      const { layout, names } = boardFor(players);
      expect(layout.slots).toHaveLength(slots);
      expect(layout.slots.filter(({ home }) => home !== null)).toHaveLength(homes);
      expect(new Set(names).size).toBe(slots * 4);
    }
  });

  clause("CC-2.2", "the hexes of every slot form a rhombus: all are adjacent but left and right", () => {
    for (const players of PLAYERS) {
      const board = boardFor(players);
      for (const slot of board.layout.slots.keys()) {
        const [top = -1, left = -1, right = -1, bottom = -1] = hexesOf(slot);
        const adjacent = (a: number, b: number) => board.beside[a]?.includes(b);
        for (const [a, b] of [
          [top, left],
          [top, right],
          [top, bottom],
          [left, bottom],
          [right, bottom],
        ] as const) {
          expect(adjacent(a, b)).toBe(true);
        }
        expect(adjacent(left, right)).toBe(false);
      }
    }
  });

  clause("CC-2.8", "the perimeter is the edge hexes, each once, each beside the next or around a corner", () => {
    for (const players of PLAYERS) {
      const board = boardFor(players);
      const edge = board.names.flatMap((_, hex) => ((board.beside[hex]?.length ?? 0) < 6 ? [hex] : []));
      expect([...board.perimeter].sort((a, b) => a - b)).toEqual(edge);
      for (const [n, hex] of board.perimeter.entries()) {
        const next = board.perimeter[(n + 1) % board.perimeter.length] ?? -1;
        expect(board.beside[hex]).toContain(next);
      }
    }
  });

  clause("CC-3.1", "home slots lie face up with their own terrain", () => {
    expect(START_REGION).toEqual({
      A: ["fertile", "mountain", "forest", "barren"],
      B: ["fertile", "forest", "mountain", "barren"],
    });
    const play = position({ sides: [{}, {}, {}, {}] });
    expect(["C2", "D1", "B1", "C1"].map((hex) => play.terrain(hex))).toEqual([...START_REGION.A]);
    expect(["I2", "J1", "H1", "I1"].map((hex) => play.terrain(hex))).toEqual([...START_REGION.B]);
    expect(play.table.regions.filter(({ explored }) => explored)).toHaveLength(4);
  });
});

describe("orientation and distance", () => {
  clause("CC-2.3", "a region lies as printed or turned by half a turn, never mirrored", () => {
    const lie = (how: string) => {
      const play = position({ regions: { D3: how } });
      return ["D3", "C4", "E4", "D4"].map((hex) => play.terrain(hex));
    };
    expect(lie("12")).toEqual(["forest", "sea", "fertile", "forest"]);
    expect(lie("12 turned")).toEqual(["forest", "fertile", "sea", "forest"]);
    expect(lie("13 turned")).toEqual(["mountain", "barren", "sea", "fertile"]);
  });

  clause("CC-2.9", "distance goes over explored hexes only, through cities, units and Sea", () => {
    const { state } = position({
      regions: { D3: "12", D5: "18" },
      sides: [{}, { cities: { D7: "", D4: "" }, units: { D5: "soldier" } }],
    });
    const from = distancesFrom(state, hexNamed(state, "D2"));
    const distance = (hex: string) => from[hexNamed(state, hex)];
    expect(["D2", "D3", "D4", "D5", "D6", "D7"].map(distance)).toEqual([0, 1, 2, 3, 4, 5]);
    // C4 is Sea; B3 is unexplored.
    expect(distance("C4")).toBe(2);
    expect(distance("B3")).toBeNull();
  });

  clause("CC-2.9", "without a way over explored hexes the distance is infinite", () => {
    const { state } = position({ regions: { D3: "12" } });
    expect(distancesFrom(state, hexNamed(state, "D2"))[hexNamed(state, "D7")]).toBeNull();
  });

  clause("CC-2.10", "within so many spaces means that distance or less", () => {
    const { state } = position({ regions: EXPLORED });
    const near = within(state, hexNamed(state, "D2"), 1).map((hex) => hexName(state, hex));
    expect(near.sort()).toEqual(["C2", "C3", "D1", "D2", "D3", "E2", "E3"]);
    expect(within(state, hexNamed(state, "D2"), 2)).toContain(hexNamed(state, "D4"));
  });

  clause(["CC-2.7", "CC-2.8"], "region borders do not matter; the edge is where a neighbour is missing", () => {
    const { state } = position();
    expect(
      beside(state, hexNamed(state, "D3"))
        .map((hex) => hexName(state, hex))
        .sort(),
    ).toEqual(["C3", "C4", "D2", "D4", "E3", "E4"]);
    expect([isOnEdge(state, hexNamed(state, "C3")), isOnEdge(state, hexNamed(state, "B3"))]).toEqual([false, true]);
  });
});
