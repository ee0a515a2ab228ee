import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

/**
 * Clash of Titans for two: capitals c1 and c5; b1 meadow, c2, d1, c4, b4, a2, e2 forests, b2, d3 swamps with towns,
 * b3 (Tyre) and d2 (Kashgar) swamps, a3, e1 mountains, d4 meadow; a1, c3, e3 water.
 */
const units = (table: Table, ...names: string[]) => names.map((name) => table.space(name).soldiers);

clause(
  ["MO-9.7", "MO-9.8", "MO-9.15"],
  "E16: an opponent's forest with 2 soldiers needs 3 units and 3 military",
  () => {
    const table = new Table({
      sides: [
        { civ: "japan", military: 3 },
        { civ: "greece", soldiers: { c2: 2 } },
      ],
    });
    expect(table.defence("c2")).toBe(3);
    table.do("conquer:c2", "warlord:no");
    expect(table.has()).toEqual({});
    expect(table.space("c2")).toMatchObject({ owner: 0, soldiers: 3 });
    expect(units(table, "c5", "c1")).toEqual([9, 6]);
    const short = new Table({ sides: [{ military: 2 }, { soldiers: { c2: 2 } }] });
    expect(short).toRefuse("conquer:c2", "why.short.military", "MO-9.8");
  },
);

clause(["MO-9.5", "MO-9.9", "MO-9.43"], "E17: attackers come from two provinces, and one stays in each", () => {
  const table = new Table({
    sides: [
      { military: 3, soldiers: { c2: 2, d1: 3, c1: 0 }, warlord: "e1", outposts: ["e1"] },
      { soldiers: { d2: 1 } },
    ],
    spaces: { d2: { token: null } },
  });
  table.do("conquer:d2");
  expect(table.offered).toContain("warlord:no");
  table.do("warlord:no");
  expect(units(table, "c2", "d1", "d2")).toEqual([1, 1, 3]);
});

clause(["MO-9.7", "MO-9.13"], "E18: barbarians of value 2 in a forest", () => {
  const table = new Table({ sides: [{ military: 3 }, {}], spaces: { d1: { token: "barbarian-2-culture" } } });
  table.do("conquer:d1", "warlord:no");
  expect(table.offered).toEqual(["choose:1", "choose:2"]);
  table.do("choose:1");
  expect(table.has()).toEqual({ gold: 2 });
  expect(table.realm().tokens).toEqual(["barbarian-2-culture"]);
});

clause(
  ["MO-9.14", "MO-5.16"],
  "E19, E78: a free town costs its price beside the military, which alone is reduced",
  () => {
    const town = (tile: "forest" | "swamp", city = {}) =>
      new Table({
        sides: [{ military: 1, science: 2, soldiers: { b1: 1 }, city }, {}],
        spaces: { b2: { tile, token: "town-samarkand" } },
      });
    const table = town("forest");
    table.do("conquer:b2", "warlord:no");
    expect(table.has()).toEqual({});
    table.do("choose:2");
    expect(table.has()).toEqual({ production: 3 });
    const reduced = town("swamp", { 1: "fort+chivalry!" });
    reduced.do("conquer:b2", "warlord:no");
    expect(reduced.has()).toEqual({});
    expect(town("swamp")).toRefuse("conquer:b2", "why.short", "MO-9.8");
  },
);

clause(
  ["MO-9.7", "MO-9.34", "MO-7.12"],
  "E20: a swamp with soldier, warlord, outpost and wonder defends with 10",
  () => {
    const table = new Table({
      sides: [{ military: 10 }, { soldiers: { d2: 1 }, warlord: "d2", outposts: ["d2"], tokens: { d2: "stonehenge" } }],
      spaces: { d2: { token: null } },
    });
    expect(table.defence("d2")).toBe(2 + 1 + 2 + 3 + 2);
  },
);

clause(["MO-9.8", "MO-9.16"], "E21: an uncontrolled meadow needs 1 unit and 1 military", () => {
  const table = new Table({ sides: [{ military: 1 }, {}], spaces: { b1: { token: null } } });
  expect(table.defence("b1")).toBe(0);
  table.do("conquer:b1", "warlord:no");
  expect(table.has()).toEqual({});
  expect(new Table({ spaces: { b1: { token: null } } })).toRefuse("conquer:b1", "why.short.military", "MO-9.8");
});

clause(["MO-9.9", "MO-9.11", "MO-9.20"], "E22: a chain of conquests with one warlord reward", () => {
  const table = new Table({
    sides: [{ civ: "denmark", military: 5 }, {}],
    spaces: {
      c2: { token: "barbarian-1-archive" },
      d2: { tile: "forest", token: "barbarian-2-culture", market: null },
    },
  });
  table.do("conquer:c2", "warlord:yes");
  expect(table.has()).toEqual({ military: 5 });
  table.do("choose:1", "conquer:d2", "warlord:yes", "choose:1");
  expect(table.has()).toEqual({ military: 2, gold: 3 });
  expect(units(table, "c2", "d2", "c1")).toEqual([1, 2, 6]);
  expect(table.where().warlord).toBe("d2");
});

clause(["MO-9.23", "MO-9.24", "MO-9.2"], "E25: an outpost replaces 3 soldiers; a second one there is refused", () => {
  const table = new Table({ sides: [{ soldiers: { c2: 3 } }, {}] });
  table.do("outpost:c2");
  expect(table.space("c2")).toMatchObject({ owner: 0, soldiers: 0, outpost: true });
  expect(units(table, "c1")).toEqual([9]);
  expect(table.defence("c2")).toBe(1 + 3);
  expect(table).toRefuse("outpost:c2", "why.outpost-there", "MO-9.24");
});

clause(["MO-9.15", "MO-9.24"], "E26: a lost outpost goes back to the reserve", () => {
  const table = new Table({ sides: [{ military: 4 }, { outposts: ["c2"] }] });
  expect(table.defence("c2")).toBe(4);
  table.do("conquer:c2", "warlord:no");
  expect(table.realm(1).outposts).toBe(2);
});

clause("MO-5.6", "E27: restricted military pays against barbarians only", () => {
  const given = { military: 1, city: { 1: "samurai-training-ground!" } };
  const table = new Table({
    sides: [{ civ: "japan", ...given }, { soldiers: { c2: 2 } }],
    spaces: { d1: { token: "barbarian-2-draw" } },
  });
  table.do("use:samurai-training-ground");
  expect(table).toRefuse("conquer:c2", "why.short.military", "MO-9.8");
  table.do("conquer:d1", "warlord:no", "choose:1");
  expect(table.has()).toEqual({ gold: 2 });
  expect(table.state.turn.restricted).toBe(0);
});

clause(["MO-5.10", "MO-5.13"], "E57: a reduction and free units; 1 military is always paid", () => {
  const table = new Table({
    sides: [{ military: 1, city: { 1: "fort+chivalry!" } }, {}],
    spaces: { d1: { token: "barbarian-2-culture" } },
    turn: { freeUnits: 2 },
  });
  table.do("conquer:d1", "warlord:no", "choose:1");
  expect(table.has()).toEqual({ gold: 2 });
  expect(table.space("d1").soldiers).toBe(2);
  expect(table.state.turn.freeUnits).toBe(0);
});

clause("MO-5.11", "E66: with Mercenaries a gold counts as 2 military, and nothing may be left out", () => {
  const table = new Table({
    sides: [{ civ: "greece", military: 1, gold: 3, policies: ["mercenaries"] }, {}],
    spaces: { d1: { token: "barbarian-2-culture" } },
  });
  table.do("conquer:d1", "warlord:no");
  expect(table.offered).toEqual(["pay:military=1,gold=1", "pay:gold=2"]);
});

clause(["MO-5.3", "MO-5.14"], "E73: with Warrior Culture unused the mix is asked for", () => {
  const at = (civ: "denmark" | "egypt", payment: "usual" | "ask") =>
    new Table({
      options: { payment },
      sides: [{ civ, military: 2, gold: 2, policies: civ === "denmark" ? ["warrior-culture"] : [] }, {}],
      spaces: { c2: { token: "barbarian-1-archive" } },
    }).do("conquer:c2", "warlord:no");
  expect(at("denmark", "usual").offered).toContain("pay:gold=2");
  expect(at("egypt", "usual").prompt).toBe("ask.choose-one");
  expect(at("egypt", "ask").offered).toContain("pay:military=1,gold=1");
});

clause(["MO-5.10", "MO-9.44", "MO-12.13"], "E77: with Hannibal or without him", () => {
  const table = () =>
    new Table({
      sides: [
        { military: 4, soldiers: { c2: 2, c1: 5 }, hero: { id: "hannibal", space: "c2" } },
        { soldiers: { d2: 2 } },
      ],
      spaces: { d2: { token: null } },
    }).do("conquer:d2");
  expect(table().offered).toEqual(["with-hero", "without-hero"]);
  const with_ = table().do("with-hero", "go");
  expect(with_.has()).toEqual({ military: 1, production: 2 }); // Ramses came along
  expect(with_.state.turn.heroesAttacked).toEqual(["hannibal"]);
  const without = table().do("without-hero", "warlord:no", "from:c2:1");
  expect(without.has()).toEqual({});
});

clause(["MO-9.9", "MO-9.21", "MO-9.39"], "E90: over the sea to attack only", () => {
  const table = new Table({
    sides: [
      { civ: "denmark", military: 4, policies: ["sea-kings"], soldiers: { b1: 3, d4: 3, c1: 3 } },
      { soldiers: { d3: 2 } },
    ],
    spaces: { d3: { token: null } },
  });
  expect(table.defence("d3")).toBe(4);
  table.do("conquer:d3", "warlord:no");
  expect(table.offered.some((id) => id.startsWith("from:"))).toBe(true);
  const moving = new Table({
    sides: [{ civ: "denmark", military: 4, policies: ["sea-kings"], soldiers: { b1: 3, d4: 3, c1: 3 } }, {}],
  });
  expect(moving).toRefuse("move:b1", "why.nowhere", "MO-9.21");
});

clause("MO-9.36", "E88: which soldiers can be destroyed", () => {
  const table = new Table({
    sides: [
      { civ: "greece", city: { 1: "statue-of-zeus!" } },
      { soldiers: { c2: 1, b1: 1, d1: 1 }, outposts: ["c2"], warlord: "d1" },
    ],
  });
  table.do("use:statue-of-zeus");
  expect(table.offered).toEqual(["destroy:c2", "destroy:d1", "none"]);
  table.do("destroy:d1");
  expect(table.space("d1")).toMatchObject({ owner: 1, soldiers: 0 });
});
