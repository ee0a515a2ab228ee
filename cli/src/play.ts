import { randomUUID } from "node:crypto";
import { type Bot, LEVELS, makeBot } from "@civitas/bots";
import type { GameEntry } from "@civitas/games";
import { Match, startMatch } from "@civitas/kernel";
import { bestLanguage, LANGUAGES, type Language } from "@civitas/words";
import type { Command } from "commander";
import { another, language, list, seedText, wholeNumber } from "./arguments.ts";
import { askForGame, askForOpponent, askForSeats } from "./ask.ts";
import { entryOf, optionsOf, seatsOf } from "./choose-game.ts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";
import { openRecord } from "./open-record.ts";
import { Sitting } from "./sitting.ts";
import { speechFor } from "./speech.ts";

interface Flags {
  readonly seats?: number;
  readonly seat?: number;
  readonly resume?: string;
  readonly bots?: readonly string[];
  readonly seed?: string;
  readonly option: readonly string[];
  readonly record?: string;
  readonly lang: Language;
  readonly json?: true;
}

export function addPlay(program: Command, desk: Desk): void {
  program
    .command("play")
    .description("play against bots in the terminal")
    .argument("[game]", "which game (asks if there is none)")
    .option("--seats <n>", "how many seats", wholeNumber(1))
    .option("--seat <n>", "your seat (default: 1)", wholeNumber(1))
    .option("--resume <file>", "go on with a record, as play and the server write them")
    .option("--bots <list>", `the others: ${LEVELS.map(({ id }) => id).join(", ")}, or bots as in sim`, list)
    .option("--seed <text>", "the same seed deals the same game", seedText)
    .option("--option <name=value>", "a module or variant; may be given several times", another, [])
    .option("--record <file>", "where the record goes")
    .option("--lang <language>", LANGUAGES.join(", "), language, bestLanguage([process.env.LANG ?? "en"]))
    .option("--json", "print what you see as JSON, one line a question")
    .action((id: string | undefined, flags: Flags) => play(desk, id, flags));
}

async function play(desk: Desk, id: string | undefined, flags: Flags): Promise<void> {
  if (flags.resume !== undefined) return resume(desk, flags.resume, flags);
  const entry = id === undefined ? await whichGame(desk, flags.lang) : entryOf(desk, id);
  const { game } = await entry.load();
  const asks = desk.watched && flags.json !== true;
  const seats = seatsOf(game, flags.seats ?? (asks ? await askForSeats(game.seats, flags.lang) : undefined));
  const seat = seatAt(flags.seat ?? 1, seats);
  const options = optionsOf(game, seats, flags.option);
  const specs = flags.bots ?? (asks && seats > 1 ? [await askForOpponent(flags.lang)] : ["normal"]);
  const seed = flags.seed ?? randomUUID().slice(0, 8);
  const sitting = new Sitting(desk, startMatch(game, { seats, seed, options }), {
    seat,
    bots: botsFor(specs, seats, seat),
    speech: await speechFor(entry, flags.lang),
    record: flags.record ?? `${game.id}-${seed.replace(/[^\w-]/g, "_")}.civitas`,
    json: flags.json === true,
  });
  await sitting.play();
}

/** Resumes a record where it ends. Its notes say who sat where and which bots played, unless flags say otherwise. */
async function resume(desk: Desk, file: string, flags: Flags): Promise<void> {
  const { entry, game, record } = await openRecord(desk, file);
  const match = Match.replay(game, record);
  if (match.over) throw new Complaint(`the game in "${file}" is over`);
  const { seat: noted, bots: level } = record.notes ?? {};
  const seat = seatAt(flags.seat ?? (Number(noted) || 1), record.seats);
  const sitting = new Sitting(desk, match, {
    seat,
    bots: botsFor(flags.bots ?? level?.split(",") ?? ["normal"], record.seats, seat),
    speech: await speechFor(entry, flags.lang),
    record: flags.record ?? file,
    json: flags.json === true,
  });
  await sitting.play();
}

/** A seat as people count them, from 1. */
function seatAt(counted: number, seats: number): number {
  if (counted > seats) throw new Complaint(`there is no seat ${counted}; seats are 1 to ${seats}`);
  return counted - 1;
}

async function whichGame(desk: Desk, lang: Language): Promise<GameEntry> {
  if (desk.watched) return askForGame(desk, lang);
  throw new Complaint(`which game? The games are ${desk.games.map(({ id }) => id).join(", ")}`);
}

/** By seat, the bot that sits there; none on the player's own. */
function botsFor(specs: readonly string[], seats: number, own: number): (Bot | undefined)[] {
  let next = 0;
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === own) return undefined;
    const spec = specs[next++ % specs.length] ?? "normal";
    return makeBot(LEVELS.find((level) => level.id === spec)?.spec ?? spec);
  });
}
