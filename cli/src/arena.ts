import { type Contest, makeBot, type Outcome, type Row, schedule, standings, UnknownBot } from "@civitas/bots";
import { BotPool } from "@civitas/bots/pool";
import { findGame, GAMES } from "@civitas/games";
import { Command, InvalidArgumentError } from "commander";
import { progressBar } from "./arena-progress.ts";
import { arenaTable } from "./arena-table.ts";

interface ArenaFlags {
  readonly bots: readonly string[];
  readonly games: number;
  readonly seats?: number;
  readonly seed: string;
  readonly threads?: number;
  readonly json?: true;
}

/** What `--json` prints. */
export interface ArenaReport {
  readonly game: string;
  readonly games: number;
  readonly table: readonly Row[];
}

/** `civitas arena`: bots play each other, and a table says who is how strong. */
export function arenaCommand(): Command {
  return new Command("arena")
    .description("let bots play each other, every one with every other and in every seat, and rate them")
    .argument("<game>", `one of ${GAMES.map(({ id }) => id).join(", ")}`)
    .requiredOption("--bots <list>", "the bots, such as search:1000,greedy,random", botList)
    .requiredOption("--games <n>", "how many games in all, dealt out evenly", whole)
    .option("--seats <n>", "seats at a table (2, or as many as the game needs)", whole)
    .option("--seed <text>", "equal seeds give equal games", "arena")
    .option("--threads <n>", "how many games are played at once (one per core)", whole)
    .option("--json", "print the table as JSON")
    .action(runArena);
}

function botList(text: string): readonly string[] {
  const bots = [...new Set(text.split(",").map((spec) => spec.trim()))];
  try {
    for (const spec of bots) makeBot(spec);
  } catch (error) {
    if (error instanceof UnknownBot) throw new InvalidArgumentError(error.message);
    throw error;
  }
  if (bots.length < 2) throw new InvalidArgumentError("it takes two different bots");
  return bots;
}

function whole(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError("a whole number from 1 on is needed");
  return n;
}

async function runArena(id: string, flags: ArenaFlags, command: Command): Promise<void> {
  const entry = findGame(id);
  if (entry === undefined) {
    return command.error(`there is no game "${id}"; there are ${GAMES.map((game) => game.id).join(", ")}`);
  }
  const { game } = await entry.load();
  const seats = flags.seats ?? Math.max(2, game.seats.min);
  if (seats < Math.max(2, game.seats.min) || seats > game.seats.max) {
    return command.error(`${id} in the arena is for ${Math.max(2, game.seats.min)} to ${game.seats.max} seats`);
  }
  const contests = schedule({ bots: flags.bots, seats, games: flags.games, seed: flags.seed });
  const outcomes = await playAll(id, contests, flags.threads);
  const report: ArenaReport = { game: id, games: outcomes.length, table: standings(flags.bots, outcomes) };
  process.stdout.write(flags.json === true ? `${JSON.stringify(report)}\n` : arenaTable(report, seats));
}

/** Plays the games on all cores, with a bar that says how far it is. */
async function playAll(game: string, contests: readonly Contest[], threads?: number): Promise<Outcome[]> {
  const pool = new BotPool({ threads });
  const bar = progressBar(process.stderr, contests.length);
  try {
    return await Promise.all(
      contests.map(async (contest) => {
        const outcome = await pool.contest({ ...contest, game });
        bar.step();
        return outcome;
      }),
    );
  } finally {
    bar.end();
    await pool.close();
  }
}
