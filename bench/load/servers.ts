import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BotPool } from "@civitas/bots/pool";
import { DEFAULT_LIMITS, DEFAULTS, NO_LIMITS, serve } from "@civitas/server";
import { ticTacToe as ours } from "../src/tic-tac-toe.ts";
import { ticTacToe as theirs } from "../src/tic-tac-toe-boardgameio.ts";

const noWords = async () => ({ words: {} });

/** Civitas as it is run: SQLite with full sync, every answer on the disk before anybody hears of it. */
export async function serveCivitas(port: number, guarded = false): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), "civitas-load-"));
  process.on("exit", () => rmSync(data, { recursive: true, force: true }));
  const entry = { id: ours.id, load: async () => ({ game: ours }), words: { en: noWords, ru: noWords, hu: noWords } };
  // Guarded: as on the internet, behind a proxy that says who comes.
  const config = {
    ...DEFAULTS,
    port,
    data,
    trustProxy: guarded ? 1 : 0,
    limits: guarded ? DEFAULT_LIMITS : NO_LIMITS,
    logLevel: "error",
    databaseUrl: process.env.DATABASE_URL,
  };
  // Whether an answer can be taken back is found out in a thread of its own, as `civitas serve` does it.
  const thinking = new BotPool({ worker: new URL("./load-worker.mjs", import.meta.url) });
  return (await serve(config, { thinking, games: [entry] })).url;
}

/** boardgame.io as its documentation runs it: everything in memory. */
export async function serveBoardgameio(port: number): Promise<string> {
  const require = createRequire(import.meta.url);
  const { Server } = require("boardgame.io/server") as typeof import("boardgame.io/server");
  const url = `http://127.0.0.1:${port}`;
  await Server({ games: [theirs], origins: [url] }).run(port);
  return url;
}
