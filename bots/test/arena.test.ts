import { describe, expect, test } from "vitest";
import { rate } from "../src/arena/elo.ts";
import { schedule } from "../src/arena/schedule.ts";
import { standings } from "../src/arena/standings.ts";

/** `wins` victories of player 0 over player 1 in `games` games. */
function record(wins: number, games: number): { a: number; b: number; score: number }[] {
  return Array.from({ length: games }, (_, n) => ({ a: 0, b: 1, score: n < wins ? 1 : 0 }));
}

describe("the schedule", () => {
  test("plays exactly as many games as asked for, evenly, with seats rotated on equal deals", () => {
    const games = schedule({ bots: ["a", "b", "c"], seats: 2, games: 12, seed: "s" });
    expect(games).toHaveLength(12);
    const met = new Map<string, number>();
    for (const { bots } of games) met.set(bots.join(), (met.get(bots.join()) ?? 0) + 1);
    expect([...met.values()]).toEqual([2, 2, 2, 2, 2, 2]);
    const deals = new Map<string, string[]>();
    for (const { bots, seed } of games) {
      const key = `${[...bots].sort().join()} ${seed}`;
      deals.set(key, [...(deals.get(key) ?? []), bots.join()]);
    }
    for (const seatings of deals.values()) expect(new Set(seatings).size).toBe(2);
  });

  test("fills a larger table with the bots there are", () => {
    const games = schedule({ bots: ["a", "b"], seats: 4, games: 4, seed: "s" });
    expect(games.map(({ bots }) => bots.join(""))).toEqual(["abab", "baba", "abab", "baba"]);
    const twelve = schedule({ bots: ["a", "b", "c"], seats: 4, games: 12, seed: "s" });
    const seated = twelve.flatMap(({ bots }) => bots);
    expect(["a", "b", "c"].map((bot) => seated.filter((one) => one === bot).length)).toEqual([16, 16, 16]);
    for (const chair of [0, 1, 2, 3]) expect(new Set(twelve.map(({ bots }) => bots[chair])).size).toBe(3);
    expect(
      schedule({ bots: ["a", "b", "c", "d"], seats: 3, games: 4, seed: "s" }).map(({ bots }) => bots.join("")),
    ).toEqual(["abc", "abd", "acd", "bcd"]);
  });
});

test("alone, every bot plays the same deals, and the best score stands first", () => {
  const games = schedule({ bots: ["a", "b"], seats: 1, games: 4, seed: "s" });
  expect(games.map(({ bots, seed }) => [...bots, seed])).toEqual([
    ["a", "s 0"],
    ["b", "s 0"],
    ["a", "s 1"],
    ["b", "s 1"],
  ]);
  const scored = games.map(({ bots }) => ({
    bots,
    won: [1],
    scores: [bots[0] === "b" ? 30 : 20],
    decisions: [1],
    ms: [1],
  }));
  expect(standings(["a", "b"], scored).map(({ bot, meanScore, elo }) => [bot, meanScore, elo])).toEqual([
    ["b", 30, 0],
    ["a", 20, 0],
  ]);
});

describe("Elo", () => {
  test("three wins in four are about 190 points", () => {
    const [a, b] = rate(2, record(300, 400));
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo(190, -1);
    expect((a?.elo ?? 0) + (b?.elo ?? 0)).toBeCloseTo(0);
    expect(a?.interval[0]).toBeLessThan(a?.elo ?? 0);
    expect(b?.interval[1]).toBeLessThan(a?.interval[0] ?? 0);
  });

  test("more games make the interval narrower, a clean sweep keeps it finite", () => {
    const width = ([lo, hi]: readonly [number, number]): number => hi - lo;
    const [few] = rate(2, record(15, 20));
    const [many] = rate(2, record(300, 400));
    const [sweep] = rate(2, record(30, 30));
    expect(width(few?.interval ?? [0, 0])).toBeGreaterThan(2 * width(many?.interval ?? [0, 0]));
    expect(sweep?.elo).toBeGreaterThan(200);
    expect(sweep?.elo).toBeLessThan(1000);
  });

  test("strength carries over from one opponent to the next", () => {
    const chain = [...record(3, 4), ...record(3, 4).map(({ score }) => ({ a: 1, b: 2, score }))];
    const elos = rate(3, [...chain, ...chain, ...chain]).map(({ elo }) => elo);
    expect(elos).toEqual([...elos].sort((a, b) => b - a));
    expect(new Set(elos.map(Math.round)).size).toBe(3);
  });
});

test("the table adds up wins, scores and time, and ties count half", () => {
  const [first, second] = standings(
    ["x", "y"],
    [
      { bots: ["x", "y"], won: [0, 1], scores: [3, 5], decisions: [10, 10], ms: [1, 20] },
      { bots: ["y", "x"], won: [0.5, 0.5], scores: [4, 4], decisions: [10, 10], ms: [20, 1] },
    ],
  );
  expect(first).toMatchObject({ bot: "y", games: 2, wins: 1.5, winRate: 0.75, meanScore: 4.5, msPerDecision: 2 });
  expect(second).toMatchObject({ bot: "x", games: 2, wins: 0.5, winRate: 0.25, meanScore: 3.5, msPerDecision: 0.1 });
});
