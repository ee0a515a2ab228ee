import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

/** An army conquers the rival's second city on h5, which has no units: 2 loot. */
const conquered = (mine: Side, rival: Side, more: Position = {}): Table =>
  new Table({
    sides: [
      { civ: "germans", capital: "b3", armies: ["g5"], units: ["infantry-c", "infantry-c", "infantry-c"], ...mine },
      { civ: "egyptians", capital: "n7", cities: ["h5"], ...rival },
    ],
    land: "plain",
    phase: "movement",
    ...more,
  })
    .do("move:g5", "go:h5")
    .fight();

clause(
  ["CV-26.4", "CV-26.3", "CV-26.5", "CV-26.17"],
  "a defeated city is destroyed, the attackers stand there, and there are 2 loot",
  () => {
    const table = conquered({}, { trade: 9 });
    expect(table).toAsk(0, "ask.loot");
    expect(table.cities(1)).toEqual(["n7"]);
    expect(table.figures(0)).toEqual(["army h5"]);
    expect(table.question().prompt.with?.n).toBe(2);
  },
);

clause(
  ["CV-26.5", "CV-26.8", "CV-26.9", "CV-26.10", "CV-26.11", "CV-26.12", "CV-26.13", "CV-26.14", "CV-26.15"],
  "E-2: 2 loot are one effect for 2, or two for 1, also the same twice",
  () => {
    const table = conquered(
      { techs: ["metalworking"] },
      {
        trade: 7,
        culture: 2,
        resources: { silk: 1 },
        kept: ["hut:wheat"],
        coins: { sheet: 1 },
        events: ["drought"],
        techs: ["pottery", "metalworking"],
      },
    );
    expect(table.offered.toSorted()).toEqual([
      "enough",
      "loot:coin:sheet",
      "loot:culture",
      "loot:discard-coin:sheet",
      "loot:event-1",
      "loot:hut",
      "loot:silk",
      "loot:tech",
      "loot:trade",
    ]);
    const twice = table.fork().do("loot:trade", "loot:trade");
    expect([twice.realm(0).trade, twice.realm(1).trade]).toEqual([6, 1]);
    const mixed = table.fork().do("loot:culture", "loot:silk");
    expect([mixed.realm(0).culture, mixed.realm(1).culture, mixed.realm(0).resources.silk]).toEqual([2, 0, 1]);
    const marker = table.fork().do("loot:hut");
    expect(marker.kept(0)).toEqual(["hut:wheat"]);
    expect(marker.offered).not.toContain("loot:tech"); // only 1 is left
    const coin = table.fork().do("loot:coin:sheet");
    expect([coin.realm(0).sheet, coin.realm(1).sheet]).toEqual([1, 0]);
    const discarded = table.fork().do("loot:discard-coin:sheet");
    expect([discarded.realm(0).sheet, discarded.realm(1).sheet]).toEqual([0, 0]);
    const tech = table.fork().do("loot:tech"); // the only one it doesn't know
    expect(tech.techs(0)).toContain("pottery");
    const event = table.fork().do("loot:event-1");
    expect([event.realm(0).events, event.realm(1).events]).toEqual([["drought"], []]);
    const unspent = table.fork().do("enough");
    expect([unspent.realm(0).trade, unspent.prompt === "ask.loot"]).toEqual([0, false]);
  },
);

clause(["CV-26.8", "CV-26.9", "CV-26.11", "CV-26.12", "CV-26.13"], "E-45: loot with little to take", () => {
  const table = conquered({ techs: ["pottery"] }, { trade: 2, resources: { silk: 1 }, techs: ["pottery"] });
  expect(table.offered.toSorted()).toEqual(["enough", "loot:silk", "loot:trade"]);
  table.do("loot:trade");
  expect(table.offered.toSorted()).toEqual(["enough", "loot:silk"]);
  table.do("loot:silk");
  expect([table.realm(0).trade, table.realm(0).resources.silk]).toEqual([2, 1]);
});

clause(["CV-26.18", "CV-15.10"], "a stolen event obeys the hand size of its new owner", () => {
  const table = conquered({ events: ["sabotage", "disoriented"] }, { events: ["drought"] }).do("loot:event-1");
  expect(table).toAsk(0, "ask.discard-event");
});

clause(
  ["CV-26.20", "CV-0.25", "CV-16.14"],
  "face-down markers are chosen by kind; which one is taken is random",
  () => {
    const table = conquered({}, { kept: ["hut:silk", "hut:wheat", "village:spy"] });
    expect(table.offers("loot:").toSorted()).toEqual(["loot:hut", "loot:village"]);
    table.do("loot:hut");
    expect(table.realm(1).kept).toHaveLength(2);
  },
);

clause(["CV-26.6", "CV-31.5", "CV-8.21"], "a conquered capital ends the game", () => {
  const table = new Table({
    sides: [
      { armies: ["m7"], units: ["aircraft-7", "aircraft-7", "aircraft-6"], techs: ["flight"] },
      { capital: "n7", trade: 9 },
    ],
    land: "plain",
    phase: "movement",
  });
  table.do("move:m7", "go:n7", "stop").fight();
  expect(table.match.result).toMatchObject({ places: [1, 2], remark: { say: "remark.military" } });
});

clause(
  ["CV-31.5", "CV-26.19", "CV-25.30"],
  "who repels an attack on the capital doesn't win the game by it, but gets loot",
  () => {
    const table = new Table({
      sides: [{ armies: ["m7"], trade: 5 }, { capital: "n7" }],
      land: "plain",
      phase: "movement",
    });
    table.do("move:m7", "go:n7").fight();
    expect(table.match.over).toBe(false);
    expect(table).toAsk(1, "ask.loot");
    table.do("loot:trade");
    expect(table.realm(1).trade).toBe(3);
    expect(table.figures(0)).toEqual([]);
  },
);

clause(["CV-26.1", "CV-26.5"], "all figures of the loser die, scouts too: 1 loot", () => {
  const table = new Table({
    sides: [
      { armies: ["g5"], units: ["infantry-c"] },
      { armies: ["h5"], scouts: ["h5"], trade: 9 },
    ],
    land: "plain",
    phase: "movement",
  });
  table.do("move:g5", "go:h5").fight();
  expect([table.figures(1), table.figures(0)]).toEqual([[], ["army h5"]]);
  table.do("loot:trade");
  expect([table.realm(0).trade, table.prompt === "ask.loot"]).toEqual([3, false]);
});

clause(["CV-25.2", "CV-26.5", "CV-26.16", "CV-21.11"], "E-39: killing lone scouts", () => {
  const table = new Table({
    sides: [
      {
        civ: "germans",
        capital: "b3",
        armies: ["g5"],
        units: ["infantry-c"],
        techs: ["code-of-laws"],
        coins: { "code-of-laws": 1 },
      },
      { scouts: ["h5", "h5"], trade: 9 },
    ],
    land: "plain",
    phase: "movement",
  });
  table.do("move:g5", "go:h5");
  if (table.prompt === "ask.loot") table.do("loot:trade");
  expect([table.figures(1), table.realm(0).units, table.realm(0).trade]).toEqual([[], ["infantry-c"], 3]);
  if (table.prompt.startsWith("ask.") && table.offered.includes("code-of-laws")) table.do("code-of-laws");
  expect(table.realm(0).coins).toEqual({ "code-of-laws": 2 });
});

clause(["CV-26.7", "CV-25.42", "CV-16.9"], "no loot against barbarians; their village's marker is taken", () => {
  const table = new Table({
    sides: [
      {
        civ: "germans",
        capital: "b3",
        armies: ["g5"],
        units: ["infantry-c", "infantry-c", "infantry-c"],
        techs: ["replaceable-parts"],
      },
      {},
    ],
    land: "plain",
    phase: "movement",
    markers: { h5: "village:uranium" },
    unitDecks: { infantry: ["infantry-a"], mounted: ["mounted-a"], artillery: ["artillery-a"] },
  });
  table.do("move:g5", "go:h5");
  expect(table.state.battle?.sides.defender).toMatchObject({ bonus: 0 });
  table.fight();
  expect(table.prompt).not.toBe("ask.loot");
  expect([table.kept(0), table.marker("h5"), table.figures(0)]).toEqual([["village:uranium"], null, ["army h5"]]);
});

clause(
  ["CV-25.42", "CV-25.31", "CV-26.1"],
  "if the barbarians win, the marker stays and they go face up under their decks",
  () => {
    const table = new Table({
      sides: [{ armies: ["g5"] }, {}],
      land: "plain",
      phase: "movement",
      markers: { h5: "village:uranium" },
    });
    table.do("move:g5", "go:h5").fight();
    expect([table.marker("h5"), table.figures(0)]).toEqual(["village", []]);
    const { infantry, mounted, artillery } = table.state.market.units;
    expect([infantry.up.length, mounted.up.length, artillery.up.length]).toEqual([1, 1, 1]);
  },
);

clause(["CV-25.7", "CV-23.6", "CV-25.29"], "E-13: a fortified city holds, and the fortification goes", () => {
  const table = new Table({
    sides: [
      { armies: ["g5"], units: ["infantry-a"] },
      { cities: ["h5"], fortified: ["h5"], units: ["infantry-a", "mounted-a"] },
    ],
    land: "plain",
    phase: "movement",
  });
  table.do("move:g5", "go:h5");
  expect(table.state.battle?.sides.defender.bonus).toBe(8);
  table.fight();
  expect([table.cities(1), table.city("h5").post, table.figures(0)]).toEqual([["n7", "h5"], null, []]);
});
