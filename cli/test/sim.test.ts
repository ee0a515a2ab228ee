import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { game } from "@civitas/example-game";
import type { GameEntry } from "@civitas/games";
import { expect, test } from "vitest";
import { caravans, civitas, folder } from "./at-the-desk.ts";

const sim = async (flags: string) => JSON.parse((await civitas(`sim caravans --json ${flags}`)).out);

test("the JSON has exactly the agreed shape", async () => {
  const tally = await sim("--games 20 --seats 3");
  expect(Object.keys(tally)).toEqual(
    "game seats games errors decisions decisionsPerSecond gamesPerSecond meanRounds score wins".split(" "),
  );
  expect(tally).toMatchObject({ game: "caravans", seats: 3, games: 20, errors: 0 });
  expect(tally.score.mean).toHaveLength(3);
  expect(tally.score.sd).toHaveLength(3);
  expect(tally.wins.reduce((sum: number, wins: number) => sum + wins)).toBe(20);
  expect(Math.max(...tally.score.mean)).toBeLessThanOrEqual(20);
  expect(tally.meanRounds).toBe(20);
  expect(tally.decisions).toBeGreaterThan(20 * 6);
  expect(tally.decisionsPerSecond).toBeGreaterThan(0);
});

test("the same seed plays the same games, another seed others", async () => {
  const played = async (seed: string) => {
    const { decisions, score, wins } = await sim(`--games 30 --seed ${seed}`);
    return { decisions, score, wins };
  };
  expect(await played("a")).toEqual(await played("a"));
  expect(await played("a")).not.toEqual(await played("b"));
});

test("bots sit where they are put, and the better one wins", async () => {
  const { wins } = await sim("--games 40 --bots greedy,random");
  expect(wins[0]).toBeGreaterThan(wins[1]);
});

test("options reach the game", async () => {
  expect((await sim("--games 5 --option road=40")).meanRounds).toBe(40);
});

test("records are kept, and hold", async () => {
  const kept = folder();
  await civitas(`sim caravans --games 3 --seats 4 --records ${kept}`);
  const files = readdirSync(kept).sort();
  expect(files).toEqual(["caravans-00001.civitas", "caravans-00002.civitas", "caravans-00003.civitas"]);
  for (const file of files) {
    const { code, out } = await civitas(`replay ${join(kept, file)} --verify`);
    expect([code, out.slice(0, 3)]).toEqual([0, "ok:"]);
  }
});

test("a game whose rules break is counted, and the record that shows it is kept", async () => {
  const broken: GameEntry = {
    ...caravans,
    load: async () => ({
      game: {
        ...game,
        *turn(s, table) {
          yield* game.turn(s, table);
          if (s.drunk.length === 3) throw new Error("the camels are full");
        },
      },
    }),
  };
  const kept = folder();
  const { out, err, code } = await civitas(`sim caravans --games 4 --json --records ${kept}`, { games: [broken] });
  expect(JSON.parse(out)).toMatchObject({ games: 4, errors: 4 });
  expect(err).toContain("the camels are full");
  expect(code).toBe(0);
  const record = readFileSync(join(kept, "caravans-00001-error.civitas"), "utf8");
  expect(record).toMatch(/^error: on "\d drink:\d": .*the camels are full/m);
});

test("in words it says the same", async () => {
  const { out } = await civitas("sim caravans --games 10");
  expect(out).toMatch(/caravans, 2 seats: 10 games, 0 errors/);
  expect(out).toMatch(/seat 1 +random +[\d.]+ +± [\d.]+ +\d+/);
});

test("on request it tells how long answers took, by seat", async () => {
  const { thinking } = await sim("--games 5 --timing");
  expect(thinking).toHaveLength(2);
  for (const { median, p99, most } of thinking) {
    expect(median).toBeLessThanOrEqual(p99);
    expect(p99).toBeLessThanOrEqual(most);
  }
  expect(await sim("--games 5")).not.toHaveProperty("thinking");
  const { out } = await civitas("sim caravans --games 5 --timing");
  expect(out).toMatch(/ms an answer +99 of 100 +most/);
});
