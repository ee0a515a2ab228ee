import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { near, seats } from "./neighbours.ts";
import { AMERICANS, inPhase } from "./phases.ts";
import { Table } from "./position.ts";

// Where a careless reading of the movement rules goes wrong.

const moving = inPhase("movement", AMERICANS);

clause(
  ["CV-21.27", "CV-21.5", "CV-22.1"],
  "on the open sea the last movement point can't be spent on a discovery",
  () => {
    const at = (tech: "navigation" | "sailing") =>
      new Table({
        phase: "movement",
        land: "plain",
        tiles: { e1: "neutral-02 down" },
        terrain: { d2: "water" },
        sides: [{ civ: "americans", capital: "b3", armies: ["d3"], techs: [tech] }, { capital: "n6" }],
      }).do("move:d3", "go:d2");
    expect(at("navigation")).toRefuse("discover:east", "why.water", "CV-21.5");
    expect(at("sailing")).toOffer("discover:east", "stop");
  },
);

clause(
  ["CV-21.26", "CV-21.15", "CV-22.1"],
  "nobody stays at the Brandenburg Gate by discovering instead of leaving",
  () => {
    const table = new Table({
      phase: "movement",
      land: "plain",
      tiles: { i1: "neutral-02 down" },
      markers: { m7: "brandenburg-gate", g2: "temple" },
      sides: [
        { civ: "americans", capital: "b3", scouts: ["h3"] },
        { civ: "egyptians", capital: "n6", cities: ["g3"] },
      ],
    });
    // Two steps lead out of the outskirts, so both are needed.
    expect(table).toOffer("go:h4", "go:h2");
    expect(table).toRefuse("discover:east", "why.gate", "CV-21.15");
  },
);

clause(["CV-2.8", "CV-21.8", "CV-21.27"], "the base game: nobody strands in an own city by discovering from it", () => {
  const table = new Table({
    phase: "movement",
    land: "plain",
    options: { expansion: false },
    tiles: { e1: "neutral-02 down" },
    sides: [
      { civ: "americans", capital: "d2", armies: ["d3"] },
      { civ: "egyptians", capital: "n6" },
    ],
  });
  table.do("move:d3", "go:d2");
  expect(table).toRefuse("discover:east", "why.own-city", "CV-21.8");
  expect(table).toOffer("go:d1", "go:c2");
});

clause(
  ["CV-21.17", "CV-34.7", "CV-26.1"],
  "after an attack that nobody survived on the attacking side, others may still strike at the winner",
  () => {
    const table = seats(
      near([
        { armies: ["f6"] },
        { armies: ["f7"], units: ["infantry-c", "mounted-c"] },
        { armies: ["i6"], events: ["defection"] },
        {},
      ]),
      { phase: "movement" },
    );
    table.do("move:f6", "go:f7", "pass"); // the third player waits for the outcome
    table.fight();
    expect(table.figures(0)).toEqual([]);
    expect(table).toAsk(2, "ask.after-move");
    table.do("play:defection", "square:f7");
    expect(table.figures(1)).toEqual([]);
  },
);

clause(["CV-21.17", "CV-23.3"], "the window after a move opens for a group that was disbanded, too", () => {
  const table = seats(near([{ armies: ["c4"] }, { armies: ["e5"], events: ["defection"] }, {}, {}]), {
    phase: "movement",
  });
  table.do("move:c4", "go:c3");
  while (table.asked === 1) table.do("pass");
  table.do("disband", "none");
  expect(table).toAsk(1, "ask.after-move");
});

clause(["CV-21.6", "CV-21.7"], "a full square is passed through, but nobody ends a move there", () => {
  const table = moving({ armies: ["f3", "g3"], scouts: ["g3"] });
  table.do("move:f3");
  expect(table).toOffer("go:g3"); // on to h3
  table.do("go:g3");
  expect(table).toRefuse("stop", "why.stack", "CV-21.6");
  table.do("go:h3");
  expect(table.figures(0)).toEqual(["army g3", "army h3", "scout g3"]);
});

clause(["CV-21.6", "CV-21.27"], "a full square at the end of the way can't be entered", () => {
  const table = moving({ armies: ["f3", "h3"], scouts: ["h3"] });
  table.do("move:f3", "go:g3");
  expect(table).toRefuse("go:h3", "why.stack", "CV-21.6");
});

clause(["CV-21.9", "CV-21.10", "CV-21.14"], "the Republic opens huts to lone scouts, never villages and relics", () => {
  const table = moving(
    { government: "republic", techs: ["code-of-laws"], scouts: ["f3"] },
    {},
    { markers: { g3: "hut:wheat", f2: "village:spy", e3: "atlantis" } },
  );
  table.do("move:f3");
  expect(table).toOffer("go:g3");
  expect(table).toRefuse("go:f2", "why.needs-army", "CV-21.10");
  expect(table).toRefuse("go:e3", "why.needs-army", "CV-21.14");
});

clause(["CV-21.14", "CV-23.2"], "an army that only passes over a relic takes nothing", () => {
  const table = moving({ armies: ["f3"] }, {}, { markers: { g3: "school-of-confucius" } });
  table.walk("f3", "g3", "h3");
  expect(table.marker("g3")).toBe("school-of-confucius");
  expect(table.realm(0).greatCards).toEqual([]);
});

clause(["CV-21.13", "CV-21.14"], "Flight carries scouts over a village and an army, not over a relic", () => {
  const table = moving(
    { scouts: ["f3"], techs: ["flight"] },
    { armies: ["f2"] },
    { markers: { g3: "village:spy", e3: "atlantis" } },
  );
  table.do("move:f3");
  expect(table).toOffer("go:g3", "go:f2");
  expect(table).toRefuse("go:e3", "why.needs-army", "CV-21.14");
  table.do("go:g3");
  expect(table).toRefuse("stop", "why.needs-army", "CV-21.10");
});

clause(["CV-24.4", "CV-24.13", "CV-21.8"], "a metropolis built out over water is a bridge for its owner", () => {
  const table = moving(
    { capital: "b3+c3", armies: ["b2"] },
    {},
    { terrain: { c3: "water", c2: "water", d3: "grassland" } },
  );
  table.do("move:b2");
  expect(table).toRefuse("go:c2", "why.water", "CV-21.5");
  expect(table).toOffer("go:b3");
});

clause(["CV-21.2", "CV-21.1"], "figures of one square leave in several groups, each once", () => {
  const table = moving({ techs: ["masonry"], armies: ["f3", "f3"], scouts: ["f3"] });
  table.do("move:f3", "group:1+0", "go:f2", "stop", "move:f3", "group:1+1", "go:g3", "stop");
  expect(table.figures(0)).toEqual(["army f2", "army g3", "scout g3"]);
  expect(table.offers("move:")).toEqual([]);
});

clause(
  ["CV-21.16", "CV-21.6"],
  "a second group reinforces the winner of an attack only within the stacking limit",
  () => {
    const table = moving({ armies: ["f3", "f3", "g2", "g2"] }, { scouts: ["g3"] });
    table.do("move:f3", "group:2+0", "go:g3");
    while (table.prompt === "ask.loot") table.do("enough");
    expect(table.figures(0)).toEqual(["army g2", "army g2", "army g3", "army g3"]);
    table.do("move:g2", "group:1+0");
    expect(table).toOffer("go:g3"); // through it
    table.do("go:g3");
    expect(table).toRefuse("stop", "why.stack", "CV-21.6");
  },
);

clause(["CV-21.11", "CV-25.2", "CV-26.5"], "an army with scouts that meets lone scouts keeps its own", () => {
  const table = moving({ armies: ["f3"], scouts: ["f3"] }, { scouts: ["g3", "g3"], trade: 2 });
  table.do("move:f3", "group:1+1", "go:g3");
  expect(table).toAsk(0, "ask.loot");
  table.do("loot:trade");
  expect([table.figures(0), table.figures(1)]).toEqual([["army g3", "scout g3"], []]);
  expect(table.offers("move:")).toEqual([]); // the move has ended
});

clause(["CV-8.22", "CV-17.8", "CV-31.9"], "a scout that walks through a Bank's square takes no coin away", () => {
  const table = moving(
    { scouts: ["l6"], techs: ["horseback-riding"] },
    { coins: { sheet: 3 } },
    { markers: { m6: "bank" } },
  );
  const coins = table.coins(1);
  table.do("move:l6", "go:m6");
  expect(table.coins(1)).toBe(coins);
  table.do("stop");
  expect(table.coins(1)).toBe(coins - 1);
});

clause(
  ["CV-21.20", "CV-16.11"],
  "an army won from barbarians does not move on in the round, a new one in the next",
  () => {
    const table = moving({ armies: ["f3"], techs: ["masonry"] }, {}, { markers: { g3: "hut:friendly-barbarian" } });
    table.do("move:f3", "go:g3", "army");
    expect(table.offers("move:")).toEqual([]);
    table.done().until("movement", 0);
    expect(table.offers("move:")).toEqual(["move:g3"]);
  },
);
