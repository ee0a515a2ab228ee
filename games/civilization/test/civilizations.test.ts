import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { plain } from "./phases.ts";
import { type Side, Table } from "./position.ts";

clause(["CV-20.8", "CV-23.11", "CV-20.4", "CV-15.6"], "E-8: Arabs and the Seven Cities of Gold", () => {
  const table = plain(
    { civ: "arabs", track: 4, relics: ["seven-cities-of-gold"], coins: { sheet: 1 } },
    { phase: "start-of-turn" },
  );
  table.do("invest:infrastructure");
  expect(table.realm()).toMatchObject({ track: 5 });
  table.do("invest:infrastructure");
  expect(table.realm()).toMatchObject({ track: 6, sheet: 1 });
  expect(table.realm().events).toHaveLength(2);
  expect(table).toOffer("invest");
});

clause("CV-30.3", "Chinese: 3 culture for a hut", () => {
  const table = plain({ civ: "chinese", armies: ["g4"] }, { phase: "movement", markers: { g5: "hut:silk" } });
  table.walk("g4", "g5");
  expect(table.realm().culture).toBe(3);
});

clause("CV-30.5", "Germans: a unit tech brings a unit of that type and a resource", () => {
  const table = plain(
    { civ: "germans", techs: ["metalworking", "pottery", "writing"], trade: 11 },
    { phase: "research" },
  );
  table.by(0, "learn:mathematics");
  table.do("take:wheat");
  expect(table.realm().units.map((id) => id.split("-")[0])).toEqual(["artillery"]);
  expect(table.realm().resources.wheat).toBe(1);
});

clause("CV-30.6", "Greeks: 1 culture for every other player who neither knows nor researches the tech", () => {
  const sides: Side[] = [
    { civ: "greeks", trade: 6 },
    { civ: "romans", techs: ["pottery"] },
    { civ: "chinese", trade: 6 },
    { civ: "germans" },
  ];
  const table = new Table({ land: "plain", phase: "research", sides });
  table.by(0, "learn:pottery").by(2, "learn:pottery");
  expect(table.realm().culture).toBe(1);
});

clause("CV-30.6", "Greeks without the module draw two markers and keep one", () => {
  const table = plain(
    { civ: "greeks", culture: 3, track: 2 },
    { phase: "city-management", options: { greatPersonCards: false }, chance: [{ int: 0 }, { int: 5 }] },
  );
  const before = table.state.market.greatPeople.length;
  table.do("advance");
  expect(table.prompt).toBe("ask.keep-great-person");
  table.do(table.offered[0] ?? "");
  expect(table.state.market.greatPeople).toHaveLength(before - 1);
});

clause("CV-30.8", "Romans advance for a wonder, a city founded, a village conquered", () => {
  const found = plain({ civ: "romans", scouts: ["g5"] }, { phase: "start-of-turn" });
  found.do("found:g5");
  expect(found.realm().track).toBe(1);
  const build = plain(
    { civ: "romans", trade: 27 },
    { phase: "city-management", wonders: ["stonehenge"], terrain: { b2: "forest" } },
  );
  build.do("produce:c3", "build:stonehenge", "place:d4");
  expect(build.realm().track).toBe(1);
});

clause(["CV-30.10", "CV-0.13"], "E-9: the Spanish build a basic building for a discovered tile", () => {
  const table = plain({ civ: "spanish", armies: ["d3"] }, { phase: "movement", tiles: { e1: "neutral-02 down" } });
  table.do("move:d3", "discover:east");
  expect(table.prompt).toBe("ask.use");
  table.do("use");
  expect(table.offered).toContain("build:granary");
  expect(table.offered).not.toContain("build:aqueduct");
  table.do("build:granary", "place:b2");
  expect(table.marker("b2")).toBe("granary");
});

clause("CV-30.10", "the Spanish get the upgraded form if they know its tech", () => {
  const table = plain(
    { civ: "spanish", armies: ["d3"], techs: ["engineering@1"] },
    { phase: "movement", tiles: { e1: "neutral-02 down" } },
  );
  table.do("move:d3", "discover:east", "use");
  expect(table.offered).toContain("build:aqueduct");
  expect(table.offered).not.toContain("build:granary");
});

clause(["CV-20.7", "CV-20.9"], "Public Education: with the third marker a tech is learned", () => {
  const table = plain({ coins: { sheet: 1 }, investments: { "public-education": 2 } }, { phase: "start-of-turn" });
  table.do("invest", "invest:public-education", "learn:pottery");
  expect(table.techs()).toEqual(["pottery"]);
});

clause("CV-9.13", "Feudalism harvests in a city of choice, beside its action", () => {
  const table = new Table({
    phase: "start-of-turn",
    sides: [{ civ: "chinese", government: "feudalism", techs: ["chivalry@1"] }, { civ: "egyptians" }],
    land: "printed",
  });
  table.do("use:feudalism");
  expect(Object.values(table.realm().resources).reduce((sum, n) => sum + n, 0)).toBe(1);
});
