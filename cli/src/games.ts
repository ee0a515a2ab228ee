import type { OptionKind, SeatRange } from "@civitas/kernel";
import { allowed } from "@civitas/kernel";
import type { Language } from "@civitas/words";
import type { Command } from "commander";
import { language } from "./arguments.ts";
import type { Desk } from "./desk.ts";
import { speechFor } from "./speech.ts";

interface Flags {
  readonly lang: Language;
  readonly json?: true;
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly seats: SeatRange;
  readonly options: readonly ({ readonly name: string; readonly title: string } & OptionKind)[];
}

export function addGames(program: Command, desk: Desk): void {
  program
    .command("games")
    .description("list the games, their seats, modules and variants")
    .option("--lang <language>", "en, ru or hu", language, "en")
    .option("--json", "print JSON")
    .action((flags: Flags) => games(desk, flags));
}

async function games(desk: Desk, { lang, json }: Flags): Promise<void> {
  const listed: Listed[] = [];
  for (const entry of desk.games) {
    const { game } = await entry.load();
    const { speaker } = await speechFor(entry, lang);
    const titled = (key: string, otherwise: string): string =>
      speaker.has(key) ? speaker.plain({ say: key }) : otherwise;
    const kinds: [string, OptionKind][] = Object.entries(game.options);
    listed.push({
      id: game.id,
      name: titled("game.name", game.id),
      version: game.version,
      seats: game.seats,
      options: kinds.map(([name, kind]) => ({ name, title: titled(`option.${name}`, name), ...kind })),
    });
  }
  if (json) desk.print(JSON.stringify({ games: listed }));
  else for (const line of listed.flatMap(inWords)) desk.print(line);
}

const range = ({ min, max }: SeatRange): string => (min === max ? String(min) : `${min}-${max}`);

function inWords({ id, name, seats, options }: Listed): string[] {
  return [
    `${id}: ${name}, ${range(seats)} seats`,
    ...options.map((option) => {
      const only = option.seats === undefined ? "" : `, with ${range(option.seats)} seats`;
      return `  ${option.name}=${option.default}  ${option.title} (${allowed(option).join(", ")}${only})`;
    }),
  ];
}
