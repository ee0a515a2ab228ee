import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

const exploring = (me: Side, given: Position = {}, rival: Side = {}): Table =>
  new Table({
    land: "plain",
    phase: "movement",
    ...given,
    sides: [
      { capital: "c3", armies: ["g4"], ...me },
      { capital: "n6", ...rival },
    ],
  });

const atHut = (content: string, me: Side = {}): Table =>
  exploring(me, { markers: { g5: `hut:${content}` } }).walk("g4", "g5");

clause(["CV-16.8", "CV-32.2"], "a hut is taken and kept face down by its owner", () => {
  const table = atHut("silk");
  expect(table.kept()).toEqual(["hut:silk"]);
  expect(table.marker("g5")).toBeNull();
  expect(table.seenBy(0).realms[0]?.own?.huts).toHaveLength(1);
  expect(table.seenBy(1).realms[0]).toMatchObject({ kept: { huts: 1, villages: 0 }, own: null });
});

clause(["CV-16.10", "CV-16.14"], "Native Art is revealed and resolved at once", () => {
  const table = atHut("native-art");
  expect(table.realm().culture).toBe(3);
  expect(table.kept()).toEqual([]);
  expect(table.state.gone.huts).toEqual(["hut-native-art"]);
});

clause(
  ["CV-16.11", "CV-16.16", "CV-21.20"],
  "friendly barbarians: a unit, or a figure beside the army that may not move",
  () => {
    const table = atHut("friendly-barbarian");
    expect(table.offered).toEqual(["unit:infantry", "unit:mounted", "unit:artillery", "army", "scout"]);
    const unit = table.fork();
    unit.do("unit:artillery");
    expect(unit.realm().units).toHaveLength(1);
    table.do("scout");
    expect(table.figures()).toEqual(["army g5", "scout g5"]);
    expect(table.offers("move:")).toEqual([]);
    const full = exploring({ armies: ["g4", "g4"] }, { markers: { g5: "hut:friendly-barbarian" } });
    full.walk("g4", "g5");
    expect(full.offered).not.toContain("army");
  },
);

clause(["CV-16.12", "CV-16.15"], "Friendly Workers give +4 production to a city that can still produce", () => {
  const table = exploring({ kept: ["village:friendly-workers"], cities: ["g6"] }, { phase: "city-management" });
  table.do("devote:c3", "workers");
  expect(table.city("g6").bonuses).toEqual([4]);
  expect(table.kept()).toEqual([]);
  const late = exploring({ kept: ["village:friendly-workers"], culture: 3 }, { phase: "city-management" });
  late.do("devote:c3");
  expect(late.offered).not.toContain("workers");
});

clause(["CV-16.13", "CV-16.15", "CV-33.5"], "the Teacher: a level I tech at the Start of Turn", () => {
  const table = exploring({ kept: ["hut:teacher"] }, { phase: "start-of-turn" });
  table.do("teacher");
  expect(table.offers("learn:")).toHaveLength(11);
  table.do("learn:pottery");
  expect(table.techs()).toEqual(["pottery"]);
  expect(table.kept()).toEqual([]);
});

clause("CV-23.9", "Atlantis: a tech of choice at the beginning of the next Start of Turn", () => {
  const table = exploring({ relics: ["atlantis"] }, { phase: "start-of-turn" });
  expect(table.prompt).toBe("ask.learn");
  table.do("learn:writing");
  expect(table.techs()).toEqual(["writing"]);
});

clause(["CV-23.2", "CV-23.10"], "the School of Confucius: a great person at once", () => {
  const table = exploring({}, { markers: { g5: "school-of-confucius" } });
  table.walk("g4", "g5");
  expect(table.prompt).toBe("ask.place-great-person");
  expect(table.marker("g5")).toBeNull();
});

clause("CV-2.4", "without investments the Seven Cities of Gold give a coin", () => {
  const table = exploring(
    { relics: ["seven-cities-of-gold"] },
    { phase: "start-of-turn", options: { investments: false } },
  );
  expect(table.realm().sheet).toBe(1);
});

clause(["CV-30.9", "CV-27.12"], "E-35: Russian espionage", () => {
  const table = exploring(
    { civ: "russians", armies: ["m8"], scouts: ["m6"], techs: ["writing"] },
    {},
    { techs: ["pottery", "writing"] },
  );
  table.do("move:m6", "go:n6");
  if (table.prompt === "ask.enter-city") table.do("espionage");
  expect(table.techs()).toEqual(["writing", "pottery"]);
  expect(table.figures()).toEqual(["army m8"]);
});

clause(["CV-11.13", "CV-30.7", "CV-24.10"], "E-40: an Indian metropolis devoted to the arts", () => {
  const table = new Table({
    phase: "city-management",
    sides: [{ civ: "indians", capital: "b2+c2" }, { civ: "romans" }],
  });
  const resources = table.outskirts("b2").filter((name) => table.resource(name) !== null).length;
  expect(table.arts("b2")).toBe(2 + resources);
});
