import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { pointsNow, talliesOf } from "../src/scoring.ts";
import { Table } from "./position.ts";

clause(["MO-12.3", "MO-12.14"], "nobody discards a hero, and the automa takes none", () => {
  const table = new Table({
    heroRow: ["imhotep"],
    sides: [{}, { civ: "japan", gold: 9 }],
    automa: { deck: ["gold-technological", "policy-aggressive"], column: ["kabuki", "bushido"] },
  }).do("end");
  expect(table).toAsk(0, "ask.activate");
  expect(table.state.heroRow).toEqual(["imhotep"]);
  expect(table.realm(1).hero).toBeNull();
});

clause("MO-12.5", "a hero needs a place", () => {
  const table = new Table({ heroRow: ["cleopatra", "hannibal"], sides: [{ gold: 3, city: { 1: "fort" } }, {}] });
  expect(table).toRefuse("hero:cleopatra", "why.no-site", "MO-12.5");
  expect(table).toRefuse("hero:hannibal", "why.no-site", "MO-12.5");
});

clause(
  ["MO-12.8", "MO-12.15", "MO-12.21"],
  "a unit hero attacks, pays and holds like a soldier, and scores nothing",
  () => {
    const table = new Table({
      sides: [{ military: 1, soldiers: { c2: 1 }, hero: { id: "joan-of-arc", space: "c2" } }, {}],
      spaces: { b1: { tile: "meadow", token: null } },
    });
    table.do("conquer:b1").send({}, "hero");
    expect(table.has()).toEqual({ culture: 1 });
    expect(table.space("b1")).toMatchObject({ owner: 0, soldiers: 0 });
    expect(table.realm().hero?.space).toBe(table.number("b1"));
    expect(pointsNow(table.state, talliesOf(table.state))[0]).toBe(2 + 3);
    const garrison = new Table({ sides: [{ soldiers: { c2: 2 }, hero: { id: "hannibal", space: "c2" } }, {}] });
    expect(garrison).toRefuse("outpost:c2", "why.outpost-units", "MO-9.23");
  },
);

clause("MO-12.16", "a province held by a returning hero alone is nobody's", () => {
  const table = new Table({ sides: [{ hero: { id: "hannibal", space: "c2" } }, {}] });
  expect(table.space("c2").owner).toBe(0);
  table.do("end");
  expect(table.space("c2").owner).toBeNull();
  expect(table.state.heroRow).toEqual(["hannibal"]);
});

clause("MO-12.20", "the old hero has gone before the new one's price and place are looked at", () => {
  const table = new Table({
    heroRow: ["saladin"],
    sides: [{ gold: 2, soldiers: { d1: 1 }, hero: { id: "hannibal", space: "c2" } }, {}],
  }).do("hero:saladin");
  expect(table.realm().hero).toMatchObject({ id: "saladin", space: table.number("d1") });
  expect(table.space("c2").owner).toBeNull();
  expect(table.has()).toEqual({});
});

clause(["MO-13.12", "MO-13.25"], "a monster's province is conquered like any other, and the monster stays", () => {
  const table = new Table({
    sides: [{ military: 1 }, {}],
    spaces: { b1: { tile: "meadow", token: null } },
    monsters: [{ id: "minotaur", space: "b1", marker: 4 }],
  });
  table.do("conquer:b1").send({ c1: 1 });
  expect(table.space("b1")).toMatchObject({ owner: 0, soldiers: 1 });
  expect(table.state.monsters).toMatchObject([{ id: "minotaur", marker: 4 }]);
});

clause("MO-13.17", "one explorer defeats two monsters and still takes a token; gold helps to pay", () => {
  const table = new Table({
    sides: [{ military: 6, gold: 2, explorers: ["c2"] }, {}],
    spaces: { c2: { production: true } },
    monsters: [
      { id: "cyclops", space: "c2", marker: 4 },
      { id: "minotaur", space: "c2", marker: 5 },
    ],
  });
  table.do("defeat:cyclops", "defeat:minotaur", "take-production:c2");
  expect(table.has()).toEqual({ production: 5, gold: 4 });
  expect(table.realm().monsters).toEqual(["cyclops", "minotaur"]);
});
