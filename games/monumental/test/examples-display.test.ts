import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { cityOfForts, Table } from "./position.ts";

const SIX = ["irrigation", "market", "writing", "temple", "currency", "quarry"] as const;

const two = (science = 0) =>
  new Table({
    display: SIX,
    deck: ["calendar", "scriptorium", "barracks", "stonehenge"],
    sides: [{ science, city: cityOfForts({}) }, {}],
  });

clause(["MO-10.17", "MO-7.4"], "E38: two civilizations, one row used", () => {
  const table = two(7).do("buy:irrigation", "buy:writing");
  expect(table.state.display).toEqual([null, "market", null, "temple", "currency", "quarry"]);
  table.do("end");
  expect(table.state.display).toEqual(["scriptorium", "calendar", "market", "barracks", "temple", "currency"]);
  expect(table.state.gone).toContain("quarry");
});

clause("MO-10.17", "E39: two civilizations, nothing taken", () => {
  const table = two().do("end");
  expect(table.state.display).toEqual(["calendar", "irrigation", "market", "scriptorium", "temple", "currency"]);
  expect(table.state.gone).toEqual(expect.arrayContaining(["writing", "quarry"]));
});

clause("MO-3.11", "E40: a divider never takes a slot", () => {
  const table = new Table({
    display: SIX,
    deck: ["calendar", "university", "fortress"],
    sides: [{}, {}, {}],
  }).do("end");
  expect(table).toTell("log.divider");
  table.pass();
  expect(table.state.display[0]).toBe("university");
});

clause(["MO-14.1", "MO-14.2", "MO-10.20", "MO-4.1"], "E41: when the game ends", () => {
  const table = new Table({
    display: SIX,
    deck: ["calendar"],
    sides: [{}, {}, {}],
    round: 8,
    mover: 1,
    first: 0,
  }).do("end");
  expect(table.state.lastRound).toBe(9);
  const display = ["calendar", "irrigation", "market", "writing", "temple", "currency"];
  expect(table.state.display).toEqual(display);
  const order: string[] = [];
  while (!table.match.over) {
    order.push(`${table.asked} in ${table.state.round}`);
    table.pass();
  }
  expect(order).toEqual(["2 in 8", "0 in 9", "1 in 9", "2 in 9"]);
  expect(table.state.display).toEqual(display);
  const last = new Table({ deck: ["calendar"], sides: [{}, {}, {}], display: SIX, round: 8, mover: 2 }).do("end");
  expect(last.state.lastRound).toBe(9);
  last.pass(3);
  expect(last.match.over).toBe(true);
});

const atTheEnd = { round: 9, lastRound: 9, phase: "actions", deck: [] } as const;

clause(["MO-11.34", "MO-14.4", "MO-14.6", "MO-14.7", "MO-14.11", "MO-13.18"], "E102: solo scoring", () => {
  const ended = (policies: boolean) =>
    new Table({
      ...atTheEnd,
      mover: 0,
      sides: [
        {
          civ: "egypt",
          city: cityOfForts({}),
          discard: ["irrigation", "writing", "currency", "stonehenge", "great-pyramids"],
          policies: policies ? ["gift-of-the-nile", "pharaohs-decree"] : [],
          soldiers: { b1: 1, b2: 1, c2: 1, d1: 1, d2: 1, e1: 1 },
          monsters: ["mogwai"],
        },
        {
          civ: "japan",
          gold: 5,
          policies: policies ? ["bushido", "kabuki", "shogunate"] : [],
          soldiers: { b3: 1, b4: 1, c4: 1, d4: 1, c5: 0 },
        },
      ],
      automa: {
        deck: ["gold-technological", "knowledge-architectural", "wonder-economic"],
        cards: ["metal-casting", "calendar", "alchemy", "hanging-gardens", "great-wall"],
        column: ["tea-ceremony"],
      },
      spaces: { b3: { pile: [] }, d2: { pile: [] } },
    }).do("end");
  const table = ended(true);
  expect(table.realm(1).supply.gold).toBe(10);
  expect(table.match.result).toMatchObject({ scores: [27], places: [2] });
  expect(table.match.result?.unseated).toMatchObject([{ name: { say: "automa" }, score: 29 }]);
  expect(ended(false).match.result).toMatchObject({ scores: [27 - 4] });
});
