import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { beside, type Fight } from "./fight.ts";
import type { Side } from "./position.ts";

// Battles, turn by turn.

const siege = (rival: Side = {}): Fight =>
  beside(
    {
      armies: ["g3", "g3"],
      capital: "b3",
      techs: ["democracy"],
      units: ["infantry-c", "infantry-b", "mounted-b", "mounted-a", "artillery-c"],
    },
    { cities: ["h3"], units: ["mounted-c", "infantry-b", "infantry-a", "artillery-b"], ...rival },
    { markers: { b2: "general", c3: "barracks" } },
  ).walk("g3", "h3");

/** The nine battle turns of the example. */
const nineTurns = (play: Fight): Fight =>
  play
    .turn(0, "artillery-c")
    .turn(1, "mounted-c", 1)
    .turn(0, "infantry-c", 1)
    .turn(1, "artillery-b", 1)
    .turn(0, "infantry-b")
    .turn(1, "infantry-b", 1)
    .turn(0, "mounted-b")
    .turn(1, "infantry-a", 3)
    .turn(0, "mounted-a");

clause(
  ["CV-25.8", "CV-25.10", "CV-25.17", "CV-25.18", "CV-25.19", "CV-25.20", "CV-25.29", "CV-26.2", "CV-26.7"],
  "E-23: a village battle, step by step",
  () => {
    const play = beside(
      { techs: ["mathematics"], units: ["artillery-b", "artillery-a", "mounted-b"] },
      {},
      {
        markers: { h3: "village:iron" },
        unitDecks: { infantry: ["infantry-b"], mounted: ["mounted-b"], artillery: ["artillery-b"] },
      },
    );
    play.walk("g3", "h3");
    expect(play).toAsk(1, "ask.unit"); // the player to the left plays the barbarians
    play.turn(1, "mounted-b").turn(0, "artillery-b", 1);
    expect(play.fronts).toEqual(["1 attacker artillery-b 2"]);
    play.turn(1, "artillery-b", 1);
    expect(play.fronts).toEqual([]);
    play.turn(0, "mounted-b").turn(1, "infantry-b", 2);
    expect(play.fronts).toEqual(["2 defender infantry-b 0"]);
    play.turn(0, "artillery-a", 2);
    expect(play.figures()).toEqual(["army h3"]);
    expect(play.realm().units).toEqual(["artillery-a"]);
    expect(play.kept()).toEqual(["village:iron"]);
    expect(play).toTell("log.battle-won.attacker");
    expect(play).not.toTell("log.loot");
    expect(play.state.battle).toBeNull();
  },
);

clause(
  ["CV-25.15", "CV-25.18", "CV-25.19", "CV-25.20", "CV-25.21", "CV-25.29"],
  "E-43: a trump that does not kill",
  () => {
    const play = beside(
      { units: ["infantry-a", "artillery-a"] },
      { armies: ["h3"], units: ["mounted-b", "aircraft-5"] },
    ).walk("g3", "h3");
    play.turn(1, "mounted-b").turn(0, "infantry-a", 1);
    expect(play.fronts).toContain("1 defender mounted-b 1");
    play.turn(1, "aircraft-5").turn(0, "artillery-a", 1);
    expect(play.line("log.battle-won.defender")?.what.with).toMatchObject({ attacker: 0, defender: 7 });
    expect(play.realm(1).units.toSorted()).toEqual(["aircraft-5", "mounted-b"]);
    expect(play.figures()).toEqual([]);
  },
);

clause(
  ["CV-8.18", "CV-25.4", "CV-25.7", "CV-25.10", "CV-25.13", "CV-25.29", "CV-23.6", "CV-26.1", "CV-26.5"],
  "E-54: a walled and fortified city holds",
  () => {
    const play = siege({ walls: ["h3"], fortified: ["h3"] });
    expect(play).toAsk(0, "ask.unit"); // walls: the attacker plays first
    expect([play.bonus("attacker"), play.bonus("defender")]).toEqual([6, 12]);
    nineTurns(play);
    expect(play.line("log.battle-won.defender")?.what.with).toMatchObject({ attacker: 12, defender: 12 });
    expect(play.figures()).toEqual([]);
    expect(play.city("h3")).toMatchObject({ walls: true, post: null });
    expect(play.realm().units).toHaveLength(3);
  },
);

clause(["CV-25.29", "CV-26.2", "CV-26.4", "CV-26.5"], "E-54: without the fortification it falls", () => {
  const play = nineTurns(siege({ walls: ["h3"], trade: 5, culture: 2 }));
  expect(play.line("log.battle-won.attacker")?.what.with).toMatchObject({ attacker: 12, defender: 10 });
  expect(play.figures()).toEqual(["army h3"]); // two units lost, so one of the two armies dies
  expect(play.cities(1)).toHaveLength(1);
  expect(play).toAsk(0, "ask.loot");
  play.do("loot:trade", "loot:culture");
  expect(play.realm()).toMatchObject({ trade: 3, culture: 2 });
});

clause(["CV-8.18", "CV-25.7", "CV-25.10", "CV-25.14"], "E-24: walls and Combustion", () => {
  const held: Side = { cities: ["h3"], walls: ["h3"], units: ["infantry-b", "mounted-b"] };
  const units: Side["units"] = ["infantry-a", "infantry-b"];
  const walled = beside({ units }, held).walk("g3", "h3");
  expect(walled).toAsk(0, "ask.unit");
  expect(walled.bonus("defender")).toBe(10);
  const broken = beside({ units, techs: ["combustion"] }, held).walk("g3", "h3");
  expect(broken).toAsk(1, "ask.unit");
  expect(broken.bonus("defender")).toBe(6);
  broken.turn(1, "mounted-b").turn(0, "infantry-a").turn(1, "infantry-b").turn(0, "infantry-b");
  expect(broken.city("h3").walls).toBe(false);
});

clause(["CV-25.29", "CV-26.1", "CV-26.5"], "E-25: a tie is won by the defender, who gains loot", () => {
  const play = beside(
    { armies: ["g3", "g3"], capital: "b3", trade: 2, units: ["aircraft-5", "infantry-c"] },
    { cities: ["h3"], units: ["infantry-b", "artillery-b"] },
    { markers: { c3: "barracks" } },
  ).walk("g3", "h3");
  play.turn(1, "infantry-b").turn(0, "aircraft-5").turn(1, "artillery-b").turn(0, "infantry-c");
  expect(play.line("log.battle-won.defender")?.what.with).toMatchObject({ attacker: 10, defender: 10 });
  expect(play.figures()).toEqual([]);
  expect(play).toAsk(1, "ask.loot");
});

clause("CV-26.2", "E-36: a winner loses an army for every two units, never the last one", () => {
  // Each artillery of the attacker is killed by a mounted unit; an aircraft outlives them.
  const fallen = (armies: number, units: number): string[] => {
    const play = beside(
      {
        armies: Array<string>(armies).fill("g3"),
        techs: ["masonry"],
        units: [...Array<"artillery-b">(units).fill("artillery-b"), "aircraft-7"],
      },
      { armies: ["h3"], units: ["mounted-c"] },
    ).walk("g3", "h3");
    play.turn(1, "mounted-c");
    for (let n = 0; n < units; n++) play.turn(0, "artillery-b", 1);
    play.turn(0, "aircraft-7", 1);
    return play.figures();
  };
  expect(fallen(3, 4)).toEqual(["army h3"]);
  expect(fallen(2, 3)).toEqual(["army h3"]);
  expect(fallen(3, 2)).toEqual(["army h3", "army h3"]);
});

clause("CV-25.41", "with both hands empty the combat bonuses decide", () => {
  const play = beside({ capital: "b3" }, { armies: ["h3"] }, { markers: { c3: "barracks" } }).walk("g3", "h3");
  expect(play.figures()).toEqual(["army h3"]);
  expect(play.figures(1)).toEqual([]);
});

clause("CV-25.13", "who has no units left takes no more battle turns", () => {
  const play = beside({ units: ["infantry-b", "mounted-b"] }, { armies: ["h3"], units: ["aircraft-7"] });
  play.walk("g3", "h3").turn(1, "aircraft-7").turn(0, "infantry-b");
  expect(play).toAsk(0, "ask.unit");
});

clause("CV-25.16", "a front with an own unit alone can't be joined", () => {
  const play = beside({ units: ["aircraft-5", "aircraft-6", "aircraft-7"] }, { armies: ["h3"], units: ["infantry-b"] });
  play.walk("g3", "h3").turn(1, "infantry-b").turn(0, "aircraft-5");
  expect(play.offers("unit:aircraft-6")).toEqual(["unit:aircraft-6>1", "unit:aircraft-6>new"]); // not front 2
});

clause(["CV-25.30", "CV-26.3"], "a side without surviving units still has its bonus; a winning attacker stays", () => {
  const play = beside(
    { capital: "b3", units: ["mounted-a"] },
    { armies: ["h3"], units: ["infantry-a"] },
    { markers: { c3: "barracks" } },
  ).walk("g3", "h3");
  play.turn(1, "infantry-a").turn(0, "mounted-a", 1);
  expect(play.line("log.battle-won.attacker")?.what.with).toMatchObject({ attacker: 2, defender: 1 });
  expect(play.figures()).toEqual(["army h3"]);
});

clause(
  ["CV-25.17", "CV-25.18", "CV-25.19"],
  "what would happen is said beforehand: who strikes first, falls, is wounded",
  () => {
    const play = beside(
      { units: ["artillery-b", "infantry-c", "mounted-b"] },
      { armies: ["h3"], units: ["infantry-b", "infantry-b", "infantry-b"] },
    );
    play.walk("g3", "h3").turn(1, "infantry-b");
    const said = (unit: string) => play.option(`unit:${unit}>1`)?.preview;
    expect(said("artillery-b")).toMatchObject({
      say: "preview.enemy-dies",
      with: { start: { say: "preview.strikes.newcomer" }, n: 0 },
    });
    expect(said("infantry-c")).toMatchObject({
      say: "preview.enemy-dies",
      with: { start: { say: "preview.strikes.both" }, n: 2 },
    });
    expect(said("mounted-b")).toMatchObject({
      say: "preview.own-dies",
      with: { start: { say: "preview.strikes.waiting" }, n: 0 },
    });
    play.turn(0, "infantry-c", 1);
    expect(play.fronts).toEqual(["1 attacker infantry-c 2"]);
  },
);
