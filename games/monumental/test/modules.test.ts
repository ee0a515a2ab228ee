import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

clause("MO-12.2", "E51: a hero goes to the hero row and the next card to the slot", () => {
  const table = new Table({ display: [null, "market", "temple"], deck: ["imhotep", "quarry", "barracks", "calendar"] });
  table.do("end");
  expect(table.state.heroRow).toEqual(["imhotep"]);
  expect(table.state.display).toContain("quarry");
});

clause(["MO-12.4", "MO-12.6", "MO-12.11"], "E52: one hero a player, one a turn", () => {
  const table = new Table({
    sides: [{ gold: 3, city: { 5: "market!" }, hero: { id: "imhotep" } }, {}],
    heroRow: ["cleopatra"],
  });
  table.do("hero:cleopatra");
  expect(table.has()).toEqual({ culture: 1, gold: 2, production: 1 });
  expect(table.state.heroRow).toEqual(["imhotep"]);
  expect(table).toRefuse("hero:imhotep", "why.one-hero-a-turn", "MO-12.4");
  table.do("end");
  expect(table.state.heroRow).toEqual(["imhotep", "cleopatra"]);
});

clause(["MO-13.8", "MO-13.10", "MO-13.9"], "E54: the marker of two civilizations runs from top slot 3", () => {
  const table = new Table({
    sides: [{ military: 9 }, {}],
    spaces: { d1: { token: "monster-minotaur" } },
    deck: ["calendar", "quarry", "barracks", "writing", "currency", "irrigation", "scriptorium", "metal-casting"],
  });
  table.do("conquer:d1", "warlord:no");
  expect(table.state.monsters).toMatchObject([{ id: "minotaur", marker: 3 }]);
  const markers = [1, 2, 3, 4].map(() => {
    if (table.prompt === "ask.activate") table.do("activate:a1");
    table.do("end");
    return table.state.monsters[0]?.marker;
  });
  expect(markers).toEqual([4, 5, 6, 4]);
});

clause(["MO-13.2", "MO-13.4", "MO-13.13"], "E55: Mogwai arrives", () => {
  const table = new Table({
    sides: [{ civ: "greece", military: 3 }, {}],
    spaces: { d1: { token: "monster-mogwai" } },
  });
  table.do("conquer:d1", "warlord:no");
  expect(table.has()).toEqual({ culture: 1 });
  expect(table.space("d1")).toMatchObject({ owner: 0, soldiers: 1 });
});

clause(["MO-13.10", "MO-13.16", "MO-13.18"], "E56: Mogwai attacks and is beaten", () => {
  const table = new Table({
    sides: [
      { civ: "denmark", gold: 4, policies: ["danegeld", "warrior-culture"], explorers: ["d1"] },
      { soldiers: { c4: 1, b4: 1, a3: 2 }, outposts: ["b4"], warlord: "d4" },
    ],
    monsters: [{ id: "mogwai", space: "d1", marker: 6 }],
  });
  const fought = table.fork().do("end");
  expect(["c4", "b4", "d4", "a3"].map((name) => fought.space(name).owner)).toEqual([null, 1, 1, 1]);
  table.do("defeat:mogwai");
  expect(table.has()).toEqual({ gold: 1, military: 2 });
  expect(table.realm().monsters).toEqual(["mogwai"]);
});

clause(["MO-4.9", "MO-12.11", "MO-13.9", "MO-13.10"], "E62: the hero leaves before the monster attacks", () => {
  const table = new Table({
    sides: [{ soldiers: { c2: 1 }, hero: { id: "hannibal", space: "c2" } }, {}],
    monsters: [{ id: "mogwai", space: "d1", marker: 6 }],
  });
  table.do("end");
  expect(table.state.heroRow).toEqual(["hannibal"]);
  expect(table.space("c2").owner).toBeNull();
  expect(table.state.monsters[0]?.marker).toBe(4);
});

clause(["MO-13.14", "MO-13.21"], "E64: the Sphinx takes a card or gold, whatever there is", () => {
  const sphinx = (side: object) =>
    new Table({
      sides: [{ civ: "greece", soldiers: { d1: 1 }, ...side }, {}],
      monsters: [{ id: "sphinx", space: "d1", marker: 6 }],
    }).do("end");
  expect(sphinx({ discard: ["irrigation"] }).realm().archived).toEqual(["irrigation"]);
  expect(sphinx({ gold: 2 }).has()).toEqual({});
  const both = sphinx({ gold: 2, discard: ["irrigation"] });
  expect(both.offered).toEqual(["archive:irrigation", "gold"]);
});

clause(["MO-12.7", "MO-12.9", "MO-12.12", "MO-13.13"], "E97: Saladin does not hold a province", () => {
  const table = new Table({
    sides: [{ soldiers: { c2: 1 }, hero: { id: "saladin", space: "c2" } }, {}],
    monsters: [{ id: "mogwai", space: "d1", marker: 6 }],
  });
  expect(table.defence("c2")).toBe(1 + 1 + 2 + 2);
  table.do("end");
  expect(table.space("c2").owner).toBeNull();
  expect(table.state.heroRow).toEqual(["saladin"]);
});

clause(["MO-13.19", "MO-13.20", "MO-13.22"], "E101: the Oni", () => {
  const table = new Table({
    sides: [{ gold: 2 }, { city: { 1: "fort+currency", 2: "library" } }],
    monsters: [{ id: "oni", space: "d1", marker: 6 }],
  });
  table.do("end");
  expect(table).toAsk(1, "ask.oni");
  table.do("card:1");
  expect(table.has(0)).toEqual({ gold: 1 });
  expect(table.city(1).discard.sort()).toEqual(["currency", "fort"]);
  expect(table.at(1, 1)).toBeNull();
});

clause(["MO-5.10", "MO-7.14", "MO-7.19", "MO-13.26"], "E85: the Golem's section", () => {
  const table = new Table({
    sides: [{ production: 6, wonder: "great-library", city: { 2: "fort+master-masons!" }, explorers: ["d1"] }, {}],
    monsters: [{ id: "golem", space: "d1", marker: 4 }],
  });
  table.do("defeat:golem");
  expect(table.offered).toEqual(["complete:great-library", "none"]);
  table.do("complete:great-library");
  expect(table.has()).toEqual({ science: 3, culture: 1 });
});
