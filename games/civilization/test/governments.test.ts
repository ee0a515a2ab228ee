import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { type Position, type Side, Table } from "./position.ts";

const ruling = (me: Side, given: Position = {}, rival: Side = {}): Table =>
  new Table({
    land: "plain",
    phase: "start-of-turn",
    ...given,
    sides: [
      { capital: "c3", ...me },
      { capital: "n6", ...rival },
    ],
  });

clause("CV-9.2", "a government is unlocked by its tech; Despotism always is", () => {
  const table = ruling({ government: "anarchy", techs: ["monarchy@1"], rule: { wasAnarchy: true } });
  expect(table.offers("government:")).toEqual(["government:despotism", "government:monarchy-gov"]);
});

clause("CV-9.3", "one change a round", () => {
  const table = ruling({
    government: "anarchy",
    techs: ["monarchy@1"],
    rule: { wasAnarchy: true },
    scouts: ["g5"],
  });
  table.do("government:monarchy-gov");
  expect(table).toRefuse("government:despotism", "why.changed-government", "CV-9.3");
});

clause(["CV-9.4", "CV-9.5", "CV-9.7", "CV-9.9"], "E-34: government timeline", () => {
  const table = ruling({ techs: ["pottery", "writing"], trade: 11 }, { phase: "research", round: 3 });
  table.by(0, "learn:chivalry").until("start-of-turn", 0);
  const direct = table.fork();
  direct.do("government:feudalism");
  expect(direct.realm().government).toBe("feudalism");
  table.done().until("start-of-turn", 0);
  expect(table.state.round).toBe(5);
  expect(table.offers("government:")).toEqual(["government:anarchy"]);
  expect(table).toRefuse("government:feudalism", "why.anarchy-first", "CV-9.7");
  table.do("government:anarchy").until("start-of-turn", 0);
  expect(table.state.round).toBe(6);
  expect(table.offers("government:")).toEqual(["government:despotism", "government:feudalism"]);
});

clause(["CV-9.9", "CV-24.14"], "under Anarchy the capital takes no action, the other cities do", () => {
  const table = ruling({ government: "anarchy", capital: "c3+d3", cities: ["g6"] }, { phase: "city-management" });
  expect(table.offers("devote:")).toEqual(["devote:g6"]);
  expect(table).toRefuse("act:c3", "why.anarchy", "CV-9.9");
});

clause("CV-9.10", "forced Anarchy lasts through the round, even against a fresh government", () => {
  const table = ruling(
    { techs: ["chivalry@1"], rule: { fresh: ["feudalism"] }, scouts: ["g5"] },
    { mover: 1, first: 1 },
    { events: ["the-citizens-are-revolting"] },
  );
  table.do("play:the-citizens-are-revolting");
  expect(table.realm().government).toBe("anarchy");
  table.until("start-of-turn", 0);
  expect(table).toRefuse("government:feudalism", "why.forced-anarchy", "CV-9.10");
});

clause("CV-9.12", "Democracy attacks no figures and no cities, but villages", () => {
  const table = ruling(
    { government: "democracy-gov", techs: ["democracy@1"], armies: ["g4"] },
    { phase: "movement", markers: { g3: "village" } },
    { scouts: ["g5"], cities: ["h4"] },
  );
  table.do("move:g4");
  expect(table).toRefuse("go:g5", "why.democracy", "CV-9.12");
  expect(table).toRefuse("go:h4", "why.democracy", "CV-9.12");
  expect(table).toOffer("go:g3");
});

clause(["CV-9.14", "CV-9.15", "CV-11.13", "CV-7.8"], "E-47: governments and the arts", () => {
  const monarchy = ruling({ government: "monarchy-gov", capital: "c3+d3" }, { markers: { b2: "temple" } });
  expect(monarchy.arts("c3")).toBe(6);
  const communism = ruling(
    { government: "communism-gov", cities: ["g6"] },
    { markers: { b2: "cathedral", d4: "library" } },
  );
  expect(communism.arts("g6")).toBe(1);
  expect(communism.arts("c3")).toBe(2);
  const spied = ruling({ government: "communism-gov" }, { markers: { b2: "cathedral" } }, { scouts: ["b2>n6"] });
  expect(spied.arts("n6")).toBe(1 + 3);
});

clause("CV-9.14", "Communism: 2 production for every city", () => {
  const table = ruling({ government: "communism-gov", cities: ["g6"] });
  expect([table.production("c3"), table.production("g6")]).toEqual([2, 2]);
});

clause("CV-9.15", "Fundamentalism takes the trade of own Libraries, not that of a scout's owner", () => {
  const given = { markers: { b2: "library" } };
  expect(ruling({ government: "fundamentalism" }, given).income()).toBe(0);
  expect(ruling({ government: "despotism" }, given).income()).toBe(1);
  expect(ruling({ government: "fundamentalism" }, given, { scouts: ["b2>n6"] }).income(1)).toBe(1);
});

clause("CV-9.16", "Anarchy may be kept", () => {
  const table = ruling({ government: "anarchy", rule: { wasAnarchy: true } });
  table.done();
  expect(table.realm().government).toBe("anarchy");
});
