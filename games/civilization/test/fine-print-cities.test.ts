import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { AMERICANS, inPhase } from "./phases.ts";

// Where a careless reading of the rules for cities and governments goes wrong.

const managing = inPhase("city-management", AMERICANS);
const starting = inPhase("start-of-turn", AMERICANS);
const moving = inPhase("movement", AMERICANS);

clause(
  ["CV-11.11", "CV-12.6", "CV-12.7"],
  "a Granary that the first item replaces can be built again as the second",
  () => {
    const table = managing(
      { trade: 27, techs: ["pottery", "writing", "engineering"] },
      {},
      {
        markers: { a2: "aqueduct" },
        but: (w) => {
          w.market.buildings.granary = 0;
        },
      },
    );
    table.do("produce:b3");
    expect(table).toRefuse("build:aqueduct", "why.pool-empty", "CV-12.6");
    table.do("build:library", "place:a2");
    expect(table).toOffer("build:aqueduct"); // the pool has one again
    table.do("build:aqueduct", "place:c2");
    if (table.prompt === "ask.extras") table.do(table.offered[0] ?? "");
    expect([table.marker("a2"), table.marker("c2")]).toEqual(["library", "aqueduct"]);
    expect(table.state.market.buildings.granary).toBe(0);
  },
);

clause(
  ["CV-12.3", "CV-12.4", "CV-12.8"],
  "a Market that became a Bank is still the city's one limited building",
  () => {
    const table = managing(
      { trade: 27, techs: ["currency", "banking", "philosophy"] },
      {},
      { markers: { a2: "bank" } },
    );
    table.do("produce:b3", "build:temple");
    expect(table.marker("a2")).toBe("temple"); // there was no other square for it
  },
);

clause(
  ["CV-12.2", "CV-8.14", "CV-8.12"],
  "an enemy scout on the only forest keeps a Workshop and its production away",
  () => {
    const table = managing({ trade: 27, techs: ["construction"] }, { scouts: ["a2"] }, { terrain: { a2: "mountain" } });
    expect(table.production("b3")).toBe(0);
    table.do("produce:b3");
    expect(table).toRefuse("build:workshop", "why.no-square", "CV-11.20");
  },
);

clause(
  ["CV-9.9", "CV-10.1", "CV-11.1"],
  "Anarchy: the capital is idle, the other city acts, and both gather trade",
  () => {
    const table = managing({ government: "anarchy", cities: ["f5"] }, {}, { terrain: { a2: "desert", f4: "desert" } });
    expect(table.offers("devote:")).toEqual(["devote:f5"]);
    expect(table).toRefuse("act:b3", "why.anarchy", "CV-9.9");
    expect(table.income(0)).toBe(2);
  },
);

clause(["CV-6.8", "CV-6.11", "CV-9.16"], "Democracy pays before its owner leaves it, not afterwards", () => {
  const greeks = { civ: "greeks", government: "democracy-gov", techs: ["democracy@1"] } as const;
  const first = starting(greeks).do("use:democracy-gov", "government:anarchy");
  expect(first.realm(0).trade).toBe(2);
  const late = starting(greeks).do("government:anarchy").done();
  expect(late.realm(0).trade).toBe(0);
});

clause(
  ["CV-9.4", "CV-9.13", "CV-6.11"],
  "a new government's Start of Turn ability works in the turn of the change",
  () => {
    const table = starting(
      { civ: "romans", capital: "c3", techs: ["chivalry", "pottery"], rule: { fresh: ["feudalism"] } },
      {},
      { land: "homes" },
    );
    expect(table.offered).not.toContain("use:feudalism");
    table.do("government:feudalism");
    expect(table).toOffer("use:feudalism");
  },
);

clause(["CV-9.13", "CV-7.4", "CV-6.7"], "Feudalism harvests where a scout is assigned, once a round", () => {
  const table = starting(
    { civ: "romans", government: "feudalism", techs: ["chivalry", "pottery"], capital: "c3", scouts: ["b2>c3"] },
    {},
    { land: "homes" },
  );
  const crops = table.offered.includes("use:feudalism");
  expect(crops).toBe(true);
  table.do("use:feudalism");
  if (table.prompt === "ask.which-resource") table.do(table.offered[0] ?? "");
  const held = Object.values(table.realm(0).resources).reduce((sum, n) => sum + n, 0);
  expect(held).toBe(1);
  expect(table).toRefuse("use:feudalism", "why.used", "CV-6.7");
});

clause(
  ["CV-9.11", "CV-8.13", "CV-9.3"],
  "a scout on the Pyramids takes away the government that only they unlock, at once",
  () => {
    const table = moving(
      { scouts: ["l6"] },
      { government: "fundamentalism", techs: ["code-of-laws"] },
      { markers: { m6: "the-pyramids" } },
    );
    table.walk("l6", "m6");
    expect(table).toAsk(1, "ask.switch");
    expect(table.offered.toSorted()).toEqual(["government:despotism", "government:republic"]);
    table.do("government:republic");
    expect(table.realm(1)).toMatchObject({ government: "republic", rule: { changed: false } });
  },
);

clause(
  ["CV-9.10", "CV-9.5", "CV-9.4"],
  "revolting citizens: Anarchy for this round whatever was learned, any government in the next",
  () => {
    const table = starting(
      { events: ["the-citizens-are-revolting"] },
      { techs: ["code-of-laws"], rule: { fresh: ["republic"] } },
    );
    table.do("play:the-citizens-are-revolting");
    expect(table.realm(1).government).toBe("anarchy");
    table.done();
    expect(table.offered.filter((id) => id.startsWith("government:"))).toEqual([]);
    table.until("city-management", 0).done();
    table.until("start-of-turn", 1);
    expect(table.offers("government:").toSorted()).toEqual(["government:despotism", "government:republic"]);
  },
);

clause(["CV-11.19", "CV-11.17"], "wheat feeds only a city that can still produce", () => {
  const table = managing({ techs: ["animal-husbandry"], resources: { wheat: 1 }, cities: ["f5"] });
  table.do("devote:b3", "use:animal-husbandry:1");
  expect(table.city("f5").bonuses).toEqual([3]); // no question: the capital has acted
});

clause(["CV-11.19", "CV-0.23"], "after the last action nobody spends wheat on production", () => {
  const table = managing({ techs: ["animal-husbandry"], resources: { wheat: 1 }, culture: 9 });
  table.do("devote:b3");
  expect(table).toRefuse("use:animal-husbandry:1", "why.changes-nothing", "CV-0.23");
});

clause(
  ["CV-11.5", "CV-23.7", "CV-11.17", "CV-28.6"],
  "a cancelled action keeps caravan, bonus and trade for the next",
  () => {
    const table = managing(
      { trade: 9, techs: ["animal-husbandry"], caravans: ["b3"], resources: { wheat: 1 }, cities: ["f5"] },
      { techs: ["writing"], kept: ["hut:spy"] },
      { terrain: { a2: "forest" } },
    );
    table.do("use:animal-husbandry:1", "city:b3", "produce:b3", "build:scout", "place:a2");
    if (table.prompt === "ask.extras") table.do(table.offered.find((id) => id.includes("caravan")) ?? "");
    expect(table).toAsk(1, "ask.respond");
    table.do("use:writing");
    expect(table.figures(0)).toEqual([]);
    expect(table.realm(0).trade).toBe(9);
    expect(table.city("b3")).toMatchObject({ post: "caravan", actions: 0, bonuses: [3] });
  },
);

clause(
  ["CV-11.13", "CV-8.12", "CV-7.7"],
  "an enemy on a Temple silences it; an own scout may lend it to another city",
  () => {
    const table = managing(
      { cities: ["f5"], scouts: ["f4>b3"] },
      { scouts: ["a2"] },
      { markers: { a2: "temple", f4: "temple" } },
    );
    expect(table.arts("b3")).toBe(3); // 1, and 2 of the Temple of the other city
    expect(table.arts("f5")).toBe(1);
  },
);

clause(
  ["CV-12.7", "CV-18.4", "CV-19.7"],
  "a building on a great person's square sends it into reserve, where its card is idle",
  () => {
    const table = managing(
      { trade: 27, techs: ["pottery"], open: ["susan-b-anthony"] },
      {},
      { markers: { a2: "humanitarian" } },
    );
    expect(table.production("b3")).toBe(3); // the marker's 1 and the card's 2
    table.build("b3", "granary", "a2");
    if (table.prompt === "ask.extras") table.do(table.offered[0] ?? "");
    expect(table.realm(0)).toMatchObject({ reserve: ["humanitarian"], greatCards: [{ id: "susan-b-anthony" }] });
    expect(table.production("b3")).toBe(1); // the Granary's
  },
);

clause(["CV-24.6", "CV-24.11", "CV-12.7"], "a metropolis over its own wonder: the card leaves the game", () => {
  const table = starting({ kept: ["hut:teacher"] }, {}, { markers: { c3: "stonehenge" }, tiles: {} });
  table.do("teacher", "learn:agriculture");
  expect(table).toAsk(0, "ask.metropolis");
  table.do("place:c3");
  expect(table.cities(0)).toEqual(["b3+c3"]);
  expect(table.realm(0).wonders).toEqual([]);
  expect(table.state.gone.wonders).toEqual(["stonehenge"]);
});

clause(
  ["CV-24.8", "CV-24.12", "CV-7.1"],
  "a metropolis that has no room waits until a Start of Turn in which it has",
  () => {
    const table = starting({ techs: ["agriculture"], capital: "b3" }, { armies: ["c3", "b4"], scouts: ["b2", "a3"] });
    expect(table.cities(0)).toEqual(["b3"]);
    expect(table.prompt).toBe("ask.phase-turn");
  },
);
