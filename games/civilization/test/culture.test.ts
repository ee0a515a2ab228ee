import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { onGrassland } from "./phases.ts";
import { type Side, Table } from "./position.ts";

const managing = onGrassland("city-management");

clause(["CV-15.2", "CV-15.3"], "an advance costs 3 culture, then 5 and 3 trade, then 7 and 6 trade", () => {
  const price = (track: number): unknown => managing({ track, culture: 9, trade: 9 }).option("advance")?.price;
  expect([0, 6].map(price)).toEqual([
    { culture: 3, trade: 0 },
    { culture: 3, trade: 0 },
  ]);
  expect([7, 13].map(price)).toEqual([
    { culture: 5, trade: 3 },
    { culture: 5, trade: 3 },
  ]);
  expect([14, 20].map(price)).toEqual([
    { culture: 7, trade: 6 },
    { culture: 7, trade: 6 },
  ]);
});

clause("CV-15.3", "who can't pay is told what is missing", () => {
  expect(managing({ culture: 2 })).toRefuse("advance", "why.short-culture", "CV-15.3");
  expect(managing({ track: 7, culture: 9, trade: 2 })).toRefuse("advance", "why.short-trade", "CV-15.3");
});

clause(["CV-15.3", "CV-15.4", "CV-15.6"], "E-28: Endowment and Ecology make advances cheaper", () => {
  const side: Side = {
    techs: ["ecology"],
    coins: { sheet: 7 },
    investments: { "endowment-for-the-arts": 2 },
    culture: 6,
    trade: 4,
  };
  const table = managing({ ...side, track: 7 }, { eventDecks: { 2: ["lost"] } });
  expect(table.option("advance")?.price).toEqual({ culture: 4, trade: 1 });
  table.do("advance");
  expect(table.realm()).toMatchObject({ track: 8, culture: 2, trade: 3, events: ["lost"] });
  expect(managing({ ...side, track: 14 }).option("advance")?.price).toEqual({ culture: 6, trade: 4 });
});

clause(["CV-15.5", "CV-15.20"], "as often as affordable, one space at a time, each with its reward", () => {
  const table = managing({ culture: 7 }, { eventDecks: { 1: ["drought", "sabotage"] } });
  table.do("advance");
  expect(table.realm().events).toEqual(["drought"]);
  table.do("advance");
  expect(table.realm()).toMatchObject({ track: 2, culture: 1, events: ["drought", "sabotage"] });
  expect(table.offered).not.toContain("advance");
});

clause("CV-15.6", "spaces 3, 7, 12 and 18 bring a great person, the others an event of their section", () => {
  for (const track of [2, 6, 11, 17]) {
    const table = managing({ track, culture: 7, trade: 6 }).do("advance");
    expect(table).toAsk(0, "ask.place-great-person");
    expect(table.realm().events).toEqual([]);
  }
  const levels = [0, 7, 14].map(
    (track) => managing({ track, culture: 7, trade: 6 }).do("advance").table.realms[0]?.events,
  );
  expect(levels).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
});

clause("CV-15.8", "several markers may share a space", () => {
  const table = managing({ culture: 3 }, { rival: { track: 1 } }).do("advance");
  expect(table.table.realms.map(({ track }) => track)).toEqual([1, 1]);
});

clause("CV-15.9", "the hand size: 2, and more with techs, coins and investments", () => {
  const size = (side: Side): number => managing(side).handSize();
  expect(size({})).toBe(2);
  expect(size({ techs: ["pottery", "civil-service", "theology"] })).toBe(5);
  expect(size({ techs: ["computers"], coins: { sheet: 9 } })).toBe(4); // Computers print a coin themselves
  expect(size({ investments: { "endowment-for-the-arts": 1 } })).toBe(3);
});

clause(["CV-15.10", "CV-15.12", "CV-32.1"], "E-38: one card too many is discarded at once", () => {
  const side: Side = { track: 7, culture: 5, trade: 3, events: ["drought", "sabotage"] };
  const table = managing(side, { eventDecks: { 2: ["lost"] } }).do("advance");
  expect(table).toAsk(0, "ask.discard-event");
  expect(table.offered.toSorted()).toEqual(["discard:drought", "discard:lost", "discard:sabotage"]);
  table.do("discard:drought");
  expect(table.seenBy(1).realms[0]?.events).toEqual([1, 1, 0]);
  expect(table.table.market.events[0]?.discard).toEqual(["drought"]);
  const mystic = managing({ ...side, techs: ["mysticism"] }, { eventDecks: { 2: ["lost", "catastrophe"] } }).do(
    "advance",
  );
  expect(mystic.offered.toSorted()).toEqual(["keep:catastrophe", "keep:lost"]);
  mystic.do("keep:lost");
  expect(mystic.table.market.events[1]?.discard).toEqual(["catastrophe"]);
  expect(mystic).toAsk(0, "ask.discard-event");
});

clause("CV-15.11", "an empty deck is renewed from its discard pile; if both are empty, nothing is drawn", () => {
  const empty = (discard: boolean): Table =>
    managing(
      { culture: 3 },
      {
        but: (w) => {
          const pile = w.market.events[0];
          if (pile === undefined) return;
          const cards = pile.deck.splice(0);
          if (discard) pile.discard.push(...cards);
        },
      },
    ).do("advance");
  expect(empty(true).realm().events).toHaveLength(1);
  expect(empty(true).state.market.events[0]?.discard).toEqual([]);
  expect(empty(false).realm()).toMatchObject({ track: 1, events: [] });
});

clause(["CV-8.22", "CV-15.10"], "E-56: passing through a Bank takes no cards; stopping there does", () => {
  const table = new Table({
    sides: [
      { techs: ["computers"], coins: { sheet: 8 }, events: ["drought", "sabotage", "counterfeiters", "disoriented"] },
      { armies: ["d3"], techs: ["horseback-riding"] },
    ],
    land: "plain",
    phase: "movement",
    first: 1,
    markers: { c3: "bank" },
  });
  expect([table.coins(), table.handSize()]).toEqual([10, 4]);
  table.do("move:d3", "go:c3");
  const stops = table.fork().do("stop");
  expect(stops).toAsk(0, "ask.discard-event");
  table.do("go:c2", "go:d2");
  expect(table.realm().events).toHaveLength(4);
  expect(table.prompt).not.toBe("ask.discard-event");
});

clause(
  ["CV-17.1", "CV-17.2", "CV-17.3", "CV-17.7"],
  "coins: tokens, printed ones, the map, buildings and great people",
  () => {
    const table = managing(
      {
        techs: ["civil-service", "railroad", "code-of-laws"],
        coins: { sheet: 2, "code-of-laws": 3, "panama-canal": 1 },
        investments: { infrastructure: 4 },
      },
      { markers: { a2: "bank", c3: "builder", c2: "panama-canal" } },
    );
    expect(table.coins()).toBe(2 + 3 + 1 + 2 + 1 + 1);
    expect(table.table.realms[0]?.coins).toBe(10);
  },
);

clause(["CV-17.5", "CV-31.4", "CV-31.1"], "15 coins win at once", () => {
  const table = new Table({
    sides: [{ scouts: ["f4"], coins: { sheet: 14 } }, {}],
    land: "plain",
    phase: "city-management",
    terrain: { a2: "forest", b2: "forest", c2: "forest", a3: "forest", a4: "forest" },
    but: (w) => {
      w.realms[0]?.pyramid.push({ tech: "banking", level: 1 });
    },
  });
  table.build("b3", "bank", "c3");
  expect(table.match.over).toBe(true);
  expect(table.match.result?.places).toEqual([1, 2]);
});

clause(["CV-15.2", "CV-31.2", "CV-15.3"], "space 21 wins", () => {
  const table = managing({ track: 20, culture: 7, trade: 6 }).do("advance");
  expect(table.match.result).toMatchObject({ places: [1, 2], remark: { say: "remark.culture" } });
});
