import { readFileSync } from "node:fs";
import type { GameEntry } from "@civitas/games";
import { type AnyGame, type MatchRecord, parseRecord } from "@civitas/kernel";
import { entryOf } from "./choose-game.ts";
import { Complaint } from "./complaint.ts";
import type { Desk } from "./desk.ts";

export interface OpenRecord {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly record: MatchRecord;
}

/** A record from a file, and the rules it was played by. */
export async function openRecord(desk: Desk, file: string): Promise<OpenRecord> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Complaint(`the file "${file}" can't be read`);
  }
  const record = parseRecord(text);
  const entry = entryOf(desk, record.game);
  const { game } = await entry.load();
  return { entry, game, record };
}
