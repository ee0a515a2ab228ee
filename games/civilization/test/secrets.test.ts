import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table, xy } from "./position.ts";

clause(["CV-32.1", "CV-32.2"], "others see how many and of which kind; the contents are their owner's secret", () => {
  const table = new Table({
    sides: [
      {
        units: ["infantry-c", "mounted-a"],
        events: ["drought", "lost"],
        kept: ["hut:teacher", "village:uranium"],
        hidden: ["leonidas"],
        reserve: ["artist"],
        resources: { silk: 1 },
        coins: { sheet: 2 },
      },
      {},
    ],
    land: "plain",
    markers: { c3: "general" },
  });
  const [mine, theirs] = [table.seenBy(0).realms[0], table.seenBy(1).realms[0]];
  expect(theirs).toMatchObject({
    units: { infantry: 1, mounted: 1 },
    events: [1, 1, 0],
    kept: { huts: 1, villages: 1 },
    greatCards: { up: [], down: { general: 1 } },
    reserve: ["artist"],
    resources: { silk: 1 },
    coins: 2,
    own: null,
  });
  expect(mine?.own).toMatchObject({
    units: ["infantry-c", "mounted-a"],
    events: ["drought", "lost"],
    huts: ["hut-teacher"],
    villages: ["village-uranium-base"],
    greatCards: ["leonidas"],
  });
  for (const secret of ["infantry-c", "drought", "hut-teacher", "leonidas"]) {
    expect(JSON.stringify(table.seenBy(1))).not.toContain(`"${secret}"`);
    expect(JSON.stringify(table.table)).not.toContain(`"${secret}"`);
  }
});

clause("CV-32.3", "nobody sees face-down tiles, nor huts and villages on the map", () => {
  const table = new Table({
    land: "plain",
    tiles: { e1: "neutral-17 down" },
    markers: { g6: "hut:teacher", h6: "village:uranium" },
  });
  for (const viewer of [0, 1]) {
    const seen = table.seenBy(viewer).map;
    expect(seen.tiles.find(({ x, y }) => x === 4 && y === 0)).toEqual({ x: 4, y: 0, id: null, rotation: 0 });
    expect(seen.markers).toEqual([
      { square: "g6", kind: "hut", id: null },
      { square: "h6", kind: "village", id: null },
    ]);
  }
});

clause(
  ["CV-32.2", "CV-32.6", "CV-25.5"],
  "a battle hand is its owner's; a played unit is seen by all, and so are the fallen",
  () => {
    const table = new Table({
      sides: [
        { armies: ["g5"], units: ["infantry-c", "mounted-c", "artillery-c"] },
        { armies: ["h5"], units: ["infantry-a", "mounted-a", "artillery-a"] },
      ],
      land: "plain",
      phase: "movement",
    }).do("move:g5", "go:h5");
    const hands = (viewer: number): unknown[] => {
      const { battle } = table.seenBy(viewer);
      return [battle?.sides.attacker.hand, battle?.sides.defender.hand];
    };
    expect(hands(0)).toEqual([["artillery-c", "infantry-c", "mounted-c"], null]);
    expect(hands(1)).toEqual([null, ["artillery-a", "infantry-a", "mounted-a"]]);
    expect(table.table.battle?.sides.attacker).toMatchObject({
      hand: null,
      types: { infantry: 1, mounted: 1, artillery: 1 },
    });
    table.do("unit:mounted-a"); // the defender opens a front
    expect(table.seenBy(0).battle?.fronts).toMatchObject([{ side: "defender", unit: "mounted-a", strength: 1 }]);
    table.do("unit:infantry-c>1");
    expect(table.table.battle?.sides.defender.fallen).toEqual(["mounted-a"]);
  },
);

clause(["CV-32.9", "CV-25.8", "CV-25.9"], "the hand of barbarians is known to their controller only", () => {
  const table = new Table({
    sides: [{ armies: [xy(6, 5)], units: ["infantry-a"] }, {}, {}],
    phase: "movement",
    markers: { [xy(7, 5)]: "village:spy" },
    land: "plain",
  }).do(`move:${xy(6, 5)}`, `go:${xy(7, 5)}`);
  expect(table.state.battle?.controller).toBe(1);
  expect(table.seenBy(1).battle?.sides.defender.hand).toHaveLength(3);
  expect(table.seenBy(0).battle?.sides.defender.hand).toBe(null);
  expect(table.seenBy(2).battle?.sides.defender.hand).toBe(null);
  expect(table.asked).toBe(1); // the player to the left decides for them, first
});

clause("CV-32.7", "discarded culture events are public", () => {
  const table = new Table({
    sides: [{ track: 7, culture: 5, trade: 3, events: ["drought", "sabotage"] }, {}],
    land: "plain",
  });
  table.do("advance", "discard:sabotage");
  expect(table.seenBy(1).market.events[0]?.discard).toEqual(["sabotage"]);
});
