import { type Contest, makeBot, type Outcome, type Row, schedule, standings, type Tournament } from "@civitas/bots";
import { BotPool } from "@civitas/bots/pool";
import type { AnyGame, OptionValues } from "@civitas/kernel";
import type { Command } from "commander";
import { another, list, seedText, wholeNumber } from "./arguments.ts";
import { loadGame, optionsOf, seatsOf } from "./choose-game.ts";
import { columns, figure } from "./columns.ts";
import { Complaint } from "./complaint.ts";
import { type DecisionFlags, decide, decisionInWords, type PlayContest } from "./decide.ts";
import type { Desk } from "./desk.ts";
import { GameFile } from "./game-file.ts";
import { ProgressBar } from "./progress-bar.ts";

interface Flags extends DecisionFlags {
  readonly bots: readonly string[];
  readonly games?: number;
  readonly seats?: number;
  readonly seed: string;
  readonly option: readonly string[];
  readonly json?: true;
}

/** What `--json` prints. */
export interface ArenaReport {
  readonly game: string;
  readonly games: number;
  readonly table: readonly Row[];
}

export function addArena(program: Command, desk: Desk): void {
  program
    .command("arena")
    .description("let bots play each other, in every seat, and rate them; decide which of two is stronger")
    .argument("<game>", "which game, as `civitas games` names it")
    .option("--bots <list>", "the bots", list, ["search:1000", "greedy", "random"])
    .option("--games <n>", "how many games in all (default: 60; two bots play until it is decided)", wholeNumber(1))
    .option("--worth <elo>", "a smaller difference between two bots isn't worth having", wholeNumber(1), 25)
    .option("--risk <percent>", "how often the decision may be wrong", wholeNumber(1), 5)
    .option("--at-most <n>", "give up undecided after so many games", wholeNumber(2), 5000)
    .option("--results <file>", "keep every game in this file and go on from there another time")
    .option("--seats <n>", "how many seats (default: 2, or the fewest); 1: each bot plays alone", wholeNumber(1))
    .option("--seed <text>", "the same seed deals the same games", seedText, "arena")
    .option("--option <name=value>", "a module or variant; may be given several times", another, [])
    .option("--json", "print JSON")
    .action(async (id: string, flags: Flags) => {
      const pool = new BotPool();
      const play: PlayContest = (contest) => pool.contest(contest);
      try {
        if (flags.games === undefined && new Set(flags.bots).size === 2 && flags.seats !== 1) {
          const duel = await decide(desk, id, { ...flags, threads: pool.threads }, play);
          for (const line of flags.json ? [JSON.stringify(duel)] : decisionInWords(duel)) desk.print(line);
          return;
        }
        const report = await arena(desk, id, flags, play);
        if (flags.json) desk.print(JSON.stringify(report));
        else for (const line of flags.seats === 1 ? aloneInWords(report) : inWords(report)) desk.print(line);
      } finally {
        await pool.close();
      }
    });
}

/** Plays the tournament. All games are handed out at once, and each thread takes as many as it can. */
export async function arena(desk: Desk, id: string, flags: Flags, play: PlayContest): Promise<ArenaReport> {
  const game = await loadGame(desk, id);
  const games = flags.games ?? 60;
  const seats = seatsOf(game, flags.seats ?? Math.max(2, game.seats.min));
  const bots = [...new Set(flags.bots)];
  bots.forEach(makeBot);
  if (bots.length < 2) throw new Complaint("an arena needs at least two different bots");
  const options = optionsOf(game, seats, flags.option);
  const { seed } = flags;
  const file = new GameFile(flags.results, { game: game.id, version: game.version, seats, bots, games, seed, options });
  const outcomes = await playAll(desk, game, contests({ games, bots, seats, seed, options }), file, play);
  return { game: game.id, games: outcomes.length, table: standings(bots, outcomes) };
}

function contests(all: Tournament & { readonly options: OptionValues }): Contest[] {
  return schedule(all).map((contest) => ({ ...contest, options: all.options }));
}

async function playAll(
  desk: Desk,
  game: AnyGame,
  all: readonly Contest[],
  file: GameFile,
  play: PlayContest,
): Promise<Outcome[]> {
  const bar = new ProgressBar(desk, all.length);
  const began = performance.now();
  const before = file.outcomes.filter((outcome) => outcome !== undefined).length;
  let done = before;
  bar.show(done, "games");
  const outcomes = await Promise.all(
    all.map(async (contest, n) => {
      const kept = file.outcomes[n];
      if (kept !== undefined) return kept;
      const outcome = await play({ ...contest, game: game.id });
      file.keep(n, outcome);
      done += 1;
      const minutes = ((performance.now() - began) / (done - before)) * ((all.length - done) / 60_000);
      bar.show(done, `games, about ${figure(minutes)} minutes left`);
      return outcome;
    }),
  );
  bar.clear();
  return outcomes;
}

function inWords({ game, games, table }: ArenaReport): string[] {
  const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
  const rows = table.map((row) => [
    row.bot,
    row.games,
    row.wins,
    `${figure(100 * row.winRate)} %`,
    row.meanScore,
    row.elo,
    `${signed(row.interval[0])} to ${signed(row.interval[1])}`,
    figure(row.msPerDecision),
  ]);
  const head = ["bot", "games", "wins", "win rate", "mean score", "Elo", "95 % interval", "ms a decision"];
  return [`${game}: ${games} games`, "", ...columns([head, ...rows])];
}

/** A solo player beats nobody, so only the score is shown. */
function aloneInWords({ game, games, table }: ArenaReport): string[] {
  const rows = table.map((row) => [row.bot, row.games, row.meanScore, figure(row.msPerDecision)]);
  return [`${game}, alone: ${games} games`, "", ...columns([["bot", "games", "mean score", "ms a decision"], ...rows])];
}
