import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

const gaining = (me: Side, given: Position = {}, rival: Side = {}): Table =>
  new Table({
    land: "plain",
    phase: "city-management",
    ...given,
    sides: [
      { capital: "c3", track: 2, culture: 3, ...me },
      { capital: "n6", ...rival },
    ],
  });

/** No marker of this type is left in the pool. */
const without =
  (...types: readonly string[]) =>
  (w: { market: { greatPeople: string[] } }): void => {
    w.market.greatPeople = w.market.greatPeople.filter((type) => !types.includes(type));
  };

clause("CV-19.3", "E-3: a great person whose marker is gone", () => {
  const table = gaining({ civ: "romans" }, { greatDeck: ["archimedes", "jim-henson"], but: without("builder") });
  table.do("advance");
  expect(table.realm().greatCards).toEqual([{ id: "jim-henson", up: false, counters: 0 }]);
  expect(table.state.market.greatDeck[0]).toEqual({ id: "archimedes", up: true });
  table.do("place:d3");
  expect(table.marker("d3")).toBe("humanitarian");
});

clause("CV-19.1", "E-10: Marco Polo comes with an industrialist", () => {
  const table = gaining({}, { greatDeck: ["marco-polo"] });
  table.do("advance", "place:d3");
  expect(table.marker("d3")).toBe("industrialist");
});

clause(["CV-19.2", "CV-32.1"], "cards are held face down; only their types are public", () => {
  const table = gaining({}, { greatDeck: ["marco-polo"] });
  table.do("advance", "reserve");
  expect(table.seenBy(1).realms[0]?.greatCards).toMatchObject({ up: [], down: { industrialist: 1 } });
  expect(table.seenBy(0).realms[0]?.own?.greatCards).toEqual(["marco-polo"]);
});

clause("CV-19.4", "without any marker nothing is drawn", () => {
  const table = gaining(
    {},
    {
      but: (w) => {
        w.market.greatPeople = [];
      },
    },
  );
  table.do("advance");
  expect(table.realm()).toMatchObject({ track: 3, greatCards: [], reserve: [] });
});

clause("CV-19.5", "Greeks: two cards, of which one is kept; the other goes face up under the deck", () => {
  const table = gaining({ civ: "greeks" }, { greatDeck: ["marco-polo", "jim-henson"] });
  table.do("advance");
  expect(table.offered).toEqual(["keep:marco-polo", "keep:jim-henson"]);
  table.do("keep:jim-henson", "reserve");
  expect(table.realm()).toMatchObject({ greatCards: [{ id: "jim-henson" }], reserve: ["humanitarian"] });
  expect(table.state.market.greatDeck[0]).toEqual({ id: "marco-polo", up: true });
});

clause("CV-19.6", "once a face-up card is on top, all are shuffled face down", () => {
  const table = gaining(
    {},
    {
      but: (w) => {
        for (const card of w.market.greatDeck) card.up = true;
      },
    },
  );
  table.do("advance", "reserve");
  expect(table.state.market.greatDeck.every(({ up }) => !up)).toBe(true);
});

clause(["CV-18.3", "CV-18.9", "CV-12.7"], "a gained marker is placed at once or kept; it may replace others", () => {
  const table = gaining({}, { markers: { d3: "granary" }, terrain: { b2: "water" }, greatDeck: ["marco-polo"] });
  table.do("advance");
  expect(table.offered).toContain("reserve");
  expect(table.offered).not.toContain("place:b2");
  table.do("place:d3");
  expect(table.marker("d3")).toBe("industrialist");
  expect(table.state.market.buildings.granary).toBe(6);
});

clause(["CV-18.5", "CV-18.10"], "at the Start of Turn markers are placed, moved and taken back freely", () => {
  const table = gaining({ reserve: ["artist"] }, { phase: "start-of-turn", markers: { d3: "general" } });
  table.do("people", "reserve:artist>b2");
  table.do("people", "person:d3>d4");
  table.do("people", "person:b2>reserve");
  expect([table.marker("b2"), table.marker("d3"), table.marker("d4")]).toEqual([null, null, "general"]);
  expect(table.realm().reserve).toEqual(["artist"]);
});

clause("CV-8.14", "a blockaded great person can't be moved", () => {
  const table = gaining({}, { phase: "start-of-turn", markers: { d3: "general" } }, { scouts: ["d3"] });
  expect(table.offered).not.toContain("people");
});

clause("CV-18.6", "without the module and without markers no great person is gained", () => {
  const table = gaining(
    {},
    {
      options: { greatPersonCards: false },
      but: (w) => {
        w.market.greatPeople = [];
      },
    },
  );
  table.do("advance");
  expect(table.realm()).toMatchObject({ track: 3, reserve: [] });
});

clause(["CV-19.10", "CV-18.7", "CV-19.14"], "E-4: a great person dies, and one card too many goes at random", () => {
  const table = gaining(
    { civ: "romans", open: ["william-shakespeare"], hidden: ["jerry-garcia"], armies: ["g4"] },
    { phase: "movement", mover: 1, markers: { d3: "artist", b2: "artist" }, chance: [{ pick: "jerry-garcia" }] },
    { events: ["wholesale-defection"], armies: ["j4"] },
  );
  const before = table.state.market.greatPeople.filter((type) => type === "artist").length;
  table.do("play:wholesale-defection", "square:d3");
  if (table.offered.includes("great-person")) table.do("great-person");
  expect(table.realm().greatCards).toEqual([{ id: "william-shakespeare", up: true, counters: 0 }]);
  expect(table.state.market.greatDeck[0]).toEqual({ id: "jerry-garcia", up: true });
  expect(table.state.market.greatPeople.filter((type) => type === "artist")).toHaveLength(before + 1);
});

clause("CV-19.11", "a marker that is replaced goes to the reserve, and the card stays", () => {
  const table = gaining(
    { hidden: ["marco-polo"], techs: ["pottery"], trade: 27, civ: "americans" },
    { markers: { d3: "industrialist" } },
  );
  table.do("produce:c3", "build:granary", "place:d3");
  expect(table.realm()).toMatchObject({ reserve: ["industrialist"], greatCards: [{ id: "marco-polo" }] });
});

clause("CV-19.13", "a passive card is turned up without any cost and stays face up", () => {
  const table = gaining({ hidden: ["susan-b-anthony"] }, { markers: { d3: "humanitarian" } });
  const before = table.production("c3");
  table.do("turn-up:susan-b-anthony");
  expect(table.production("c3")).toBe(before + 2);
  expect(table.seenBy(1).realms[0]?.greatCards.up).toMatchObject([{ id: "susan-b-anthony" }]);
});

clause("CV-18.8", "a city may hold any number of great people", () => {
  const table = gaining({}, { markers: { d3: "artist", b2: "artist", c2: "general" }, greatDeck: ["marco-polo"] });
  table.do("advance", "place:d4");
  expect(table.marker("d4")).toBe("industrialist");
});

clause("CV-20.6", "E-5: only the highest level of an investment counts", () => {
  const table = gaining(
    { coins: { sheet: 1 }, investments: { "military-industrial-complex": 3 } },
    { phase: "start-of-turn" },
  );
  const bonus = (): number | undefined => table.seenBy(0).realms[0]?.limits.combatBonus;
  expect(bonus()).toBe(4);
  table.do("invest", "invest:military-industrial-complex");
  expect(bonus()).toBe(8);
});

clause(["CV-20.4", "CV-20.2"], "one coin token a round; printed coins can't be invested", () => {
  const table = gaining({ coins: { sheet: 2 } }, { phase: "start-of-turn" });
  table.do("invest", "invest:infrastructure");
  expect(table).toRefuse("invest", "why.invested", "CV-20.4");
  const printed = gaining({ techs: ["civil-service@1"] }, { phase: "start-of-turn" });
  expect(printed.coins()).toBe(1);
  expect(printed.offered).not.toContain("invest");
});

clause("CV-20.10", "without a marker nothing can be invested", () => {
  const table = gaining(
    { coins: { sheet: 2 } },
    {
      phase: "start-of-turn",
      but: (w) => {
        w.market.investmentMarkers = 0;
      },
    },
  );
  expect(table).toRefuse("invest", "why.no-investment-markers", "CV-20.10");
});

clause("CV-17.3", "investment markers are no coins", () => {
  expect(gaining({ investments: { infrastructure: 3 } }).coins()).toBe(0);
});

clause(["CV-13.2", "CV-33.37"], "Michelangelo: 5 production less for a wonder, then he goes under the deck", () => {
  const table = gaining(
    { civ: "germans", hidden: ["michelangelo"], trade: 15 },
    { markers: { d3: "artist" }, wonders: ["stonehenge"] },
  );
  table.do("produce:c3", "build:stonehenge", "place:b2");
  expect(table.realm()).toMatchObject({ trade: 0, greatCards: [], wonders: [{ id: "stonehenge" }] });
});
