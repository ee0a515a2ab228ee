import { clause } from "@civitas/testing";
import { expect } from "vitest";
import { begin, type Table, xy } from "./position.ts";

const [ROMANS, CHINESE] = [0, 1];

/** A group moves: how many armies and scouts, then its way. */
function march(table: Table, from: string, ...way: readonly string[]): void {
  table.do(`move:${from}`);
  if (table.prompt === "ask.group") table.do("group:1+1");
  for (const step of way) if (table.offered.includes(step)) table.do(step);
}

clause(
  [
    "CV-4.18",
    "CV-6.2",
    "CV-7.4",
    "CV-8.8",
    "CV-10.1",
    "CV-11.9",
    "CV-11.13",
    "CV-11.14",
    "CV-16.8",
    "CV-22.3",
    "CV-27.3",
    "CV-30.3",
  ],
  "E-53: two rounds for two players, with the expansion and without",
  () => {
    for (const expansion of [true, false]) twoRounds(expansion);
  },
);

function twoRounds(expansion: boolean): void {
  const table = begin({
    sides: [{ civ: "romans" }, { civ: "chinese" }],
    options: { expansion },
    first: ROMANS,
    tiles: { [xy(4, 0)]: "neutral-02 down", [xy(8, 4)]: "neutral-08 down" },
    huts: ["silk", "wheat", "incense", "spy"],
  });
  const both = (key: "trade" | "culture"): number[] => table.state.realms.map((realm) => realm[key]);

  // Setup.
  table.do(`found:${xy(1, 2)}`, `found:${xy(13, 6)}`);
  table.do(`place:${xy(2, 2)}`, `place:${xy(2, 2)}`, `place:${xy(12, 6)}`, `place:${xy(12, 6)}`);
  expect(table.terrain(xy(1, 2))).toBe("grassland");
  expect([table.terrain(xy(13, 6)), table.city(xy(13, 6)).walls]).toEqual(["desert", true]);
  expect([table.production(xy(1, 2)), table.income(ROMANS)]).toEqual([6, 3]);
  expect([table.production(xy(13, 6)), table.income(CHINESE)]).toEqual([5, 3]);
  expect(both("trade")).toEqual([3, 3]);

  // Round 1.
  table.until("trade");
  expect(both("trade")).toEqual([6, 6]);
  table.until("city-management", ROMANS);
  table.build(xy(1, 2), "trading-post", xy(2, 2));
  expect([table.marker(xy(2, 2)), table.realm(ROMANS).trade]).toEqual(["trading-post", 3]);
  table.until("city-management", CHINESE).do(`harvest:${xy(13, 6)}`);
  expect([table.realm(CHINESE).resources.iron, table.state.market.resources.iron]).toEqual([1, 1]);
  table.until("movement", ROMANS);
  march(table, xy(2, 2), `go:${xy(3, 2)}`, "discover:east", "stop");
  expect([table.marker(xy(4, 1)), table.marker(xy(7, 2))]).toEqual(["hut", "hut"]);
  table.until("movement", CHINESE);
  march(table, xy(12, 6), "discover:west", `go:${xy(11, 6)}`, "stop");
  expect([table.marker(xy(9, 4)), table.marker(xy(10, 7))]).toEqual(["hut", "hut"]);
  table.until("research");
  expect(table.match.pending.map(({ seat }) => seat)).toEqual([CHINESE]); // 3 trade are too little
  table.by(CHINESE, "learn:pottery");
  expect(both("trade")).toEqual([3, 0]);

  // Round 2.
  expect([table.state.round, table.state.first]).toEqual([2, CHINESE]);
  table.until("start-of-turn", CHINESE);
  expect(table).toRefuse(`found:${xy(11, 6)}`, "why.city-near", "CV-8.8");
  table.until("start-of-turn", ROMANS).do("scouts").until("trade");
  expect(table.terrain(xy(3, 2))).toBe("mountain");
  expect(both("trade")).toEqual([7, 3]);
  table.until("city-management", CHINESE).build(xy(13, 6), "granary", xy(13, 5));
  expect([table.production(xy(13, 6)), table.income(CHINESE)]).toEqual([6, 4]);
  table.until("city-management", ROMANS);
  expect(table.production(xy(1, 2))).toBe(7);
  table.do(`devote:${xy(1, 2)}`);
  expect(both("culture")).toEqual([2, 0]);
  expect(table.offered).not.toContain("advance");
  table.until("movement", CHINESE);
  march(table, xy(11, 6), `go:${xy(10, 6)}`, `go:${xy(10, 7)}`);
  expect([both("culture"), table.realm(CHINESE).kept.length]).toEqual([[2, 3], 1]);
  table.until("movement", ROMANS);
  march(table, xy(3, 2), `go:${xy(4, 2)}`, `go:${xy(4, 1)}`);
  expect(table.realm(ROMANS).kept).toHaveLength(1);
  table.until("research");
  expect(table.match.pending.map(({ seat }) => seat)).toEqual([ROMANS]);
  table.by(ROMANS, "learn:pottery");

  // The end of the example.
  expect([both("trade"), both("culture")]).toEqual([
    [0, 3],
    [2, 3],
  ]);
  expect([table.techs(ROMANS), table.techs(CHINESE)]).toEqual([
    ["code-of-laws", "pottery"],
    ["writing", "pottery"],
  ]);
  expect([table.state.round, table.state.first]).toEqual([3, ROMANS]);
}
