import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPhase } from "./phases.ts";
import type { Side, Table } from "./position.ts";

const moving = inPhase("movement", {
  me: { civ: "americans", capital: "c3" },
  rival: { civ: "egyptians", capital: "m3" },
});

clause(["CV-21.5", "CV-21.11", "CV-21.13", "CV-21.25"], "E-57: Navigation and the sea", () => {
  const sea = { terrain: { g6: "water" } } as const;
  const with_ = (...techs: Side["techs"] & object): Table =>
    moving({ armies: ["f6"], techs }, { scouts: ["g6"] }, sea).do("move:f6");
  expect(with_("navigation")).toRefuse("go:g6", "why.water", "CV-21.5");
  const flying = with_("flight").do("go:g6");
  expect(flying).toOffer("go:h6", "stop");
  flying.do("go:h6", "stop");
  expect(flying.figures(1)).toEqual(["scout g6"]);
  const sailing = with_("sailing").do("go:g6");
  expect(sailing.figures(1)).toEqual([]);
});

clause(["CV-21.14", "CV-23.2"], "E-19: a relic and scouts", () => {
  const play = moving(
    { government: "republic", techs: ["code-of-laws"], scouts: ["f6", "h5"], armies: ["h5"] },
    {},
    { markers: { g6: "atlantis" } },
  );
  play.do("move:f6");
  expect(play).toRefuse("go:g6", "why.needs-army", "CV-21.14");
  const other = moving({ scouts: ["g5"], armies: ["g5"] }, {}, { markers: { g6: "atlantis" } });
  other.do("move:g5", "group:1+1", "go:g6");
  const passing = other.fork().do("go:g7");
  expect(passing.marker("g6")).toBe("atlantis");
  other.do("stop");
  expect(other.marker("g6")).toBeNull();
  expect(other.realm().relics).toEqual(["atlantis"]);
});

clause(
  ["CV-21.6", "CV-21.16"],
  "friendly figures may be passed, but no square takes more than the stacking limit",
  () => {
    const play = moving({ armies: ["e6", "f6", "f6"] }).do("move:e6", "go:f6");
    expect(play).toRefuse("stop", "why.stack", "CV-21.6");
    play.do("go:g6");
    expect(play.figures()).toContain("army g6");
  },
);

clause("CV-21.2", "figures of one square may leave in several groups", () => {
  const play = moving({ armies: ["e6", "e6"] }).do("move:e6", "group:1+0", "go:f6", "stop");
  expect(play).toOffer("move:e6");
  expect(play).not.toOffer("move:f6");
});

clause(["CV-21.8", "CV-23.3"], "a move ends in an own city only to be disbanded", () => {
  const play = moving({ armies: ["c5"] }).do("move:c5", "go:c4", "go:c3");
  expect(play.figures()).toEqual([]);
  expect(play).toAsk(0, "ask.post");
});

clause("CV-8.22", "E-55: leaving a blockade to attack frees the square at once", () => {
  const play = moving(
    { armies: ["i5"], units: ["infantry-b", "mounted-b"] },
    { cities: ["j6"], units: ["infantry-b", "mounted-b"] },
    { markers: { j5: "bank", i5: "barracks" } },
  );
  expect(play.seenBy(1).realms[1]?.limits.combatBonus).toBe(0);
  play.do("move:i5", "go:i6", "go:j6");
  expect(play.state.battle?.sides.defender.bonus).toBe(8);
});
