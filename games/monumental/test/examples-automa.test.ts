import { clause } from "@civitas/testing";
import { expect } from "vitest";
import type { AutomaCardId } from "../src/content/automa-cards.ts";
import { type Position, type Side, Table } from "./position.ts";

const NO_MARKETS = { b3: { pile: [] }, d2: { pile: [] } };

/** The automa's turn in a game for one; all that can be done without a question is done. */
const solo = (automa: Side, deck: readonly AutomaCardId[], given: Position = {}, human: Side = {}) =>
  new Table({
    phase: "activation",
    mover: 1,
    spaces: NO_MARKETS,
    ...given,
    sides: [{ civ: "china", ...human }, automa],
    automa: { deck, ...given.automa },
  });

const gold = (table: Table): number => table.realm(table.state.cities.length).supply.gold;

clause("MO-11.11", "E44: special actions of another type are ignored", () => {
  const table = solo({ civ: "japan" }, ["knowledge-aggressive", "explorers-cultural"], {
    automa: { column: ["bushido", "kabuki", "shogunate"] },
  });
  expect(table.realm(1).policies).toEqual(["bushido", "kabuki"]);
  expect(table.where(1).warlord).toBe("c5");
  expect(gold(table)).toBe(2 + 2 + 2);
});

clause(["MO-11.14", "MO-11.15"], "E45: which building the automa takes", () => {
  const table = new Table({
    phase: "activation",
    mover: 2,
    sides: [{}, {}, { civ: "greece", gold: 0 }],
    automa: { deck: ["explorers-cultural", "gold-technological"] },
    display: [null, "temple", null, "university", null, "market"],
    spaces: { b3: { pile: [] }, c4: { pile: [] }, d2: { pile: [] } },
  });
  expect(table.state.automa?.cards).toEqual(["market"]);
  expect(gold(table)).toBe(2 + 3);
});

clause("MO-11.18", "E46: a wonder token without a free province goes to the capital", () => {
  const table = solo(
    {
      civ: "denmark",
      soldiers: { c4: 1, d4: 1 },
      tokens: { c4: "stonehenge", d4: "great-pyramids" },
      wonder: "great-library",
    },
    ["wonder-cultural", "gold-cultural"],
  );
  expect(table.space("c5").wonder).toBe("great-library");
  expect(table.state.automa?.cards).toEqual(["great-library"]);
  expect(table.realm(1).supply).toEqual({ production: 0, science: 0, military: 0, culture: 0, gold: 2 + 3 });
});

clause("MO-11.31", "E47: a market token is worth as much gold as it shows resources", () => {
  const table = solo({ civ: "denmark", explorers: ["c4", "c5"] }, ["explorers-cultural", "gold-cultural"], {
    spaces: { b3: { pile: ["military", "gold"] }, d2: { pile: ["gold"] } },
  });
  expect(table).toAsk(0, "ask.automa-step");
  expect(gold(table)).toBe(4);
  expect(table.realm(1).markets).toMatchObject([{ market: "tyre", good: "military" }]);
});

const border = {
  ...NO_MARKETS,
  c4: { token: "barbarian-2-culture" },
  b4: { tile: "swamp", token: "barbarian-1-archive" },
  d4: { tile: "meadow" },
  d3: { token: "town-petra" },
} as const;

clause(["MO-11.23", "MO-9.16"], "E60: the automa's warlord leaves a province to nobody", () => {
  const table = solo({ civ: "denmark", warlord: "d4" }, ["conquest-architectural", "gold-cultural"], {
    spaces: { ...border, b4: { tile: "meadow", token: null }, d4: { tile: "swamp" } },
  });
  expect(table.where(1).warlord).toBe("b4");
  expect(table.space("b4")).toMatchObject({ owner: 1, soldiers: 1 });
  expect(table.space("d4").owner).toBeNull();
  expect(table.defence("d4")).toBe(2);
});

clause(["MO-11.28", "MO-11.32", "MO-11.12"], "E61: the automa's market tokens are reset", () => {
  const table = solo(
    {
      civ: "greece",
      explorers: ["d3", "c4"],
      markets: [{ market: "tyre", good: "science", used: true }],
    },
    ["automa-greece", "conquest-economic", "gold-cultural"],
    { spaces: { b3: { pile: ["gold"] }, d2: { pile: ["culture"] } } },
  );
  expect(gold(table)).toBe(2 + 3);
  expect(table.realm(1).markets).toEqual([]);
  expect(table.where(1).explorers).toEqual(["c5", "c5"]);
  expect(table.space("b3").pile).toEqual(["gold"]);
});

clause(["MO-11.31", "MO-11.37"], "E76: the Basilisk leaves", () => {
  const table = solo(
    { civ: "denmark", explorers: ["b3", "c5"] },
    ["explorers-cultural", "gold-cultural"],
    {
      mover: 0,
      phase: "actions",
      spaces: { b3: { pile: ["military", "gold"] }, d2: { pile: ["gold"] } },
      monsters: [{ id: "basilisk", space: "b3", marker: 4 }],
    },
    { science: 4, explorers: ["b3"] },
  );
  expect(table).toRefuse("take-market:b3", "why.guarded", "MO-9.28");
  table.do("defeat:basilisk", "end");
  expect(table).toAsk(0, "ask.automa-step");
  expect(gold(table)).toBe(4);
  expect(table.where(1).explorers).toEqual(["b3", "c5"]);
});

clause(
  ["MO-11.8", "MO-11.12", "MO-11.24", "MO-11.27", "MO-11.36", "MO-11.26", "MO-11.10"],
  "E92: automa Denmark",
  () => {
    const table = solo(
      { civ: "denmark", soldiers: { c4: 4, d4: 4, c5: 1 }, outposts: ["c4"] },
      ["automa-denmark", "explorers-aggressive", "gold-cultural"],
      {
        spaces: {
          ...NO_MARKETS,
          b4: { tile: "mountain", token: "barbarian-3-culture" },
          a3: { token: "barbarian-3-culture" },
          b3: { token: "barbarian-2-culture", pile: [] },
        },
        chance: [{ top: ["gold-cultural"] }],
      },
    );
    expect(table.space("b4")).toMatchObject({ owner: 1, soldiers: 1, outpost: false });
    expect(table.space("a3")).toMatchObject({ owner: 1, soldiers: 0, outpost: true });
    expect(table.where(1).warlord).toBe("a3");
    expect(gold(table)).toBe(2 + 2 + 2 + 3 + 3 + 2 + 3);
    expect([...(table.state.automa?.deck ?? [])].sort()).toEqual(["automa-denmark", "explorers-aggressive"]);
    expect(table.state.automa?.discard).toEqual(["gold-cultural"]);
  },
);

const sphinx = (knowledge: readonly ("irrigation" | "writing")[]) =>
  solo({ civ: "denmark", gold: 4, soldiers: { c4: 1 } }, ["gold-technological", "gold-cultural"], {
    mover: 0,
    phase: "actions",
    monsters: [{ id: "sphinx", space: "c4", marker: 6 }],
    automa: { cards: knowledge },
  }).do("end");

clause(["MO-11.7", "MO-13.14", "MO-13.19", "MO-13.21"], "E100: a monster against the automa", () => {
  const table = sphinx(["irrigation", "writing"]);
  expect(table).toAsk(0, "ask.sphinx");
  expect(table.offered).toEqual(["archive:irrigation", "archive:writing", "gold"]);
  const archiving = table.fork().do("archive:writing");
  expect(archiving.state.automa?.cards).toEqual(["irrigation"]);
  expect(gold(archiving)).toBe(4 + 6);
  expect(gold(table.do("gold"))).toBe(1 + 6);
  expect(gold(sphinx([]))).toBe(1 + 6);
});
