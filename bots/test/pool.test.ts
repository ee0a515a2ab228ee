import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { GAMES } from "@civitas/games";
import { Random } from "@civitas/kernel";
import { build } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBot, playContest } from "../src/index.ts";
import { BotPool } from "../src/pool.ts";
import { asked, walk } from "./walk.ts";

describe("the pool of bots", () => {
  let folder = "";
  let pool: BotPool;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "bots-"));
    const worker = path.join(folder, "bot-worker.mjs");
    await build({
      input: fileURLToPath(new URL("../src/worker.ts", import.meta.url)),
      platform: "node",
      output: { file: worker, format: "esm", codeSplitting: false },
      logLevel: "silent",
    });
    pool = new BotPool({ worker: pathToFileURL(worker), threads: 2 });
  }, 60_000);

  afterAll(async () => {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(GAMES.map(({ id }) => id))("thinks about %s in a thread as it does here", async (id) => {
    const game = (await GAMES.find((entry) => entry.id === id)?.load())?.game;
    if (game === undefined) throw new Error(`no ${id}`);
    const match = walk(game, 2, "pool", 12);
    const seat = asked(match);
    const specs = ["random", "greedy", "search:50"];
    const there = await Promise.all(specs.map((spec) => pool.decide(match, seat, spec, "seed")));
    expect(there).toEqual(specs.map((spec) => makeBot(spec).decide(match, seat, Random.seeded("seed"))));

    const contest = { bots: ["random", "random"], seed: "pool" };
    const { ms: _, ...outcome } = playContest(game, contest);
    expect(await pool.contest({ ...contest, game: id })).toMatchObject(outcome);
  });

  test("gives its threads little memory for short-lived things, however much the server's own has", async () => {
    const worker = path.join(folder, "greedy-for-memory.mjs");
    await writeFile(worker, GREEDY_FOR_MEMORY);
    setFlagsFromString("--max-semi-space-size=64");
    const small = new BotPool({ worker: pathToFileURL(worker), threads: 1 });
    const outcome: unknown = await small.contest({ game: "none", bots: [], seed: "x" });
    await small.close();
    expect(outcome).toEqual({ within24MB: true });
  });

  test("says what it doesn't know", async () => {
    await expect(pool.contest({ game: "ludo", bots: ["random", "random"], seed: "x" })).rejects.toThrow("ludo");
  });
});

/** Makes things that last a little, as long as it takes for the space for short-lived things to grow. */
const GREEDY_FOR_MEMORY = `
  import { getHeapSpaceStatistics } from "node:v8";
  export function contest() {
    let kept = [];
    for (let i = 0; i < 3e6; i++) {
      kept.push({ i });
      if (kept.length > 100000) kept = [];
    }
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
    return { within24MB: space.space_size <= 24 * 1024 * 1024 };
  }
`;
