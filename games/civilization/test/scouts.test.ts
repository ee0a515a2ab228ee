import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { onGrassland } from "./phases.ts";
import { type Side, Table } from "./position.ts";

const start = onGrassland("start-of-turn");

clause(["CV-7.3", "CV-7.4"], "a scout gathers its square for a city, also for one founded in this phase turn", () => {
  const table = start({ scouts: ["f4", "j2"] }, { terrain: { j2: "forest" } });
  table.do("found:f4", "scouts");
  expect(table.offered.toSorted()).toEqual(["scout:j2>b3", "scout:j2>f4"]);
  table.do("scout:j2>f4");
  expect([table.production("f4"), table.production("b3")]).toEqual([2, 0]);
  table.do("scouts", "scout:j2>b3"); // changed until the phase turn ends
  expect([table.production("f4"), table.production("b3")]).toEqual([0, 2]);
  table.do("scouts", "scout:j2>none");
  expect([table.production("f4"), table.production("b3")]).toEqual([0, 0]);
});

clause(["CV-7.3", "CV-7.5"], "an assignment goes on from round to round, and ends when the scout leaves", () => {
  const table = start({ scouts: ["f4>b3"] }, { terrain: { f4: "forest" }, phase: "movement", step: "act" });
  expect(table.production("b3")).toBe(2);
  const later = table.fork().done().until("start-of-turn", 0).until("city-management", 0);
  expect(later.production("b3")).toBe(2);
  table.walk("f4", "f5", "f4");
  expect(table.production("b3")).toBe(0);
});

clause("CV-7.6", "a scout built after the own Start of Turn gathers nothing until the next one", () => {
  const table = start({ trade: 18 }, { phase: "city-management", terrain: { c3: "forest" } });
  table.build("b3", "scout", "c3");
  expect(table.realm().figures).toMatchObject([{ kind: "scout", gathers: null }]);
  expect(table.production("b3")).toBe(2); // the forest is its own city's anyway, once
});

clause("CV-7.7", "a square counts for one city; a scout in the own outskirts may redirect it", () => {
  const at = { terrain: { c3: "forest" } } as const;
  const mine: Side = { cities: ["f4"] };
  expect(start({ ...mine, scouts: ["c3>f4"] }, at).production("f4")).toBe(2);
  expect(start({ ...mine, scouts: ["c3>f4"] }, at).production("b3")).toBe(0);
  expect(start({ ...mine, scouts: ["c3>b3"] }, at).production("b3")).toBe(2);
  // Two scouts on one square gather it once.
  const two = start({ ...mine, scouts: ["i2>f4", "i2>b3"] }, { terrain: { i2: "forest" } });
  expect(two.production("f4") + two.production("b3")).toBe(2);
});

clause(
  ["CV-7.7", "CV-7.3", "CV-7.5"],
  "R-103: scouts on one square are assigned together; one that stays gathers on",
  () => {
    const at = { terrain: { h6: "forest" } } as const;
    const table = start({ cities: ["g3"], scouts: ["h6>b3", "h6"] }, at).do("scouts");
    expect(table.offered.toSorted()).toEqual(["scout:h6>b3", "scout:h6>g3", "scout:h6>none"]);
    table.do("scout:h6>g3");
    expect([table.production("b3"), table.production("g3")]).toEqual([0, 2]);
    table.until("movement", 0).do("move:h6", "group:0+1", "go:h7", "stop");
    expect(table.production("g3")).toBe(2);
  },
);

clause(
  ["CV-7.4", "CV-7.8", "CV-8.12"],
  "E-22: a scout on an enemy building gathers its icons but no combat bonus",
  () => {
    const at = (building: string): Table =>
      new Table({
        sides: [{ scouts: ["m6>b3"] }, { capital: "n7" }],
        land: "plain",
        phase: "trade",
        markers: { m6: building },
      });
    const library = at("library");
    expect([library.realm(0).trade, library.realm(1).trade]).toEqual([1, 0]);
    expect([library.arts("b3"), library.arts("n7")]).toEqual([2, 1]);
    const barracks = at("barracks");
    expect([barracks.realm(0).trade, barracks.realm(1).trade]).toEqual([2, 0]);
    expect(barracks.table.realms.map(({ limits }) => limits.combatBonus)).toEqual([0, 0]);
  },
);

clause(["CV-7.8", "CV-13.7"], "gathering from an enemy wonder brings its culture, not its ability", () => {
  const table = start({ scouts: ["m6>b3"] }, { markers: { m6: "the-colossus" } });
  expect(table.arts("b3")).toBe(2);
  expect(table.table.realms.map(({ wonders }) => wonders.map(({ works }) => works))).toEqual([[], [false]]);
});

clause(["CV-7.2", "CV-6.3"], "in Start of Turn everything is offered in any order, as often as it is possible", () => {
  const table = start(
    { scouts: ["f4", "j2"], reserve: ["artist"], coins: { sheet: 1 }, kept: ["hut:teacher"] },
    { terrain: { j2: "forest" } },
  );
  expect(table).toOffer("found:f4", "scouts", "people", "invest", "teacher", "government:anarchy", "done");
  table.do("teacher", "learn:pottery", "scouts", "scout:j2>b3", "found:f4", "people");
  table.do(table.offered[0] ?? "");
  expect(table).toOffer("scouts", "invest", "government:anarchy", "done");
});

clause(
  ["CV-7.1", "CV-23.9", "CV-24.12", "CV-23.12"],
  "relic rewards come first, then a metropolis that had to wait",
  () => {
    const table = start({
      relics: ["atlantis", "seven-cities-of-gold"],
      techs: ["agriculture"],
      civ: "russians",
      capital: "b3",
    });
    expect(table).toAsk(0, "ask.which-first");
    table.do("next:atlantis", "learn:pottery");
    expect(table).toAsk(0, "ask.investment");
    table.do("invest:infrastructure", "invest:infrastructure");
    expect(table.realm().investments.infrastructure).toBe(2);
    expect(table).toAsk(0, "ask.metropolis");
    table.do("place:c3");
    expect(table.cities()).toEqual(["b3+c3"]);
    expect(table.realm().relics).toEqual([]);
    expect(table).toAsk(0, "ask.phase-turn");
  },
);

clause("CV-2.4", "without investments the Seven Cities of Gold give a coin", () => {
  const table = start({ relics: ["seven-cities-of-gold"] }, { options: { investments: false } });
  expect(table.realm().sheet).toBe(1);
});

clause("CV-7.4", "a scout that redirects an own Barracks takes its trade along, but not its combat bonus", () => {
  const table = start({ cities: ["f4"], scouts: ["c3>f4"] }, { markers: { c3: "barracks" } });
  expect(table.table.realms[0]?.cities.map(({ trade }) => trade)).toEqual([0, 2]);
  expect(table.table.realms[0]?.limits.combatBonus).toBe(2);
});

clause("CV-7.3", "R-85: six assignments for each scout in a turn", () => {
  const table = start({ scouts: ["f4", "j2"] });
  for (let n = 0; n < 6; n++) table.do("scouts", "scout:j2>b3", "scouts", "scout:j2>none");
  expect(table.offers("scouts")).toEqual([]);
  const next = start({ scouts: ["f4"] });
  for (let n = 0; n < 6; n++) next.do("scouts"); // one scout and one city: back and forth without a question
  expect(next.offers("scouts")).toEqual([]);
  next.done().until("start-of-turn", 0);
  expect(next).toOffer("scouts"); // a new turn
});
