import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { onGrassland } from "./phases.ts";
import { Table } from "./position.ts";

const start = onGrassland("start-of-turn");

clause(
  ["CV-9.9", "CV-24.14", "CV-10.1"],
  "under Anarchy the capital does nothing, but its trade and coins count",
  () => {
    const table = new Table({
      sides: [{ government: "anarchy", cities: ["f5"], trade: 0 }, {}],
      land: "plain",
      phase: "trade",
      terrain: { a2: "desert" },
      markers: { c3: "bank" },
    });
    expect([table.realm().trade, table.coins()]).toEqual([2, 1]);
    const metropolis = start({ government: "anarchy", capital: "b3+c3", cities: ["g5"] }, { phase: "city-management" });
    expect(metropolis.offered).not.toContain("devote:b3");
  },
);

clause(["CV-9.11", "CV-8.13"], "who loses the Pyramids must leave a government that only they had unlocked", () => {
  const table = new Table({
    sides: [{ government: "fundamentalism", techs: ["code-of-laws"] }, { scouts: ["d3"] }],
    land: "plain",
    phase: "movement",
    first: 1,
    markers: { c3: "the-pyramids" },
  });
  table.walk("d3", "c3");
  expect(table).toAsk(0, "ask.switch");
  expect(table.offered.toSorted()).toEqual(["government:despotism", "government:republic"]);
  table.do("government:republic");
  expect(table.realm().government).toBe("republic");
});

clause(["CV-9.16", "CV-9.3"], "a player may stay in Anarchy; a change takes effect at once", () => {
  const table = start({ government: "anarchy", rule: { wasAnarchy: true }, techs: ["communism"], coins: { sheet: 1 } });
  expect(table.production("b3")).toBe(0);
  expect(table.fork().done().realm().government).toBe("anarchy");
  table.do("government:communism-gov");
  expect(table.production("b3")).toBe(2);
  expect(table.offers("government:")).toEqual([]);
});
