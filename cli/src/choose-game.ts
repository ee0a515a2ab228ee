import type { GameEntry } from "@civitas/games";
import type { AnyGame, OptionKind, OptionValues } from "@civitas/kernel";
import { allowed, applies } from "@civitas/kernel";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";

/** The game of this name. */
export function entryOf(desk: Desk, id: string): GameEntry {
  const entry = desk.games.find((candidate) => candidate.id === id);
  if (entry !== undefined) return entry;
  const known = desk.games.map((candidate) => candidate.id).join(", ");
  throw new Complaint(`there is no game "${id}"; the games are ${known}`);
}

export async function loadGame(desk: Desk, id: string): Promise<AnyGame> {
  return (await entryOf(desk, id).load()).game;
}

/** The wanted number of seats; otherwise two, or the nearest number that the game allows. */
export function seatsOf(game: AnyGame, asked: number | undefined): number {
  const { min, max } = game.seats;
  const seats = asked ?? Math.min(max, Math.max(2, min));
  if (seats >= min && seats <= max) return seats;
  throw new Complaint(`${game.id} is for ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`);
}

/** The options written as `name=value`. */
export function optionsOf(game: AnyGame, seats: number, written: readonly string[]): OptionValues {
  const kinds: Readonly<Record<string, OptionKind>> = game.options;
  const options: Record<string, boolean | string | number> = {};
  for (const text of written) {
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === "") throw new Complaint(`an option is written name=value, not "${text}"`);
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) {
      const known = Object.keys(kinds).join(", ");
      throw new Complaint(`${game.id} has no option "${name}"; ${known === "" ? "it has none" : `it has ${known}`}`);
    }
    if (!applies(kind, seats)) throw new Complaint(`option "${name}" of ${game.id} means nothing with ${seats} seats`);
    options[name] = readValue(game, name, kind, value);
  }
  return options;
}

function readValue(game: AnyGame, name: string, kind: OptionKind, text: string): boolean | string | number {
  if (kind.kind === "flag" && (text === "true" || text === "false")) return text === "true";
  if (kind.kind === "choice" && kind.of.includes(text)) return text;
  if (kind.kind === "number" && /^-?\d+$/.test(text)) {
    const n = Number(text);
    if (n >= kind.min && n <= kind.max) return n;
  }
  throw new Complaint(`option "${name}" of ${game.id} can't be "${text}"; it may be ${allowed(kind).join(", ")}`);
}
