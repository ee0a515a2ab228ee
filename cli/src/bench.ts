import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Command } from "commander";
import { type Bench, benchInWords, benchPage } from "./bench-words.ts";
import { entryOf } from "./choose-game.ts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";
import { ProgressBar } from "./progress-bar.ts";

interface Flags {
  readonly write?: string;
  readonly json?: true;
}

export function addBench(program: Command, desk: Desk): void {
  program
    .command("bench")
    .description("measure the kernel beside boardgame.io, and every game")
    .argument("[games...]", "which games (default: all)")
    .option("--write <file>", "write the figures to a page")
    .option("--json", "print JSON")
    .action((ids: string[], flags: Flags) => bench(desk, ids, flags));
}

async function bench(desk: Desk, ids: readonly string[], flags: Flags): Promise<void> {
  const games = ids.length === 0 ? desk.games : ids.map((id) => entryOf(desk, id));
  const bar = new ProgressBar(desk, games.length + 2);
  let done = 0;
  const measure = async <T>(what: string): Promise<T> => {
    bar.show(done++, what);
    return measured<T>(desk, what);
  };
  const ours = await measure<Measured>("ours");
  const boardgameio = await measure<Measured>("boardgameio");
  const costs: Bench["games"] = {};
  for (const { id } of games) costs[id] = await measure<Bench["games"][string]>(id);
  bar.clear();
  const result: Bench = {
    ticTacToe: {
      ours: Math.round(ours.decisionsPerSecond),
      boardgameio: Math.round(boardgameio.decisionsPerSecond),
      ratio: ratio(ours.decisionsPerSecond, boardgameio.decisionsPerSecond),
      bytesPerMatch: {
        ours: Math.round(ours.bytesPerMatch),
        boardgameio: Math.round(boardgameio.bytesPerMatch),
        ratio: ratio(ours.bytesPerMatch, boardgameio.bytesPerMatch),
      },
    },
    games: costs,
  };
  if (flags.write !== undefined) save(flags.write, benchPage(result));
  if (flags.json) desk.print(JSON.stringify(result));
  else for (const line of benchInWords(result)) desk.print(line);
}

interface Measured {
  readonly decisionsPerSecond: number;
  readonly bytesPerMatch: number;
}

const ratio = (a: number, b: number): number => Number((a / b).toFixed(2));

/** Each measurement runs in its own process, so that none warms up or fills the memory of another. */
async function measured<T>(desk: Desk, what: string): Promise<T> {
  const program = join(desk.root, "dist", "node", "bench.mjs");
  // In production boardgame.io leaves out its checks for developers, so this is its best.
  const env = { ...process.env, NODE_ENV: "production" };
  // With the room for short-lived things that `npm start` gives the server.
  const flags = ["--expose-gc", "--max-semi-space-size=64"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program, what], { env });
  // The last line holds the figures; other programs greet on standard output.
  const line = stdout.trim().split("\n").at(-1) ?? "";
  return JSON.parse(line) as T;
}

function save(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch {
    throw new Complaint(`the page can't be written to "${file}"`);
  }
}
