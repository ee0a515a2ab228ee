import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPhase, ROMANS } from "./phases.ts";
import { begin, Table } from "./position.ts";

// Examples in which several clauses meet: governments and trade.

const managing = inPhase("city-management", ROMANS);

clause(
  ["CV-9.11", "CV-13.9", "CV-13.10", "CV-13.5"],
  "obsolete Pyramids: the government falls in somebody else's turn, the marker stays and keeps its place",
  () => {
    const table = managing(
      { techs: ["monarchy"], resources: { silk: 1 } },
      { government: "fundamentalism", techs: ["chivalry"] },
      { markers: { m5: "the-pyramids" } },
    );
    table.do("use:monarchy");
    if (table.prompt === "ask.which-effect") table.do("choice:1");
    if (table.prompt === "ask.which-wonder") table.do("wonder:the-pyramids");
    expect(table).toAsk(1, "ask.switch");
    expect(table.offered.toSorted()).toEqual(["government:despotism", "government:feudalism"]);
    table.do("government:feudalism");
    expect(table.realm(1).government).toBe("feudalism");
    expect([table.marker("m5"), table.arts("n6")]).toEqual(["the-pyramids", 2]);
  },
);

clause(
  ["CV-6.8", "CV-6.11", "CV-9.4", "CV-9.13"],
  "from Democracy to Feudalism: the trade of the old before, the harvest of the new after the change",
  () => {
    const table = new Table({
      sides: [
        {
          civ: "greeks",
          government: "democracy-gov",
          techs: ["democracy@1", "chivalry"],
          rule: { fresh: ["feudalism"] },
          trade: 1,
        },
        {},
      ],
      phase: "start-of-turn",
    });
    table.do("use:democracy-gov");
    expect(table.realm().trade).toBe(3);
    table.do("government:feudalism");
    expect(table.offered).not.toContain("use:democracy-gov");
    expect(table).toOffer("use:feudalism");
    expect(table.offers("government:")).toEqual([]);
    table.do("use:feudalism");
    if (table.prompt === "ask.which-resource") table.do(table.offered[0] ?? "");
    expect(Object.values(table.realm().resources).reduce((sum, n) => sum + n, 0)).toBe(1);
  },
);

clause(
  ["CV-9.10", "CV-9.4", "CV-9.5", "CV-9.9"],
  "thrown into Anarchy before the own turn: not even a fresh government helps this round, any does in the next",
  () => {
    const table = new Table({
      land: "plain",
      phase: "start-of-turn",
      sides: [
        { civ: "americans", capital: "b3", events: ["the-citizens-are-revolting"] },
        { civ: "egyptians", capital: "n6", techs: ["chivalry", "code-of-laws"], rule: { fresh: ["feudalism"] } },
      ],
    });
    table.do("play:the-citizens-are-revolting");
    expect(table.realm(1).government).toBe("anarchy");
    const { round } = table.state;
    // It is not even asked in its Start of Turn, and its capital is idle: the next question comes a round later.
    table.until("start-of-turn", 1);
    expect(table.state.round).toBe(round + 1);
    expect(table.offers("government:").toSorted()).toEqual([
      "government:despotism",
      "government:feudalism",
      "government:republic",
    ]);
  },
);

clause(["CV-4.18", "CV-4.13", "CV-4.8", "CV-5.3"], "the first trade counts what was placed in the setup", () => {
  const table = begin({
    sides: [{ civ: "egyptians" }, { civ: "americans" }],
    first: 0,
    greatDeck: ["valmiki"],
  });
  while (table.prompt === "ask.capital") table.do(table.offered[0] ?? "");
  const desert = table.offers("place:").find((id) => table.terrain(id.slice(6)) === "desert");
  table.do(desert ?? table.offered[0] ?? "");
  const mine = table.income(0);
  expect(table).toAsk(1, "ask.place-great-person");
  expect(table.offered).not.toContain("reserve");
  const grass = table.offers("place:").find((id) => table.terrain(id.slice(6)) === "grassland");
  table.do(grass ?? table.offered[0] ?? "");
  const theirs = table.income(1);
  while (table.prompt === "ask.first-figure") table.do(table.offered[0] ?? "");
  expect(table.state.realms.map(({ trade }) => trade)).toEqual([mine, theirs]);
});

clause(
  ["CV-10.2", "CV-33.40", "CV-10.9", "CV-16.7"],
  "an Arab silk: both gains stop at 27, the culture comes all the same",
  () => {
    const table = new Table({
      land: "plain",
      phase: "trade",
      sides: [
        { civ: "arabs", capital: "b3", techs: ["horseback-riding"], resources: { silk: 1 }, trade: 20 },
        { civ: "egyptians", capital: "n6", trade: 25 },
      ],
    });
    table.by(1, "finished");
    table.by(0, "use:horseback-riding");
    expect(table.state.realms.map(({ trade, culture }) => [trade, culture])).toEqual([
      [27, 1],
      [27, 0],
    ]);
  },
);
