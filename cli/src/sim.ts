import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeBot } from "@civitas/bots";
import { formatRecord } from "@civitas/kernel";
import type { Command } from "commander";
import { another, list, seedText, wholeNumber } from "./arguments.ts";
import { loadGame, optionsOf, seatsOf } from "./choose-game.ts";
import { columns, figure } from "./columns.ts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";
import { ProgressBar } from "./progress-bar.ts";
import { type PlayedGame, recordOf, type Simulation, simulate } from "./simulate.ts";
import { Counting, type Tally } from "./tally.ts";
import type { Thinking } from "./thinking.ts";

interface Flags {
  readonly games: number;
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly option: readonly string[];
  readonly records?: string;
  readonly timing?: true;
  readonly json?: true;
}

export function addSim(program: Command, desk: Desk): void {
  program
    .command("sim")
    .description("play many games between bots and print what they come to")
    .argument("<game>", "which game, as `civitas games` names it")
    .option("--games <n>", "how many games", wholeNumber(1), 100)
    .option("--seats <n>", "how many seats (default: 2, or the fewest)", wholeNumber(1))
    .option("--bots <list>", "bots by seat, such as random,greedy; repeated over the seats", list, ["random"])
    .option("--seed <text>", "the same seed plays the same games", seedText, "civitas")
    .option("--option <name=value>", "a module or variant; may be given several times", another, [])
    .option("--records <dir>", "keep the record of every game in this folder")
    .option("--timing", "tell how long the answers of every seat took")
    .option("--json", "print JSON")
    .action((id: string, flags: Flags) => sim(desk, id, flags));
}

async function sim(desk: Desk, id: string, flags: Flags): Promise<void> {
  const game = await loadGame(desk, id);
  const seats = seatsOf(game, flags.seats);
  if (flags.bots.length > seats) throw new Complaint(`${flags.bots.length} bots don't fit on ${seats} seats`);
  flags.bots.forEach(makeBot);
  const options = optionsOf(game, seats, flags.option);
  const keeping = flags.records !== undefined;
  const simulation: Simulation = { ...flags, game, seats, options, keeping, timing: flags.timing === true };
  const tally = play(desk, simulation, flags.records === undefined ? undefined : folderFor(flags.records));
  if (flags.json) desk.print(JSON.stringify(tally));
  else for (const line of inWords(tally, flags.bots)) desk.print(line);
}

function folderFor(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    return path;
  } catch {
    throw new Complaint(`the folder "${path}" can't be made`);
  }
}

function play(desk: Desk, simulation: Simulation, records: string | undefined): Tally {
  const counting = new Counting(simulation.game.id, simulation.seats);
  const bar = new ProgressBar(desk, simulation.games);
  let games = 0;
  for (const batch of simulate(simulation)) {
    counting.add(batch);
    for (const played of batch.played) {
      games++;
      if (records !== undefined) keep(records, games, played, simulation.bots);
      if (played.error === undefined) continue;
      bar.clear();
      desk.remark(`game ${games} (seed ${played.seed}): ${played.error}\n`);
    }
    bar.show(games, `${figure(counting.decisionsPerSecond)} decisions/s`);
  }
  bar.clear();
  return counting.tally();
}

function keep(folder: string, number: number, { match, error }: PlayedGame, bots: readonly string[]): void {
  if (match === undefined) return;
  const broke = error === undefined ? "" : "-error";
  const name = `${match.game.id}-${String(number).padStart(5, "0")}${broke}.civitas`;
  try {
    writeFileSync(join(folder, name), formatRecord(recordOf(match, bots, error)));
  } catch {
    throw new Complaint(`the record "${join(folder, name)}" can't be written`);
  }
}

function inWords(tally: Tally, bots: readonly string[]): string[] {
  const perSeat = tally.score.mean.map((mean, seat) => [
    `seat ${seat + 1}`,
    bots[seat % bots.length] ?? "",
    figure(mean),
    `± ${figure(tally.score.sd[seat] ?? 0)}`,
    tally.wins[seat] ?? 0,
    ...(tally.thinking === undefined ? [] : timesOf(tally.thinking[seat])),
  ]);
  const head = ["", "bot", "score", "spread", "wins", ...(tally.thinking === undefined ? [] : TIMES)];
  return [
    `${tally.game}, ${tally.seats} seats: ${figure(tally.games)} games, ${figure(tally.errors)} errors`,
    `${figure(tally.decisions)} decisions, ${figure(tally.decisionsPerSecond)} a second; ${figure(tally.gamesPerSecond)} games a second`,
    `${figure(tally.meanRounds)} rounds a game`,
    "",
    ...columns([head, ...perSeat]),
  ];
}

const TIMES = ["ms an answer", "99 of 100", "most"];

const timesOf = ({ median, p99, most }: Thinking = { median: 0, p99: 0, most: 0 }): string[] => [
  figure(median),
  figure(p99),
  figure(most),
];
