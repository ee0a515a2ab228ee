import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, Table } from "./position.ts";

clause(["MO-9.5", "MO-9.9"], "E17: an attack from two provinces", () => {
  const given: Position = {
    sides: [{ civ: "japan", military: 3, soldiers: { c1: 0, b1: 2, c2: 3 }, warlord: "c2" }, {}],
    spaces: { b2: { tile: "forest", token: "barbarian-2-culture" } },
  };
  const table = new Table(given);
  expect(table.defence("b2")).toBe(3);
  expect(() => new Table(given).do("conquer:b2").send({ b1: 2, c2: 1 })).toThrow();
  table.do("conquer:b2").send({ b1: 1, c2: 2 });
  expect(table.has().military).toBeUndefined();
  expect([table.space("b1").soldiers, table.space("c2").soldiers, table.space("b2").soldiers]).toEqual([1, 1, 3]);
});

clause(["MO-9.7", "MO-9.34", "MO-9.10"], "E20: a big defence", () => {
  const sides = (military: number) => [
    { military },
    { soldiers: { c2: 1 }, warlord: "c2", outposts: ["c2"], tokens: { c2: "stonehenge" as const } },
  ];
  const spaces = { c2: { tile: "swamp" as const } };
  const table = new Table({ sides: sides(10), spaces });
  expect(table.defence("c2")).toBe(10);
  table.do("conquer:c2");
  expect(table.space("c2")).toMatchObject({ owner: 0, soldiers: 9, outpost: false, wonder: "stonehenge" });
  expect(table.where().warlord).toBe("c2");
  expect(table.where(1).warlord).toBe("c5");
  expect(new Table({ sides: sides(9), spaces })).toRefuse("conquer:c2", "why.short.military", "MO-9.8");
});

const mulanTakes = () =>
  new Table({
    sides: [
      { civ: "china", military: 3, city: { 1: "labour-camp", 2: "fort" }, deck: ["library", "mine", "forum"] },
      {},
    ],
    spaces: { c2: { token: "barbarian-2-archive" } },
  })
    .do("conquer:c2")
    .send({ c1: 2 }, "warlord");

clause(["MO-6.7", "MO-6.14", "MO-9.20"], "E23: the order of rewards", () => {
  const table = mulanTakes();
  const rewards = table.offered.filter((id) => id.startsWith("resolve:"));
  expect(rewards).toHaveLength(2);
  const mulan = rewards.find((id) => id.includes("mulan")) ?? "";
  const token = rewards.find((id) => !id.includes("mulan")) ?? "";
  const other = table.fork().do(mulan, "use:mine", "choose:1");
  expect(other.has()).toEqual({ production: 1, gold: 2 });
  table.do(token, "choose:2", "card:1", "card:2");
  expect(table.realm().archived).toEqual(["labour-camp", "fort"]);
  table.do(mulan, "use:library");
  expect(table.has()).toEqual({ science: 1 });
  expect([...table.city().drawn].sort()).toEqual(["library", "mine"]);
});

clause(["MO-9.26", "MO-9.28", "MO-9.30", "MO-9.31"], "E28: an explorer on its way to Tyre", () => {
  const table = new Table({
    sides: [{ military: 3 }, {}],
    spaces: { c2: { production: true }, d2: { market: "tyre", production: false, pile: ["science", "gold"] } },
  });
  table.do("explore:1:c1>c2", "explore:1:c2>d2", "take-market:d2");
  expect([...table.offered].sort()).toEqual(["keep:gold", "keep:science"]);
  table.do("keep:gold");
  expect(table.realm().markets).toEqual([{ market: "tyre", good: "gold", used: false }]);
  expect(table.space("d2").pile).toEqual(["science"]);
  expect(table).toRefuse("take-market:d2", "why.one-of-each-market", "MO-9.31");
  table.do("explore:1:d2>c2");
  expect(table).toRefuse("take-production:c2", "why.explorer-acted", "MO-9.28");
  expect(table.has()).toEqual({});
});

clause(["MO-9.18", "MO-9.29", "MO-9.46", "MO-9.33"], "E29: a conquest does not touch explorers", () => {
  const table = new Table({
    sides: [
      { civ: "egypt", military: 1 },
      { civ: "greece", explorers: ["c2"] },
    ],
    spaces: { c2: { token: null, production: true } },
  });
  table.do("conquer:c2").send({ c1: 1 });
  expect(table.where(1).explorers).toEqual(["c2", "c5"]);
  table.do("end", "activate:a1", "take-production:c2");
  expect(table.realm(1).productionTokens).toBe(1);
  expect(table.space("c2").production).toBe(false);
});

clause("MO-9.36", "E88: which soldiers can be destroyed", () => {
  const table = new Table({
    sides: [
      { civ: "greece", city: { 1: "statue-of-zeus!" }, soldiers: { b2: 1 } },
      { civ: "denmark", soldiers: { b1: 1, a2: 1 }, outposts: ["b1"] },
      { civ: "egypt", soldiers: { b3: 1 }, warlord: "b3" },
    ],
    automa: {},
    spaces: { c2: { token: "barbarian-2-culture" } },
  }).do("use:statue-of-zeus");
  expect(table.offered).toEqual(["destroy:b1", "destroy:b3", "none"]);
  table.do("destroy:b3");
  expect(table.space("b3")).toMatchObject({ owner: 2, soldiers: 0 });
  expect(table.where(2).warlord).toBe("b3");
  expect(table.space("f1").soldiers).toBe(9);
});

clause(["MO-9.9", "MO-9.21", "MO-9.39"], "E90: over the sea, to attack only", () => {
  const table = new Table({
    sides: [{ civ: "denmark", policies: ["sea-kings"], military: 4, soldiers: { c1: 0, b2: 3, d3: 3 } }, {}],
    spaces: { e2: { tile: "swamp", token: "barbarian-2-culture" } },
  });
  expect(table).toRefuse("move:b2", "why.nowhere", "MO-9.21");
  table.do("conquer:e2").send({ b2: 2, d3: 2 }).do("choose:1");
  expect(table.space("e2").soldiers).toBe(4);
  expect([table.space("b2").soldiers, table.space("d3").soldiers]).toEqual([1, 1]);
});
