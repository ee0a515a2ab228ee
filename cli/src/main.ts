import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "@civitas/games";
import { run } from "./program.ts";

/** The workspace this program was built in: the nearest folder above with a `games` folder and a lockfile. */
function workspace(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package-lock.json")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** The command `civitas`. */
export async function main(args: readonly string[]): Promise<void> {
  // The reader of our output may stop early (`civitas games | head -1`).
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  process.exitCode = await run(args, {
    games: GAMES,
    root: workspace(),
    input: process.stdin,
    print: (line) => process.stdout.write(`${line}\n`),
    remark: (text) => process.stderr.write(text),
    wide: process.stdout.columns,
    watched: process.stderr.isTTY === true && process.stdin.isTTY === true,
  });
}
