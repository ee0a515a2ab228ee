import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

/** Groups that cards hold back, thin out or leave where they may not stay. */
const moving = (me: Side, rival: Side = {}, more: Position = {}): Table =>
  new Table({
    land: "plain",
    phase: "movement",
    ...more,
    sides: [
      { civ: "americans", capital: "b3", ...me },
      { civ: "egyptians", capital: "n6", ...rival },
    ],
  });

clause(
  ["CV-21.19", "CV-22.1", "CV-21.23"],
  "nobody leaves a locked square, but a tile may be discovered from it",
  () => {
    const table = moving({ armies: ["g5", "j6"] }, {}, { locked: ["g5"], tiles: { e1: "neutral-02 down" } });
    table.do("move:g5"); // there is nothing else to do for this group
    expect(table.state.tiles.every(({ explored }) => explored)).toBe(true);
    expect([table.figures(), table.offers("move:")]).toEqual([["army g5", "army j6"], ["move:j6"]]);
  },
);

clause(["CV-21.26", "CV-21.19"], "who is locked in at the Brandenburg Gate may end the turn all the same", () => {
  const table = moving(
    { armies: ["l5"] },
    { capital: "m6" },
    { locked: ["l5"], tiles: { i1: "neutral-02 down" }, markers: { m7: "brandenburg-gate" } },
  );
  expect(table).toOffer("move:l5", "done"); // there is still a tile to discover
});

clause(["CV-21.15", "CV-21.26"], "the Gate forces nobody to attack inside its outskirts", () => {
  const table = moving(
    { armies: ["l5"] },
    { capital: "m6", armies: ["l6", "m5"] },
    {
      markers: { m7: "brandenburg-gate" },
      terrain: { k5: "water", l4: "water" },
    },
  );
  expect(table).toOffer("done");
  table.do("move:l5");
  expect(table.offered).toEqual(["go:l6", "go:m5"]);
});

clause(
  ["CV-33.46", "CV-33.9", "CV-21.17"],
  "the group that announces its first step is told apart from who stays",
  () => {
    const table = moving({ armies: ["f3", "f3"] }, { armies: ["g3"], events: ["defection"] });
    table.do("move:f3", "group:1+0", "go:g3", "play:defection", "square:f3");
    expect(table.offeredFor("kill:")).toEqual(["1:1+0:moving", "1:1+0"]);
    table.do("kill:1:1+0:moving");
    expect(table.figures()).toEqual(["army f3"]);
    expect(table.figures(1)).toEqual(["army g3"]); // the attack does not take place
    expect(table).toOffer("move:f3");
  },
);

clause(["CV-33.9", "CV-33.46"], "Mass Defection kills one that stands there and one that passes by", () => {
  const table = moving(
    { armies: ["f3", "g3"], techs: ["horseback-riding"] },
    { armies: ["h3"], events: ["mass-defection"] },
  );
  table.do("move:f3", "go:g3", "go:h3", "play:mass-defection", "square:g3", "kill:1:1+0:moving,1:1+0");
  expect([table.figures(0), table.figures(1)]).toEqual([[], ["army h3"]]);
});

clause(
  ["CV-33.9", "CV-21.13"],
  "Wholesale Defection kills figures of two owners where one flies over the other",
  () => {
    const table = moving(
      { armies: ["f3"], techs: ["flight"] },
      { armies: ["g3", "h3"], events: ["wholesale-defection"] },
    );
    table.do("move:f3", "go:g3", "pass", "go:h3", "play:wholesale-defection", "square:g3");
    expect(table.offeredFor("kill:")).toEqual(["1:1+0:moving,2:1+0", "1:1+0:moving", "2:1+0"]);
  },
);

clause(["CV-21.18", "CV-21.13", "CV-0.21"], "R-90: scouts locked in above an enemy army are lost", () => {
  const table = moving(
    { scouts: ["f3"], techs: ["flight"] },
    { armies: ["g3", "h3"], techs: ["communism"], kept: ["hut:spy"] },
  );
  table.do("move:f3", "go:g3", "pass", "go:h3", "use:communism", "square:g3");
  expect([table.figures(0), table.figures(1)]).toEqual([[], ["army g3", "army h3"]]);
  expect(table.line("log.figures-killed")?.clause).toBe("CV-0.21");
});

clause(["CV-21.22", "CV-21.9", "CV-21.13"], "scouts locked in above a hut stay and explore nothing", () => {
  const table = moving(
    { scouts: ["f3"], techs: ["flight"] },
    { armies: ["h3"], techs: ["communism"], kept: ["hut:spy"] },
    { markers: { g3: "hut:silk" } },
  );
  table.do("move:f3", "go:g3", "pass", "go:h3", "use:communism", "square:g3");
  expect([table.figures(0), table.kept(0), table.marker("g3")]).toEqual([["scout g3"], [], "hut"]);
});

clause(["CV-16.8", "CV-25.2", "CV-21.22"], "an army kills scouts that stood over a hut, loots, and explores it", () => {
  const table = moving({ armies: ["f3"] }, { scouts: ["g3"], trade: 5 }, { markers: { g3: "hut:silk" } });
  table.do("move:f3", "go:g3", "loot:trade");
  expect([table.figures(0), table.figures(1)]).toEqual([["army g3"], []]);
  expect([table.kept(0), table.marker("g3")]).toEqual([["hut:silk"], null]);
});

clause(["CV-21.10", "CV-25.2", "CV-21.22"], "an army kills scouts that stood over a village and fights for it", () => {
  const table = moving(
    { armies: ["f3"] },
    { scouts: ["g3"], trade: 5 },
    { markers: { g3: "village:friendly-workers" } },
  );
  table.do("move:f3", "go:g3");
  expect(table.state.battle).toBe(null);
  table.do("loot:trade");
  expect(table.state.battle).toMatchObject({ attacker: 0, defender: null });
});

clause(
  ["CV-21.27", "CV-21.15", "CV-8.22"],
  "whoever leaves the Brandenburg Gate that it blockaded is under it again",
  () => {
    const surrounded = (speed: Side["techs"] = []): Table =>
      moving({ scouts: ["m5"], techs: speed }, {}, { markers: { m5: "brandenburg-gate" }, terrain: { l6: "water" } });
    const table = surrounded().do("move:m5");
    expect(table.offeredFor("go:")).toEqual(["l5", "m4", "n5"]); // from m6 nothing outside is in reach
    table.do("go:n5");
    expect(table.figures(0)).toEqual(["scout n4"]); // it can't stop on the way
    expect(surrounded(["horseback-riding"]).do("move:m5").offeredFor("go:")).toEqual(["m6", "l5", "m4", "n5"]);
  },
);
