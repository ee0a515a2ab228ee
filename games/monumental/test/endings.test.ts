import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { cityOfForts, Table } from "./position.ts";

const LAST = { round: 9, lastRound: 9, deck: [] } as const;

clause(["MO-14.10", "MO-13.10", "MO-14.4"], "an attack at the end of the last turn still costs a province", () => {
  const table = new Table({
    ...LAST,
    mover: 1,
    sides: [{ soldiers: { c2: 1 } }, { soldiers: { d4: 2 } }],
    monsters: [{ id: "mogwai", space: "b2", marker: 6 }],
  });
  table.do("end");
  // One province and the most of them, against none.
  expect(table.match.result?.scores).toEqual([0, 1 + 3]);
});

clause(
  ["MO-4.9", "MO-12.11", "MO-14.10"],
  "a hero idle in the last turn goes home first: his province does not count",
  () => {
    const table = new Table({
      ...LAST,
      mover: 1,
      sides: [{ soldiers: { c2: 1 } }, { hero: { id: "hannibal", space: "d4" } }],
    });
    table.do("end");
    expect(table.match.result?.scores).toEqual([1 + 3, 0]);
  },
);

clause(
  ["MO-14.6", "MO-14.9"],
  "three lead a category together: each gets the 3 points, and the victory may be shared",
  () => {
    const table = new Table({
      ...LAST,
      mover: 2,
      sides: [{ soldiers: { b1: 1 } }, { soldiers: { b5: 1 } }, { soldiers: { e1: 1 } }],
    });
    table.do("end");
    expect(table.match.result?.scores).toEqual([4, 4, 4]);
    expect(table.match.result?.places).toEqual([1, 1, 1]);
    expect(table.match.result?.remark?.say).toBe("sheet.tie-shared");
  },
);

clause(["MO-14.9"], "gold decides between two, culture between the others", () => {
  const table = new Table({
    ...LAST,
    mover: 2,
    sides: [{ gold: 1, culture: 9 }, { gold: 2 }, { gold: 1, culture: 8 }],
  });
  table.do("end");
  expect(table.match.result?.places).toEqual([2, 1, 3]);
  expect(table.match.result?.remark?.say).toBe("sheet.tie-gold");
});

clause(
  ["MO-14.4", "MO-14.5"],
  "cards count in city, deck, discard pile and under others; archived and starting ones do not",
  () => {
    const table = new Table({
      ...LAST,
      mover: 1,
      sides: [
        {
          civ: "denmark",
          city: cityOfForts({ 2: "fort+writing", 3: "stonehenge", 4: "fort+plunder" }),
          deck: ["calendar"],
          discard: ["currency", "great-library"],
          wonder: "great-pyramids",
        },
        {},
      ],
    });
    const counts = table.table.realms[0]?.counts;
    expect(counts).toEqual({ knowledge: 3, wonders: 2, policies: 0, provinces: 0 });
    table.do("end");
    expect(table.match.result?.scores[0]).toBe(3 + 4 + 3 + 3);
  },
);

clause(
  ["MO-14.1", "MO-14.2"],
  "four players: the deck ends in the third turn of a round; the fourth plays, then one more each",
  () => {
    const table = new Table({
      round: 6,
      mover: 2,
      sides: [{}, {}, {}, {}].map(() => ({ city: cityOfForts({}) })),
      display: ["temple", "market", "quarry", "writing", "calendar", "currency"],
      deck: ["university"],
    });
    table.do("end");
    expect(table.state.lastRound).toBe(7);
    table.pass(5);
    expect(table.match.over).toBe(true);
  },
);

clause(["MO-14.1", "MO-14.2", "MO-11.6"], "the last card comes up in the automa's turn: everybody has one more", () => {
  const table = new Table({
    round: 6,
    phase: "activation",
    mover: 1,
    sides: [{ city: cityOfForts({}) }, { civ: "greece" }],
    automa: { deck: ["gold-cultural", "gold-technological", "gold-cultural", "gold-technological"] },
    display: ["temple", "market", "quarry", "writing", "calendar", "currency"],
    deck: ["university"],
    spaces: { b3: { pile: [] }, d2: { pile: [] } },
  });
  expect(table.state).toMatchObject({ round: 7, lastRound: 7 });
  table.pass(1);
  expect(table.match.over).toBe(true);
});

clause(["MO-10.20", "MO-10.15"], "with an empty deck cards still slide, and nothing is discarded", () => {
  const table = new Table({
    ...LAST,
    sides: [{ science: 4, city: cityOfForts({}) }, {}, {}],
    display: ["temple", "writing", "quarry", null, "calendar", "currency"],
  });
  table.do("buy:writing", "end");
  expect(table.state.display).toEqual([null, null, "temple", "quarry", "calendar", "currency"]);
  table.pass();
  expect(table.state.display).toEqual([null, null, "temple", "quarry", "calendar", "currency"]);
});

clause(
  ["MO-14.1", "MO-12.19", "MO-12.2"],
  "a hero at the bottom of the deck goes to the row, the slot stays empty, the end is near",
  () => {
    const table = new Table({
      sides: [{ science: 9, city: cityOfForts({}) }, {}, {}],
      display: ["temple", "writing", "quarry", "market", "calendar", "currency"],
      deck: ["university", "gustave-eiffel"],
    });
    table.do("buy:writing", "buy:calendar", "end");
    expect(table.state.display).toEqual([null, "university", "temple", "quarry", "market", "currency"]);
    expect(table.state.heroRow).toEqual(["gustave-eiffel"]);
    expect(table.state.lastRound).toBe(4);
  },
);

clause(["MO-13.18", "MO-14.7", "MO-12.15"], "monster cards score, heroes and nothing do not", () => {
  const table = new Table({
    ...LAST,
    mover: 1,
    sides: [{ monsters: ["oni", "roc", "hydra"], hero: { id: "imhotep" } }, {}],
  });
  table.do("end");
  expect(table.match.result?.scores).toEqual([3, 0]);
});
