import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { inPhase, plain } from "./phases.ts";
import type { Side } from "./position.ts";

// The fifteenth coin from everywhere, and victories of two players at once.

const researching = inPhase("research");

const START = { phase: "start-of-turn" } as const;

clause(["CV-12.4", "CV-31.4", "CV-27.13"], "Banking turns two Markets into Banks: coins 14 and 15", () => {
  const techs = ["pottery", "writing", "currency", "chivalry", "irrigation"] as const;
  const table = plain(
    { coins: { sheet: 13 }, trade: 16, cities: ["g3"], techs },
    { phase: "research", markers: { d3: "market", f3: "market" } },
  ).do("learn:banking");
  expect(table.match.result).toMatchObject({ places: [1, 2], remark: { say: "remark.economic" } });
});

clause(["CV-15.19", "CV-33.43", "CV-31.4"], "a Gift from Afar makes its receiver win before it pays", () => {
  const table = plain(
    { civ: "romans", techs: ["animal-husbandry"], events: ["a-gift-from-afar"] },
    {},
    { coins: { sheet: 14 } },
  ).do("use:animal-husbandry:1");
  expect(table.match.result?.places).toEqual([2, 1]);
});

clause(["CV-6.8", "CV-31.4"], "the Panama Canal's coin is the fifteenth", () => {
  const table = plain({ coins: { sheet: 14 } }, { ...START, markers: { b2: "panama-canal" } });
  table.do("use:panama-canal");
  expect(table.match.result?.remark?.say).toBe("remark.economic");
});

clause(["CV-12.9", "CV-31.4"], "the Taj Mahal builds the Bank with the fifteenth coin", () => {
  const table = plain({ coins: { sheet: 14 }, techs: ["banking@1"] }, { ...START, markers: { b2: "taj-mahal" } });
  table.do("use:taj-mahal", "place:d3");
  expect(table.match.result?.remark?.say).toBe("remark.economic");
});

clause(["CV-7.4", "CV-7.8", "CV-17.1"], "a scout that begins to gather from an enemy Bank wins for its owner", () => {
  const table = plain({ coins: { sheet: 14 }, scouts: ["n5"] }, { ...START, markers: { n5: "bank" } }).do("scouts");
  expect(table.match.result?.places).toEqual([1, 2]);
});

clause(["CV-8.22", "CV-31.9"], "a scout that leaves an enemy Bank makes its owner win", () => {
  const table = plain({ scouts: ["n5"] }, { phase: "movement", markers: { n5: "bank" } }, { coins: { sheet: 14 } });
  table.do("move:n5", "go:n4");
  expect(table.match.result?.places).toEqual([2, 1]);
});

clause(
  ["CV-31.6", "CV-27.13"],
  "two players get the fifteenth coin at once: the track decides, then player order",
  () => {
    const rich = (track: number): Side => ({ coins: { sheet: 14 }, trade: 11, track, techs: ["pottery", "writing"] });
    const places = (mine: number, theirs: number) =>
      researching(rich(mine), rich(theirs)).by(0, "learn:civil-service").by(1, "learn:civil-service").match.result
        ?.places;
    expect([places(2, 5), places(5, 5)]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  },
);

clause(["CV-1.2", "CV-31.3", "CV-31.6"], "two players reach space at once: the coins decide", () => {
  const ready: Side = {
    trade: 26,
    techs: [
      ...(["pottery", "writing", "currency", "masonry", "philosophy"] as const),
      ...(["chivalry", "democracy", "irrigation", "sailing"] as const),
      ...(["banking", "biology", "theology"] as const),
      ...(["flight", "ballistics"] as const),
    ],
  };
  const table = researching(ready, { ...ready, coins: { sheet: 1 } });
  table.by(0, "learn:space-flight").by(1, "learn:space-flight");
  expect(table.match.result).toMatchObject({ places: [2, 1], remark: { say: "remark.tech" } });
});
