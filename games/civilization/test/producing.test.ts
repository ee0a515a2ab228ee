import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { onGrassland } from "./phases.ts";
import { type Side, Table } from "./position.ts";

const forests = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "forest" as const]));

/** City Management of the first player; the capital on b3 has 2 production for each forest around it. */
const managing = onGrassland("city-management");

clause(["CV-11.1", "CV-11.2"], "each city takes one action, in any order, and may do nothing", () => {
  const table = managing({ cities: ["f5"] });
  table.do("devote:f5");
  expect(table.offered).not.toContain("devote:f5");
  table.do("devote:b3");
  expect(table.realm().culture).toBe(2);
  expect(table.state.mover).toBe(1);
  expect(
    managing({ cities: ["f5"] })
      .done()
      .realm().culture,
  ).toBe(0);
});

clause(["CV-11.3", "CV-15.5"], "advances come before, between and after city actions", () => {
  const table = managing({ cities: ["f5"], culture: 9 }, { eventDecks: { 1: ["drought", "sabotage"] } });
  table.do("advance", "devote:b3", "advance", "devote:f5");
  expect(table).toOffer("advance");
  expect(table.realm()).toMatchObject({ track: 2, culture: 5 });
});

clause(["CV-11.6", "CV-11.7", "CV-11.10"], "one item for the city's production; what is not used is lost", () => {
  const table = managing({ cities: ["f5"] }, { terrain: forests("a2", "b2", "c3", "f4") });
  expect([table.production("b3"), table.production("f5")]).toEqual([6, 2]);
  table.build("b3", "army", "c3");
  expect(table.figures()).toEqual(["army c3"]);
  expect(table.city("b3").actions).toBe(0);
  expect(table.production("f5")).toBe(2);
});

clause(["CV-11.9", "CV-11.21"], "E-37: the Americans rush for 2 production", () => {
  const at = (civ: "americans" | "germans"): Table =>
    managing({ civ, capital: "b3", techs: ["banking"], trade: 9 }, { terrain: forests("a2", "b2", "c2") }).do(
      "produce:b3",
    );
  const americans = at("americans");
  expect(americans.option("build:bank")?.price).toEqual({ production: 10, trade: 6 });
  americans.do("build:bank");
  americans.do(americans.offered[0] ?? "");
  expect(americans.realm().trade).toBe(3);
  expect(at("germans")).toRefuse("build:bank", "why.short-production", "CV-11.18");
});

clause(
  ["CV-11.9", "CV-11.10", "CV-11.21", "CV-23.7"],
  "E-60: the number of rush steps is the smallest that covers the cost",
  () => {
    const at = (civ: "americans" | "germans"): Table =>
      managing(
        { civ, capital: "b3", caravans: ["b3"], techs: ["engineering"], trade: 9 },
        { terrain: { ...forests("a2", "b2"), c2: "mountain" } },
      );
    const table = at("germans");
    expect(table.production("b3")).toBe(5);
    table.build("b3", "aqueduct", "c3");
    if (table.prompt === "ask.build-second") table.do("enough");
    expect(table.offered.toSorted()).toEqual(["pay:caravan,rush1", "pay:rush3"]);
    expect(table.fork().do("pay:rush3").realm().trade).toBe(0);
    const used = table.do("pay:caravan,rush1");
    expect([used.realm().trade, used.city("b3").post]).toEqual([6, null]);
    const americans = at("americans").build("b3", "aqueduct", "c3");
    if (americans.prompt === "ask.build-second") americans.do("enough");
    expect(americans.offered.toSorted()).toEqual(["pay:caravan,rush1", "pay:rush2"]);
  },
);

clause(["CV-23.3", "CV-23.4", "CV-23.7", "CV-11.9"], "E-6: a caravan", () => {
  const table = new Table({
    sides: [{ scouts: ["d3"], techs: ["currency"] }, {}],
    land: "plain",
    phase: "movement",
    terrain: { ...forests("a2", "b2"), c2: "mountain" },
  });
  table.do("move:d3", "go:c3", "go:b3");
  if (table.offered.includes("disband")) table.do("disband");
  expect(table).toAsk(0, "ask.post");
  table.do("caravan");
  expect(table.figures()).toEqual([]);
  expect(table.city("b3").post).toBe("caravan");
  table.until("city-management", 0);
  expect(table.production("b3")).toBe(5);
  table.do("produce:b3");
  expect(table.option("build:market")).toBeDefined();
  table.do("build:market", "place:c3");
  expect(table.marker("c3")).toBe("market");
  expect([table.city("b3").post, table.realm().trade]).toEqual([null, 0]);
  const without = managing({ techs: ["currency"], trade: 6 }, { terrain: { ...forests("a2", "b2"), c2: "mountain" } });
  expect(without.do("produce:b3").option("build:market")?.price).toEqual({ production: 7, trade: 6 });
});

clause(["CV-11.11", "CV-33.16"], "E-42: Engineering builds two things for one action", () => {
  const at = (techs: Side["techs"]): Table =>
    managing({ techs: techs ?? [] }, { terrain: forests("a2", "b2", "c2", "a3", "a4", "b4") });
  const table = at(["pottery", "engineering"]);
  expect(table.production("b3")).toBe(12);
  table.build("b3", "aqueduct", "c3");
  expect(table).toAsk(0, "ask.build-second");
  expect(table.option("build:army")?.price).toEqual({ production: 4 });
  expect(table).toRefuse("build:infantry", "why.short-production", "CV-11.18"); // the Aqueduct's production doesn't help
  table.do("build:army", "place:c3");
  expect(table.marker("c3")).toBe("aqueduct");
  expect(table.figures()).toEqual(["army c3"]);
  expect(table.realm().trade).toBe(0);
  const without = at(["pottery"]).build("b3", "granary", "c3");
  expect(without.state.mover).toBe(1);
});

clause("CV-11.11", "once a round, and the second must be legal after the first", () => {
  const table = managing(
    { techs: ["engineering", "philosophy", "currency"], cities: ["f5"], trade: 27 },
    { terrain: forests("a2", "b2", "c2", "a3", "a4", "b4", "e4", "e5", "e6", "f4") },
  );
  table.build("b3", "market", "c3");
  expect(table.whyNot("build:temple")?.clause).toBe("CV-11.20"); // a second limited building
  table.do("build:army", "place:c3");
  table.build("f5", "army", "g5");
  expect(table.prompt).not.toBe("ask.build-second");
});

clause(["CV-11.13", "CV-24.10"], "devoting gives 1 culture, 2 for a metropolis, and 1 for every culture icon", () => {
  const table = managing(
    { capital: "b3+c3", cities: ["g5"], scouts: ["i2>g5"] },
    { markers: { a2: "temple", g4: "market" } },
  );
  expect([table.arts("b3"), table.arts("g5")]).toEqual([4, 2]);
  table.do("devote:b3", "devote:g5");
  expect(table.realm().culture).toBe(6);
});

clause(["CV-0.23", "CV-11.20"], "devoting is always possible; other actions only if they can be carried out", () => {
  const table = managing({});
  expect(table.offered).toEqual(["devote:b3", "done"]);
  expect(table).toRefuse("produce:b3", "why.nothing-to-build", "CV-11.20");
});

clause(["CV-11.14", "CV-16.2"], "harvesting takes a token of a resource that is seen around the city", () => {
  const table = new Table({ sides: [{ capital: "b3" }, { civ: "chinese", capital: "n7" }], first: 1 });
  table.do("harvest:n7");
  expect(table.realm(1).resources.iron).toBe(1);
  expect(table.state.market.resources.iron).toBe(1);
});

clause(["CV-1.9", "CV-11.14", "CV-16.2", "CV-16.3"], "E-32: an empty market can't be harvested from", () => {
  const at = (iron: number): Table =>
    new Table({
      sides: [{ resources: { iron } }, { civ: "chinese", capital: "n7" }],
      first: 1,
    });
  expect(at(2)).toRefuse("harvest:n7", "why.market-empty", "CV-11.14");
  expect(at(1)).toOffer("harvest:n7");
});

clause("CV-11.15", "Angkor Wat: two tokens for one harvest, once a round", () => {
  const table = new Table({
    sides: [{ resources: {} }, { civ: "chinese", capital: "n7", cities: [] }],
    first: 1,
    markers: { m6: "angkor-wat" },
  });
  table.do("harvest:n7");
  expect(table).toAsk(1, "ask.harvest-again");
  table.do("harvest:iron");
  expect(table.realm(1).resources.iron).toBe(2);
});

clause(["CV-11.4", "CV-34.2"], "until the action is announced nothing is spent", () => {
  const table = managing({ techs: ["currency"], trade: 21 });
  table.do("produce:b3", "build:market");
  expect(table.realm().trade).toBe(21);
  expect(table.state.announced).toEqual([]);
  table.do("place:c3");
  expect(table.realm().trade).toBe(0);
});

clause(["CV-11.8", "CV-0.16"], "Infrastructure and Military Science add to every city; divisions round down", () => {
  const table = managing({
    cities: ["f5"],
    investments: { infrastructure: 2 },
    techs: ["military-science"],
    coins: { sheet: 5 },
  });
  const plus = table.production("f5");
  expect(table.production("b3")).toBe(plus);
  expect(plus - managing({ investments: { infrastructure: 2 } }).production("b3")).toBe(1);
});

clause(["CV-11.17", "CV-16.12", "CV-11.19"], "one-time production goes into one produce action of that city", () => {
  const table = managing({ cities: ["f5"], kept: ["village:friendly-workers"] }, { terrain: forests("f4") });
  expect(table).toRefuse("produce:b3", "why.nothing-to-build", "CV-11.20");
  table.do("workers", "city:b3");
  expect(table).toOffer("produce:b3");
  table.build("b3", "army", "c3");
  expect(table.figures()).toEqual(["army c3"]);
  expect(table.city("b3").bonuses).toEqual([]);
  const idle = managing({ cities: ["f5"], kept: ["village:friendly-workers"] });
  idle.do("devote:b3", "workers"); // only f5 can still produce
  expect(idle.city("f5").bonuses).toEqual([4]);
});
