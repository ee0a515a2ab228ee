import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GameEntry } from "@civitas/games";
import { type AnyGame, type AnyMatch, type MatchRecord, parseRecord, type Snapshot, startMatch } from "@civitas/kernel";

/** When one looks at the table: before the first answer, halfway, and before the last answer of the first seat. */
export const MOMENTS = ["begin", "middle", "end"] as const;
export type Moment = (typeof MOMENTS)[number];

/** A game that stands at a moment, as a browser keeps it. */
export interface Position {
  readonly game: string;
  readonly seats: number;
  readonly moment: Moment;
  readonly round: number;
  readonly snapshot: Snapshot;
}

/** The seat counts a game may be played with. */
export function seatCounts({ seats: { min, max } }: AnyGame): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** The longest golden game with so many seats: bots have filled its boards, hands and purses. */
function recordOf(id: string, seats: number): MatchRecord {
  const folder = fileURLToPath(new URL(`../../games/${id}/golden/`, import.meta.url));
  const records = readdirSync(folder)
    .map((file) => parseRecord(readFileSync(folder + file, "utf8")))
    .filter((record) => record.seats === seats)
    .sort((a, b) => b.answers.length - a.answers.length);
  const [longest] = records;
  if (longest === undefined) throw new Error(`no golden game of ${id} has ${seats} seats`);
  return longest;
}

/** The game as it stood when so many answers had been given. */
function after(game: AnyGame, { seats, seed, options, answers }: MatchRecord, given: number): AnyMatch {
  const match = startMatch(game, { seats, seed, options });
  for (const { seat, id } of answers.slice(0, given)) match.answer(seat, id);
  return match;
}

/** How many answers had been given whenever the first seat was asked. */
function whenAsked(game: AnyGame, record: MatchRecord): number[] {
  const match = after(game, record, 0);
  const asked: number[] = [];
  for (const [given, { seat, id }] of record.answers.entries()) {
    // A table answers formalities by itself.
    const mine = match.pending.find((decision) => decision.seat === 0);
    if (mine !== undefined && mine.formality !== true) asked.push(given);
    match.answer(seat, id);
  }
  return asked;
}

/** The same game at its three moments, with the first seat to decide. */
export async function positionsOf(entry: GameEntry, seats: number): Promise<Position[]> {
  const { game } = await entry.load();
  const record = recordOf(entry.id, seats);
  const asked = whenAsked(game, record);
  const when: Readonly<Record<Moment, number>> = {
    begin: asked[0] ?? 0,
    middle: asked[Math.floor(asked.length / 2)] ?? 0,
    end: asked.at(-1) ?? 0,
  };
  return MOMENTS.map((moment) => {
    const match = after(game, record, when[moment]);
    return { game: entry.id, seats, moment, round: match.progress.round, snapshot: match.snapshot() };
  });
}
