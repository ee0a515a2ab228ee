import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { Table } from "./position.ts";

clause(["MO-9.21", "MO-9.22", "MO-9.5"], "E24: a unit moves any distance for 1 military", () => {
  const table = new Table({ sides: [{ military: 1, soldiers: { b1: 3, d1: 1, c2: 1 } }, {}] });
  table.do("move:b1", "to:d1");
  expect(["b1", "d1"].map((name) => table.space(name).soldiers)).toEqual([2, 2]);
  expect(table.has()).toEqual({});
  const stuck = new Table({ sides: [{ military: 1, soldiers: { b1: 1 } }, {}] });
  expect(stuck).toRefuse("move:b1", "why.must-stay", "MO-9.5");
});

clause(["MO-9.18", "MO-9.29", "MO-9.46", "MO-9.33"], "E29: a conquest does not touch explorers and tokens", () => {
  const table = new Table({ sides: [{ military: 2 }, { explorers: ["c2"], soldiers: { c2: 1 } }] });
  table.do("conquer:c2", "warlord:no");
  expect(table.where(1).explorers[0]).toBe("c2");
  expect(table.space("c2").production).toBe(true);
});

clause(["MO-10.15", "MO-7.4"], "E36: the display after acquiring, three civilizations", () => {
  const table = new Table({
    sides: [{ production: 8 }, {}, {}],
    display: ["market", "temple", "quarry", "barracks", "scriptorium", "irrigation"],
    deck: ["university", "fortress", "guildhall"],
  });
  table.do("buy:quarry", "buy:scriptorium");
  expect(table.state.display[2]).toBeNull();
  table.do("end");
  expect(table.state.display).toEqual(["fortress", "university", "market", "temple", "barracks", "irrigation"]);
});

clause(["MO-10.16", "MO-10.18"], "E37: without acquiring the furthest card leaves the game", () => {
  const table = new Table({
    sides: [{}, {}, {}],
    display: ["market", "temple", "quarry", "barracks", "scriptorium", "irrigation"],
    deck: ["university", "fortress"],
  });
  table.do("end");
  expect(table.state.display).toEqual(["university", "market", "temple", "quarry", "barracks", "scriptorium"]);
  expect(table.state.gone).toContain("irrigation");
});

clause(["MO-6.5", "MO-8.3"], "E15: a policy that becomes active may be used in the same turn", () => {
  const table = new Table({ sides: [{ civ: "japan", culture: 2, policies: ["kabuki"], city: { 1: "fort!" } }, {}] });
  table.do("use:kabuki", "develop:tea-ceremony");
  expect(table.has()).toEqual({ gold: 2, production: 2 });
  expect(table).toOffer("use:tea-ceremony");
});

clause(["MO-6.10", "MO-6.15"], "E58: Plunder counts only while it is active", () => {
  const table = new Table({
    sides: [{ civ: "denmark", military: 9, city: { 1: "calendar!", 5: "fort+plunder" } }, {}],
    spaces: { b1: { token: null }, c2: { token: null }, d1: { token: null } },
    turn: { warlordRewarded: true },
  });
  table.do("conquer:b1", "warlord:no", "use:calendar", "place:5");
  expect(table.has().gold).toBeUndefined();
  table.do("conquer:c2", "warlord:no");
  expect(table.has().gold).toBe(1);
  table.do("conquer:d1", "warlord:no");
  expect(table.has().gold).toBe(1);
});

clause(["MO-6.7", "MO-9.20"], "E23: the order of Mulan's reward and the token is asked for", () => {
  const table = new Table({
    sides: [{ civ: "china", military: 3, deck: ["fort", "library", "mine"], city: { 1: "labour-camp" } }, {}],
    spaces: { d1: { token: "barbarian-2-archive" } },
  });
  table.do("conquer:d1", "warlord:yes");
  expect(table.offered).toEqual(["resolve:mulan", "resolve:barbarian-2-archive"]);
  table.do("resolve:mulan", "use:library", "choose:2", "card:1");
  expect(table.realm().archived).toEqual(["labour-camp"]);
  expect(table.city().drawn).toEqual(["fort", "library"]);
});

clause(["MO-13.6", "MO-13.2", "MO-13.4", "MO-13.5"], "E80: first the reward, then the monster", () => {
  const table = new Table({
    sides: [{ civ: "china", military: 4, deck: ["fort", "library"] }, {}],
    spaces: { d1: { tile: "swamp", token: "monster-minotaur" } },
  });
  table.do("conquer:d1", "warlord:yes", "resolve:mulan", "use:library");
  expect(table).toAsk(0, "ask.lose-units");
  expect(table.offered).toEqual(["lose:2", "lose:warlord+1"]);
  table.do("lose:2");
  expect(table.space("d1").soldiers).toBe(1);
  expect(table.has()).toEqual({ science: 1, culture: 1 });
});

clause(["MO-7.15", "MO-7.5", "MO-10.15"], "E86: taking a card counts as acquiring", () => {
  const table = new Table({
    sides: [{ civ: "china", production: 8, wonder: "international-space-station", policies: ["great-inventions"] }, {}],
    display: [null, null, "flight"],
  });
  table.do("complete:international-space-station", "take:flight");
  expect(table.has()).toEqual({ gold: 1 });
  expect(table.deck()).toEqual(["international-space-station", "flight"]);
  expect(table.state.turn.taken[0]).toBe(true);
});

clause(["MO-8.4", "MO-8.5", "MO-8.6"], "E87: policies and their one-off effects", () => {
  const table = new Table({ sides: [{ civ: "greece", culture: 4, policies: ["democracy"] }, {}] });
  table.do("develop:academy");
  expect(table).toRefuse("develop:colonies", "why.short-culture", "MO-8.1");
  const all = new Table({
    sides: [
      { civ: "greece", culture: 9, policies: ["democracy", "olympic-games", "colonies", "mercenaries", "academy"] },
      {},
    ],
  });
  expect(all.offered.some((id) => id.startsWith("develop"))).toBe(false);
});

clause(["MO-9.40", "MO-9.42"], "E89: free steps of the Agora and of Colonies", () => {
  const table = new Table({
    sides: [{ civ: "greece", military: 1, policies: ["colonies"], city: { 1: "agora!" } }, {}],
  });
  table.do("use:agora", "explore:1:c1>c2", "explore:1:c2>d2");
  expect(table.has()).toEqual({ military: 1 });
  table.do("explore:1:d2>c2", "explore:1:c2>b1");
  expect(table.has()).toEqual({ military: 1 });
  table.do("explore:1:b1>c2");
  expect(table.has()).toEqual({});
});

clause(["MO-6.6", "MO-6.10", "MO-12.17"], "E95: Marco Polo leaves, and his steps are counted with his card", () => {
  const table = new Table({
    sides: [{ military: 1, gold: 2, explorers: ["c1"], hero: { id: "marco-polo" } }, {}],
    spaces: { d2: { pile: ["gold"] } },
  });
  table.do("explore:1:c1>c2", "explore:1:c2>d2", "take-market:d2");
  expect(table.state.heroRow).toEqual(["marco-polo"]);
  table.do("hero:marco-polo", "explore:1:d2>c2");
  expect(table.has()).toEqual({ military: 1 });
  table.do("explore:1:c2>b1");
  expect(table.has()).toEqual({});
});

clause(["MO-12.10", "MO-12.18", "MO-15.6"], "E96: a hero on a place with two cards", () => {
  const table = () =>
    new Table({
      sides: [{ gold: 3, city: { 5: "temple+calendar!", 6: "fort" } }, {}],
      heroRow: ["cleopatra"],
    }).do("hero:cleopatra");
  expect(table().offered).toEqual(["card:5", "card:5:knowledge"]);
  expect(table().do("card:5").has()).toEqual({ culture: 2, gold: 1 });
  const calendar = table().do("card:5:knowledge", "place:6");
  expect(calendar.has()).toEqual({ culture: 1, military: 1 });
});

clause(["MO-13.3", "MO-13.24"], "E98: the Kraken", () => {
  const table = new Table({
    sides: [{ civ: "greece", military: 4, soldiers: { b1: 1 } }, {}],
    spaces: { b2: { token: "monster-kraken" } },
  });
  table.do("conquer:b2", "warlord:no");
  expect(table.offered.sort()).toEqual(["water:a1", "water:c3"]);
  table.do("water:c3");
  expect(table.has()).toEqual({ culture: 1 });
  expect(table.space("b2").soldiers).toBe(2);
});

clause(["MO-13.11", "MO-13.22", "MO-13.23"], "E99: the Dragon razes a wonder wherever its card is", () => {
  const table = new Table({
    sides: [{ civ: "greece", discard: ["stonehenge"] }, { soldiers: { d1: 4 } }],
    spaces: { d1: { token: null } },
    monsters: [
      { id: "dragon", space: "d1", marker: 6 },
      { id: "roc", space: "c2", marker: 6 },
    ],
  });
  Object.assign(table.space("d1"), { wonder: "stonehenge", builder: 0 });
  table.do("end");
  expect(table.realm().archived).toEqual(["stonehenge"]);
  expect(table.space("d1")).toMatchObject({ wonder: null, soldiers: 3 });
});

clause(["MO-11.31", "MO-11.37"], "E76: the automa takes a token when the Basilisk has gone", () => {
  const table = new Table({
    phase: "activation",
    mover: 1,
    sides: [{}, { civ: "egypt", gold: 0, explorers: ["b3", "c5"] }],
    automa: { deck: ["explorers-cultural", "gold-technological"] },
    spaces: { b3: { pile: ["military", "science"] }, d2: { pile: [] } },
  });
  expect(table.realm(1).markets).toEqual([]);
  expect(table).toTell("log.automa-sells");
});
