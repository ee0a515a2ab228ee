import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { cityOfForts, type Side, Table } from "./position.ts";

const marker = (table: Table): number | undefined => table.state.monsters[0]?.marker;

clause(["MO-13.7", "MO-13.9", "MO-13.10"], "E53: the marker with four civilizations", () => {
  const table = new Table({
    sides: [{ military: 3 }, {}, {}, {}],
    spaces: { a2: { token: "monster-mogwai" } },
  });
  table.do("conquer:a2").send({ a1: 3 });
  expect(marker(table)).toBe(5);
  table.pass();
  expect(marker(table)).toBe(6);
  table.pass();
  expect(table).toTell("log.monster-attacks");
  expect(marker(table)).toBe(4);
});

clause(["MO-13.2", "MO-13.4", "MO-13.13"], "E55: a monster arrives", () => {
  const table = new Table({
    sides: [{ civ: "greece", military: 3 }, {}],
    spaces: { c2: { token: "monster-mogwai" } },
  });
  table.do("conquer:c2").send({ c1: 3 });
  expect(table.has()).toEqual({ culture: 1 });
  expect(table.space("c2").soldiers).toBe(1);
  expect(table.space("c1").soldiers).toBe(8);
  const alone = new Table({
    sides: [{ civ: "greece", military: 1, city: { 1: "fort+chivalry!" } }, {}],
    spaces: { b1: { tile: "meadow", token: "monster-mogwai" } },
  });
  alone.do("conquer:b1").send({ c1: 1 });
  expect(alone.space("b1")).toMatchObject({ owner: null, soldiers: 0 });
  expect(alone.has()).toEqual({ culture: 1 });
});

clause(["MO-13.7", "MO-13.9", "MO-13.10"], "E63: the marker with three civilizations", () => {
  const table = new Table({
    mover: 1,
    display: ["irrigation", "market", "writing", "temple", "currency", "quarry"],
    deck: ["calendar", "scriptorium", "barracks", "metal-casting", "stonehenge", "university", "fortress"],
    sides: [{}, { military: 3 }, {}],
    spaces: { b5: { token: "monster-roc" } },
  });
  table.do("conquer:b5").send({ b6: 3 });
  expect(marker(table)).toBe(4);
  const markers = Array.from({ length: 6 }, () => marker(table.pass()));
  expect(markers).toEqual([5, 6, 4, 5, 6, 4]);
});

const sphinx = (greece: Side) =>
  new Table({
    mover: 1,
    sides: [{ civ: "greece", soldiers: { c2: 1 }, ...greece }, {}],
    monsters: [{ id: "sphinx", space: "c2", marker: 6 }],
  }).do("end");

clause(["MO-13.14", "MO-13.15", "MO-13.21"], "E64: the Sphinx takes knowledge or gold", () => {
  expect(sphinx({ discard: ["irrigation"] }).realm().archived).toEqual(["irrigation"]);
  const table = sphinx({ discard: ["irrigation"], gold: 2 });
  expect(table).toAsk(0, "ask.sphinx");
  expect(table.offered).toEqual(["archive:irrigation", "gold"]);
  table.do("gold");
  expect(table.has()).toEqual({});
  expect(table.city().discard).toEqual(["irrigation"]);
  const nothing = sphinx({ discard: ["philosophy", "fort"] });
  expect(nothing.realm().archived).toEqual([]);
});

clause(["MO-13.3", "MO-13.4"], "E98: the Kraken goes to the nearest water", () => {
  const table = new Table({
    sides: [{ civ: "greece", military: 3, soldiers: { d1: 1 } }, {}],
    spaces: { e1: { tile: "forest", token: "monster-kraken" } },
  });
  table.do("conquer:e1").send({ c1: 3 });
  expect([...table.offered].sort()).toEqual(["water:c3", "water:e3"]);
  table.do("water:e3");
  expect(table.has()).toEqual({ culture: 1 });
  expect(table.space("e1").soldiers).toBe(1);
  expect(table.state.monsters[0]?.space).toBe(table.number("e3"));
});

clause(["MO-13.5", "MO-13.16", "MO-13.24"], "E98: the Kraken attacks, and is beaten", () => {
  const table = new Table({
    sides: [
      { military: 1 },
      { civ: "denmark", military: 0, soldiers: { d3: 1, d4: 1 }, warlord: "d4", explorers: ["d4", "c4"] },
    ],
    monsters: [{ id: "kraken", space: "e3", marker: 6 }],
  }).do("end");
  expect(table).toAsk(1, "ask.lose-units");
  expect(table.where(1).explorers).toEqual(["d4", "c4"]);
  table.do("lose:warlord");
  expect(table.space("d4").soldiers).toBe(1);
  expect(table.where(1).warlord).toBe("c5");
  expect(table.space("d3").owner).toBeNull();
  expect(table.where(1).explorers).toEqual(["c5", "c4"]);
  const beating = new Table({
    sides: [{ military: 5, explorers: ["d4"] }, {}],
    monsters: [{ id: "kraken", space: "e3", marker: 4 }],
  }).do("defeat:kraken");
  expect(beating.has()).toEqual({ culture: 2, gold: 1 });
});

clause(["MO-13.11", "MO-13.22", "MO-13.23"], "E99: two monsters at once", () => {
  const table = new Table({
    sides: [
      {
        civ: "greece",
        city: cityOfForts({}),
        discard: ["stonehenge"],
        tokens: { c4: "stonehenge" },
        soldiers: { b1: 3 },
      },
      { civ: "denmark", soldiers: { c4: 2 } },
    ],
    monsters: [
      { id: "dragon", space: "c4", marker: 6 },
      { id: "roc", space: "d3", marker: 6 },
    ],
  }).do("end");
  expect(table.space("c4")).toMatchObject({ wonder: null, soldiers: 2 });
  expect(table.realm().archived).toEqual(["stonehenge"]);
  expect(table.city().discard).toEqual([]);
  expect(table.space("b1").soldiers).toBe(2);
  const attacks = table.match
    .log("audience")
    .map(({ what }) => what)
    .filter(({ say }) => say === "log.monster-attacks");
  expect(attacks.map((what) => JSON.stringify(what))).toEqual([
    expect.stringContaining("dragon"),
    expect.stringContaining("roc"),
  ]);
});

clause(["MO-13.19", "MO-13.20", "MO-13.22", "MO-15.4"], "E101: the Oni", () => {
  const table = new Table({
    sides: [
      { gold: 2, city: cityOfForts({}) },
      { gold: 0, city: cityOfForts({ 1: "fort+currency" }) },
      { civ: "japan", gold: 0 },
    ],
    automa: { deck: ["gold-technological", "gold-technological"] },
    monsters: [{ id: "oni", space: "b4", marker: 6 }],
  }).do("end");
  expect(table.has()).toEqual({ gold: 1 });
  expect(table).toAsk(1, "ask.oni");
  table.do("card:1");
  expect(table.at(1, 1)).toBeNull();
  expect([...table.city(1).discard].sort()).toEqual(["currency", "fort"]);
  table.do("activate:b2");
  expect(table.at(1, 1)).toBeNull();
  table.do("end");
  expect(table.at(1, 1)).not.toBeNull();
});
