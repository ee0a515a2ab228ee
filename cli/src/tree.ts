import type { Message } from "@civitas/kernel";
import { columns } from "./columns.ts";

/** How the tree says what it finds in plain data. */
export interface Voice {
  say(message: Message): string;
  /** The name of a thing by its id, if there is one: `hanging-gardens` is "Hanging Gardens". */
  name(id: string): string;
  /** The name of whoever sits there. */
  seat(seat: number): string;
  /** What a part of the data is called. */
  part(key: string): string;
}

/** What views call a seat. Only the program counts seats from 0. */
const SEATS = new Set(["seat", "viewer", "active", "first", "holder", "owner", "mover"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isMessage = (value: unknown): value is Message =>
  isRecord(value) &&
  typeof value.say === "string" &&
  Object.keys(value).every((key) => key === "say" || key === "with");

const LINE = 100;

/** Plain data as an indented list that a person can read; similar things are shown as a table. */
export function tree(value: unknown, voice: Voice): string[] {
  const short = inline(value, voice);
  if (short !== undefined && (short.length <= LINE || isFlatList(value))) return wrapped(short);
  if (Array.isArray(value)) return table(value, voice) ?? value.flatMap((item) => listed(item, voice));
  if (!isRecord(value)) return [String(value)];
  return entriesOf(value).flatMap(([key, given]) => {
    const item = spoken(key, given, voice);
    const lines = typeof item === "string" && item !== given ? [item] : tree(item, voice);
    const [only = ""] = lines;
    const part = voice.part(key);
    if (lines.length === 1 && part.length + only.length + 2 <= LINE) return [`${part}: ${only.replace(/^- /, "")}`];
    return [`${part}:`, ...lines.map((line) => `  ${line}`)];
  });
}

function spoken(key: string, item: unknown, voice: Voice): unknown {
  if (typeof item === "number" && SEATS.has(key)) return voice.seat(item);
  const seats = key === "order" && Array.isArray(item) && item.every((seat) => typeof seat === "number");
  return seats ? item.map((seat) => voice.seat(seat)).join(", ") : item;
}

const isFlatList = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((item) => typeof item !== "object") : isRecord(value) && isCount(value);

/** A long line broken after its commas. */
function wrapped(text: string): string[] {
  const lines = [""];
  for (const part of text.split(/(?<=,) /)) {
    const last = lines.at(-1) ?? "";
    if (last === "") lines[lines.length - 1] = part;
    else if (last.length + part.length < LINE) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}

/** Empty parts are left out: most of a large table is empty most of the time. */
const entriesOf = (value: Record<string, unknown>): [string, unknown][] =>
  Object.entries(value).filter(([, item]) => !isEmpty(item));

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.values(value).every(isEmpty);
}

function listed(item: unknown, voice: Voice): string[] {
  const [first = "", ...rest] = tree(item, voice);
  return [`- ${first}`, ...rest.map((line) => `  ${line}`)];
}

/** A list of similar things, a line each, if they are flat enough for that. */
function table(items: readonly unknown[], voice: Voice): string[] | undefined {
  if (items.length < 2 || !items.every(isRecord)) return undefined;
  const head = [...new Set(items.flatMap((item) => entriesOf(item).map(([key]) => key)))];
  const rows: (string | number)[][] = [];
  for (const item of items) {
    const row = head.map((key) => {
      const cell = item[key];
      if (typeof cell === "number" && SEATS.has(key)) return voice.seat(cell);
      return typeof cell === "number" ? cell : isEmpty(cell) ? "" : inline(cell, voice);
    });
    if (!row.every((cell) => cell !== undefined)) return undefined;
    rows.push(row);
  }
  const lines = columns([head.map((key) => voice.part(key)), ...rows]);
  return lines.every((line) => line.length <= LINE) ? lines : undefined;
}

/** How many there are of each thing. Zeros need not be read. */
const isCount = (value: Record<string, unknown>): boolean =>
  Object.entries(value).length > 2 &&
  Object.entries(value).every(([key, n]) => typeof n === "number" && !SEATS.has(key));

const isPrice = (value: Record<string, unknown>): value is { resource: string; amount: number } =>
  typeof value.resource === "string" && typeof value.amount === "number" && Object.keys(value).length === 2;

/** On one line, if it is flat enough for that. */
function inline(value: unknown, voice: Voice): string | undefined {
  if (isMessage(value)) return voice.say(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return "–";
    const items = value.map((item) => (typeof item === "object" && !isMessage(item) ? undefined : inline(item, voice)));
    return items.every((item) => item !== undefined) ? items.join(", ") : undefined;
  }
  if (!isRecord(value)) return scalar(value, voice);
  const entries = entriesOf(value);
  if (isPrice(value)) return `${value.amount} ${voice.part(value.resource)}`;
  if (isCount(value)) {
    const some = entries.filter(([, n]) => n !== 0);
    return some.map(([key, n]) => `${voice.part(key)} ${n}`).join(", ") || "–";
  }
  if (entries.length > 6 || entries.some(([, item]) => typeof item === "object" && item !== null && !isMessage(item))) {
    return undefined;
  }
  const said = ([key, item]: [string, unknown]): string =>
    `${key === "id" ? "" : `${voice.part(key)} `}${typeof item === "number" && SEATS.has(key) ? voice.seat(item) : inline(item, voice)}`;
  return entries.map(said).join(", ") || "–";
}

function scalar(value: unknown, voice: Voice): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  return typeof value === "string" ? voice.name(value) : String(value);
}
