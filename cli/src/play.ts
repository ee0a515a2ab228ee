import { randomUUID } from "node:crypto";
import { type Bot, LEVELS, makeBot } from "@civitas/bots";
import type { GameEntry } from "@civitas/games";
import { startMatch } from "@civitas/kernel";
import { bestLanguage, LANGUAGES, type Language } from "@civitas/words";
import type { Command } from "commander";
import { another, language, list, seedText, wholeNumber } from "./arguments.ts";
import { askForGame, askForOpponent, askForSeats } from "./ask.ts";
import { entryOf, optionsOf, seatsOf } from "./choose-game.ts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";
import { Sitting } from "./sitting.ts";
import { speechFor } from "./speech.ts";

interface Flags {
  readonly seats?: number;
  readonly seat: number;
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
    .option("--seat <n>", "your seat, counted from 0", wholeNumber(0), 0)
    .option("--bots <list>", `the others: ${LEVELS.map(({ id }) => id).join(", ")}, or bots as in sim`, list)
    .option("--seed <text>", "the same seed deals the same game", seedText)
    .option("--option <name=value>", "a module or variant; may be given several times", another, [])
    .option("--record <file>", "where the record goes")
    .option("--lang <language>", LANGUAGES.join(", "), language, bestLanguage([process.env.LANG ?? "en"]))
    .option("--json", "print what you see as JSON, one line a question")
    .action((id: string | undefined, flags: Flags) => play(desk, id, flags));
}

async function play(desk: Desk, id: string | undefined, flags: Flags): Promise<void> {
  const entry = id === undefined ? await whichGame(desk, flags.lang) : entryOf(desk, id);
  const { game } = await entry.load();
  const asks = desk.watched && flags.json !== true;
  const seats = seatsOf(game, flags.seats ?? (asks ? await askForSeats(game.seats, flags.lang) : undefined));
  if (flags.seat >= seats) throw new Complaint(`there is no seat ${flags.seat}; seats are 0 to ${seats - 1}`);
  const options = optionsOf(game, seats, flags.option);
  const specs = flags.bots ?? (asks && seats > 1 ? [await askForOpponent(flags.lang)] : ["normal"]);
  const seed = flags.seed ?? randomUUID().slice(0, 8);
  const sitting = new Sitting(desk, startMatch(game, { seats, seed, options }), {
    seat: flags.seat,
    bots: botsFor(specs, seats, flags.seat),
    speech: await speechFor(entry, flags.lang),
    record: flags.record ?? `${game.id}-${seed.replace(/[^\w-]/g, "_")}.civitas`,
    json: flags.json === true,
  });
  await sitting.play();
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
