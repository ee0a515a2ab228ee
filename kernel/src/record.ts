import type { OptionValues } from "./game.ts";
import type { Answer } from "./option.ts";
import { Refusal } from "./refusal.ts";

/** Everything a whole match follows from. */
export interface PlayedMatch {
  readonly game: string;
  /** The version of the game's rules it was played by. */
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly answers: readonly Answer[];
}

/** A match to be kept or passed on, with the data to check it. */
export interface MatchRecord extends PlayedMatch {
  /** The hash of the match after the last answer. */
  readonly hash?: string | undefined;
  /** Further lines of the head, such as players' names or the seed's commitment. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
}

const FIRST_LINE = "civitas record 1";
const OWN_KEYS = new Set(["game", "rules", "seats", "options", "seed"]);

/** A record as a text file that a person can read: a head, one answer a line, the hash. */
export function formatRecord(record: MatchRecord): string {
  const lines = [
    FIRST_LINE,
    `game: ${record.game}`,
    `rules: ${record.version}`,
    `seats: ${record.seats}`,
    `options: ${JSON.stringify(record.options)}`,
    `seed: ${record.seed}`,
  ];
  for (const [key, value] of Object.entries(record.notes ?? {})) lines.push(`${key}: ${value}`);
  lines.push("", ...record.answers.map(({ seat, id }) => `${seat} ${id}`));
  if (record.hash !== undefined) lines.push("", `hash: ${record.hash}`);
  return `${lines.join("\n")}\n`;
}

function broken(line: number, problem: string): Refusal {
  return new Refusal("bad-record", `line ${line} of the record: ${problem}`);
}

/** Reads what `formatRecord` writes; lines that begin with # are remarks. */
export function parseRecord(text: string): MatchRecord {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== FIRST_LINE) throw broken(1, `it should read "${FIRST_LINE}"`);
  const head = new Map<string, string>();
  const answers: Answer[] = [];
  for (let i = 1; i < lines.length; i++) {
    const line = (lines[i] ?? "").trim();
    if (line === "" || line.startsWith("#")) continue;
    const answer = /^(\d{1,2}) (\S{1,200})$/.exec(line);
    const entry = /^([A-Za-z][\w-]*): ?(.*)$/.exec(line);
    if (entry?.[1] !== undefined && entry[2] !== undefined) head.set(entry[1], entry[2]);
    else if (answer?.[1] !== undefined && answer[2] !== undefined)
      answers.push({ seat: Number(answer[1]), id: answer[2] });
    else throw broken(i + 1, "neither an entry nor an answer");
  }
  const entry = (key: string): string => {
    const value = head.get(key);
    if (value === undefined) throw new Refusal("bad-record", `the record has no line "${key}: …"`);
    return value;
  };
  const whole = (key: string): number => {
    const n = Number(entry(key));
    if (!Number.isInteger(n) || n < 0) throw new Refusal("bad-record", `"${key}" is not a whole number`);
    return n;
  };
  const notes = [...head].filter(([key]) => !OWN_KEYS.has(key) && key !== "hash");
  return {
    game: entry("game"),
    version: whole("rules"),
    seats: whole("seats"),
    options: parseOptions(entry("options")),
    seed: entry("seed"),
    answers,
    ...(head.has("hash") ? { hash: entry("hash") } : {}),
    ...(notes.length > 0 ? { notes: Object.fromEntries(notes) } : {}),
  };
}

function parseOptions(text: string): OptionValues {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal("bad-record", "the options of the record are not JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal("bad-record", "the options of the record are not an object");
  }
  const options: Record<string, boolean | string | number> = {};
  for (const [name, item] of Object.entries(value)) {
    if (typeof item !== "boolean" && typeof item !== "string" && typeof item !== "number") {
      throw new Refusal("bad-record", `option "${name}" of the record is not a plain value`);
    }
    options[name] = item;
  }
  return options;
}
