import { appendFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playContest } from "@civitas/bots";
import { game } from "@civitas/example-game";
import { describe, expect, test } from "vitest";
import { type ArenaReport, arena } from "../src/arena.ts";
import { decide, decisionInWords } from "../src/decide.ts";
import type { Desk } from "../src/desk.ts";
import { caravans, civitas } from "./at-the-desk.ts";

const BOUNDS = { worth: 25, risk: 5, atMost: 400 };

/** An arena whose games are played right here instead of in threads. */
async function here(
  bots: readonly string[],
  games: number,
  more: { readonly seats?: number; readonly results?: string; readonly stopAfter?: number } = {},
): Promise<ArenaReport & { drawn: string }> {
  const { stopAfter = games, ...others } = more;
  let drawn = "";
  let played = 0;
  const desk: Desk = {
    games: [caravans],
    root: "",
    input: process.stdin,
    print: () => undefined,
    remark: (text) => {
      drawn += text;
    },
    watched: true,
    fail: () => undefined,
  };
  const flags = { bots, games, seed: "arena", option: [], ...BOUNDS, ...others };
  const report = await arena(desk, "caravans", flags, async (contest) => {
    if (++played > stopAfter) throw new Error("stopped");
    return playContest(game, contest);
  });
  return { ...report, drawn };
}

test("the report has exactly the agreed shape, the strongest first", async () => {
  const { drawn, ...report } = await here(["random", "greedy"], 12);
  expect(Object.keys(report)).toEqual(["game", "games", "table"]);
  expect(report).toMatchObject({ game: "caravans", games: 12 });
  for (const row of report.table) {
    expect(Object.keys(row)).toEqual("bot games wins winRate meanScore elo interval msPerDecision".split(" "));
    expect(row.games).toBe(12);
    expect(row.winRate).toBeCloseTo(row.wins / 12);
    expect(row.interval[0]).toBeLessThan(row.elo);
    expect(row.interval[1]).toBeGreaterThan(row.elo);
  }
  expect(report.table.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(12);
  expect(report.table[0]?.elo).toBeGreaterThanOrEqual(report.table[1]?.elo ?? 0);
  expect(drawn).toContain("12/12");
});

test("equal seeds give equal tables, apart from the time", async () => {
  const timeless = ({ table }: ArenaReport) => table.map(({ msPerDecision: _, ...row }) => row);
  expect(timeless(await here(["random", "search:10"], 6))).toEqual(timeless(await here(["random", "search:10"], 6)));
});

test("three bots at a larger table all meet", async () => {
  const { table, games } = await here(["random", "greedy", "search:5"], 6, { seats: 3 });
  expect(games).toBe(6);
  expect(table.map(({ games: played }) => played)).toEqual([6, 6, 6]);
});

test("a tournament that was stopped goes on from its file", async () => {
  const results = join(mkdtempSync(join(tmpdir(), "arena-")), "games.jsonl");
  await expect(here(["random", "greedy"], 12, { results, stopAfter: 5 })).rejects.toThrow("stopped");
  const { table } = await here(["random", "greedy"], 12, { results, stopAfter: 7 });
  expect(table.map(({ games, wins }) => [games, wins])).toEqual(
    (await here(["random", "greedy"], 12)).table.map(({ games, wins }) => [games, wins]),
  );
});

describe("between two bots it is decided", () => {
  const desk: Desk = {
    games: [caravans],
    root: "",
    input: process.stdin,
    print: () => undefined,
    remark: () => undefined,
    watched: false,
    fail: () => undefined,
  };
  const decided = (bots: string[], more: object = {}, played = { games: 0 }) => {
    const flags = { bots, seed: "arena", option: [], threads: 3, ...BOUNDS, ...more };
    return decide(desk, "caravans", flags, async (contest) => {
      played.games++;
      return playContest(game, contest);
    });
  };

  test("who is stronger, in few games", async () => {
    const report = await decided(["greedy", "random"]);
    expect(report).toMatchObject({ finding: "stronger", bots: ["greedy", "random"] });
    expect(report.interval[0]).toBeGreaterThan(0);
    expect(report.games).toBeLessThan(200);
    expect(decisionInWords(report)[1]).toMatch(/^greedy is stronger than random \(\+\d+ Elo/);
    expect(await decided(["random", "greedy"])).toMatchObject({ finding: "weaker" });
  });

  test("or given up, after as many games as allowed", async () => {
    expect(await decided(["random", "greedy"], { atMost: 6 })).toMatchObject({ finding: "open", games: 6 });
  });

  test("the same, however many games are played at a time", async () => {
    expect(await decided(["greedy", "random"], { threads: 1 })).toEqual(
      await decided(["greedy", "random"], { threads: 7 }),
    );
  });

  test("and taken up again from a file", async () => {
    const results = join(mkdtempSync(join(tmpdir(), "arena-")), "games.jsonl");
    const first = { games: 0 };
    await decided(["greedy", "random"], { results, atMost: 10 }, first);
    expect(first.games).toBe(10);
    appendFileSync(results, '{"n":10,"outc');
    const second = { games: 0 };
    const report = await decided(["greedy", "random"], { results }, second);
    expect(report).toEqual(await decided(["greedy", "random"]));
    expect(second.games).toBeLessThanOrEqual(report.games - 10 + 3);
    await expect(decided(["greedy", "random"], { results, seed: "other" })).rejects.toThrow("another arena");
  });
});

test.each([
  ["arena caravans --bots random", "two different bots"],
  ["arena caravans --bots random,clever", 'no bot "clever"'],
  ["arena ludo --bots random,greedy", 'no game "ludo"'],
  ["arena caravans --bots random,greedy --seats 9", "not 9"],
  ["arena caravans --bots random,greedy --seats 1", "not 1"],
  ["arena caravans --games none", "whole number"],
])("%s is refused in one line", async (line, why) => {
  const { code, err, out } = await civitas(line);
  expect(code).toBe(2);
  expect(err).toContain(why);
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(out).toBe("");
});
