import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPhase, ROMANS } from "./phases.ts";
import { Table } from "./position.ts";

// Examples in which several clauses meet: cities and their outskirts.

const managing = inPhase("city-management", ROMANS);

const starting = inPhase("start-of-turn", ROMANS);

clause(
  ["CV-7.7", "CV-8.12", "CV-11.21", "CV-23.7"],
  "a blockade, a scout that serves another city, a caravan and rush steps in one produce action",
  () => {
    const table = managing(
      { techs: ["writing"], cities: ["g5"], scouts: ["b2>g5"], caravans: ["b3"], trade: 9 },
      { scouts: ["a2"] },
      { terrain: { a2: "forest", b2: "forest", c2: "forest" } },
    );
    expect([table.production("b3"), table.production("g5")]).toEqual([2, 2]);
    table.do("produce:b3", "build:library", "place:c3");
    expect(table.offered.toSorted()).toEqual(["pay:caravan,rush1", "pay:rush3"]);
    const without = table.fork().do("pay:rush3");
    expect([without.realm().trade, without.city("b3").post]).toEqual([0, "caravan"]);
    table.do("pay:caravan,rush1");
    expect([table.realm().trade, table.city("b3").post, table.marker("c3")]).toEqual([6, null, "library"]);
  },
);

clause(
  ["CV-11.8", "CV-8.13", "CV-19.7", "CV-17.1"],
  "every bonus for cities at once, and what a blockade takes",
  () => {
    const at = (enemy: string[]): number[] => {
      const table = managing(
        {
          civ: "russians",
          government: "communism-gov",
          techs: ["military-science"],
          cities: ["g5"],
          open: ["susan-b-anthony"],
          coins: { sheet: 6 },
          investments: { infrastructure: 2 },
        },
        { scouts: enemy },
        { markers: { a2: "humanitarian", c2: "chichen-itza" } },
      );
      return [table.coins(), table.production("b3"), table.production("g5")];
    };
    // Communism 2, Chichen Itza 3, Infrastructure 2, Military Science 7/3, Susan B. Anthony 2; the marker brings 1 more.
    expect(at([])).toEqual([7, 12, 11]);
    expect(at(["a2"])).toEqual([6, 9, 9]);
    expect(at(["c2"])).toEqual([7, 9, 8]);
  },
);

clause(["CV-11.11", "CV-12.3", "CV-14.1"], "what Engineering may build second depends on what comes first", () => {
  const table = managing(
    { techs: ["engineering", "currency", "philosophy", "writing"], armies: ["f5", "f5", "g6", "g6", "h7"], trade: 27 },
    {},
    { terrain: { a2: "forest", b2: "forest", c2: "forest", a3: "forest", a4: "forest", b4: "forest" } },
  );
  const market = table.fork().do("produce:b3", "build:market", "place:a2");
  expect(market).toRefuse("build:temple", "why.no-square", "CV-11.20");
  expect(market).toOffer("build:library");
  const army = table.fork().do("produce:b3", "build:army", "place:a2");
  expect(army).toRefuse("build:army", "why.supply", "CV-14.1"); // it was the sixth
});

clause(["CV-11.11", "CV-12.7", "CV-12.8"], "a Library on the Market's square makes room for a Temple elsewhere", () => {
  const table = managing(
    { techs: ["engineering", "philosophy", "writing"], trade: 27 },
    {},
    { terrain: { a2: "forest", b2: "forest", a3: "forest", a4: "forest" }, markers: { c3: "market" } },
  );
  table.do("produce:b3", "build:library", "place:c3", "build:temple");
  expect(table.offers("place:")).toContain("place:a2");
  table.do("place:a2");
  if (table.prompt === "ask.extras") table.do(table.offered[0] ?? "");
  expect([table.marker("c3"), table.marker("a2")]).toEqual(["library", "temple"]);
});

clause(["CV-11.11", "CV-13.5", "CV-13.8", "CV-30.8"], "Romans: two wonders of one action are two advances", () => {
  const table = managing(
    { civ: "romans", techs: ["engineering", "code-of-laws"], trade: 27, track: 3 },
    {},
    {
      terrain: { a2: "forest", b2: "forest", c2: "forest", a3: "forest", a4: "forest", b4: "forest", c4: "forest" },
      wonders: ["stonehenge", "brandenburg-gate", "the-oracle", "the-colossus"],
    },
  );
  table.do("produce:b3", "build:stonehenge", "place:c3", "build:the-oracle");
  if (table.prompt === "ask.where") table.do("place:c3");
  expect([table.marker("c3"), table.realm().track]).toEqual(["the-oracle", 5]);
  expect(table.realm().wonders.map(({ id }) => id)).toEqual(["the-oracle"]);
});

clause(
  ["CV-8.15", "CV-11.11", "CV-0.21"],
  "two armies of one action onto two blockaded squares: each attacks alone, one after the other",
  () => {
    const table = managing(
      { techs: ["engineering"], units: ["infantry-c", "mounted-c", "artillery-c"] },
      { scouts: ["a2"], armies: ["c4"] },
      { terrain: { b2: "forest", c2: "forest", a3: "forest", a4: "forest" } },
    );
    table.do("produce:b3", "build:army", "place:a2", "build:army", "place:c4");
    for (let n = 0; n < 60 && table.prompt !== "ask.phase-turn"; n++) table.do(table.offered[0] ?? "");
    expect(table.figures(0)).toEqual(["army a2", "army c4"]);
    expect(table.figures(1)).toEqual([]);
  },
);

clause(
  ["CV-8.15", "CV-11.11", "CV-25.4"],
  "two armies of one action onto the same enemy: the first fights alone",
  () => {
    const table = managing(
      { techs: ["engineering"], units: ["infantry-c", "mounted-c", "artillery-c", "infantry-c", "mounted-c"] },
      { armies: ["c4"], units: ["infantry-a"] },
      { terrain: { b2: "forest", c2: "forest", a3: "forest", a4: "forest" } },
    );
    table.do("produce:b3", "build:army", "place:c4", "build:army", "place:c4");
    expect(table.match.view(0).battle?.sides.attacker.hand).toHaveLength(3);
    for (let n = 0; n < 60 && table.prompt !== "ask.phase-turn"; n++) table.do(table.offered[0] ?? "");
    expect(table.figures(0)).toEqual(["army c4", "army c4"]);
  },
);

clause(["CV-13.1", "CV-13.2", "CV-13.3", "CV-30.8", "CV-15.6"], "a wonder with discount and Michelangelo", () => {
  const table = managing(
    { techs: ["metalworking"], hidden: ["michelangelo"], trade: 3, track: 4 },
    {},
    {
      terrain: { a2: "forest", b2: "forest" },
      markers: { a4: "artist" },
      wonders: ["the-colossus"],
      wonderDeck: ["the-louvre"],
    },
  );
  // 4 production, 10 with Metalworking: only 5 less and one rush step bring it down far enough.
  table.do("produce:b3", "build:the-colossus", "place:c3");
  if (table.prompt === "ask.extras") table.do("pay:michelangelo,rush1");
  expect(table.marker("c3")).toBe("the-colossus");
  expect([table.realm().trade, table.realm().greatCards, table.realm().track]).toEqual([0, [], 5]);
  expect(table.state.market.wonders).toContain("the-louvre");
  expect(table.state.market.greatDeck[0]).toEqual({ id: "michelangelo", up: false });
});

clause(
  ["CV-11.5", "CV-11.12", "CV-28.6"],
  "the Egyptians' free building can be cancelled and is gone for the round",
  () => {
    const table = new Table({
      land: "plain",
      phase: "city-management",
      sides: [
        { civ: "egyptians", capital: "b3", cities: ["g5"], techs: ["pottery"] },
        { civ: "chinese", capital: "n6", techs: ["writing"], kept: ["hut:spy"] },
      ],
    });
    table.do("free-building:b3", "place:c3");
    expect(table).toAsk(1, "ask.respond");
    table.do("use:writing");
    expect([table.marker("c3"), table.kept(1)]).toEqual([null, []]);
    expect(table.offers("free-building:")).toEqual([]);
    expect(table.offers("devote:")).toEqual(["devote:g5"]);
  },
);

clause(
  ["CV-12.7", "CV-18.4", "CV-19.11", "CV-18.5"],
  "a replaced great person rests until the next Start of Turn",
  () => {
    const table = managing(
      { techs: ["pottery"], open: ["susan-b-anthony"], trade: 15 },
      {},
      { markers: { c3: "humanitarian" }, terrain: { a2: "forest" } },
    );
    expect(table.production("b3")).toBe(5); // forest 2, marker 1, Susan B. Anthony 2
    table.build("b3", "granary", "c3");
    expect([table.production("b3"), table.realm().reserve]).toEqual([3, ["humanitarian"]]);
    expect(table.realm().greatCards).toEqual([{ id: "susan-b-anthony", up: true, counters: 0 }]);
    table.until("start-of-turn", 0).do("people", "reserve:humanitarian>b2");
    expect(table.production("b3")).toBe(6);
  },
);

clause(["CV-11.15", "CV-11.14", "CV-1.9"], "Angkor Wat takes a second token only of what the market still has", () => {
  // The Romans' capital on c3 sees incense, iron and silk; for two players there are two tokens of each kind.
  const again = (held: number): string[] =>
    new Table({
      sides: [
        { civ: "romans", capital: "c3" },
        { civ: "chinese", resources: { iron: held } },
      ],
      markers: { b2: "angkor-wat" },
    })
      .do("harvest:c3", "harvest:iron")
      .offered.toSorted();
  expect(again(0)).toEqual(["enough", "harvest:incense", "harvest:iron", "harvest:silk"]);
  expect(again(1)).toEqual(["enough", "harvest:incense", "harvest:silk"]);
});

clause(
  ["CV-29.1", "CV-29.6", "CV-12.2"],
  "Ecology turns a grassland of the own outskirts into the place of a Harbor",
  () => {
    const table = starting(
      { techs: ["ecology", "navigation"], resources: { wheat: 1 } },
      {},
      { terrain: { a2: "forest", b2: "forest", c2: "forest", a3: "mountain" } },
    );
    table.do("use:ecology");
    expect(table.offered).not.toContain("square:a3"); // mountains stay
    table.do("square:c3");
    expect(table.offers("terrain:").toSorted()).toEqual(["terrain:desert", "terrain:forest", "terrain:water"]);
    table.do("terrain:water").until("city-management", 0).build("b3", "harbor");
    expect(table.marker("c3")).toBe("harbor");
    expect(table.production("b3")).toBe(8); // three forests, a mountain, the Harbor
  },
);

clause(["CV-29.4", "CV-29.7", "CV-5.3"], "Deforestation under a great person shows when the marker leaves", () => {
  const table = starting(
    { events: ["deforestation"] },
    {},
    { terrain: { c3: "forest" }, markers: { c3: "builder", a2: "library" } },
  );
  table.do("play:deforestation");
  if (table.prompt === "ask.which-square") table.do("square:c3");
  expect([table.terrain("c3"), table.marker("c3"), table.production("b3")]).toEqual(["grassland", "builder", 2]);
  table.do("people", "person:c3>reserve");
  expect(table.production("b3")).toBe(0);
});
