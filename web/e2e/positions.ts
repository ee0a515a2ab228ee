import type { GameEntry } from "@civitas/games";
import { type AnyGame, type AnyMatch, type Option, Random, type Snapshot, startMatch } from "@civitas/kernel";

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

const SEED = "a table for every screen";

function begin(game: AnyGame, seats: number): AnyMatch {
  return startMatch(game, { seats, seed: SEED, options: {} });
}

/** A busy player: mostly takes something of the table as long as there is anything to take, so that boards fill. */
function busily(options: readonly Option[], random: Random): string {
  const doing = options.filter(({ refs = [] }) => refs.length > 0);
  const among = doing.length > 0 && random.int(10) > 0 ? doing : options;
  return among[random.int(among.length)]?.id ?? "";
}

/** The answers of a whole game, and how many had been given whenever the first seat was asked. */
function playedThrough(game: AnyGame, seats: number) {
  const match = begin(game, seats);
  const random = Random.seeded(SEED);
  const asked: number[] = [];
  while (!match.over) {
    const { seat, options, formality } = match.pending[0] ?? { seat: 0, options: [], formality: true };
    // A table answers formalities by itself.
    if (seat === 0 && formality !== true) asked.push(match.answers.length);
    match.answer(seat, busily(options, random));
  }
  return { answers: match.answers, asked };
}

/** The same game at its three moments, with the first seat to decide. */
export async function positionsOf(entry: GameEntry, seats: number): Promise<Position[]> {
  const { game } = await entry.load();
  const { answers, asked } = playedThrough(game, seats);
  const when: Readonly<Record<Moment, number>> = {
    begin: asked[0] ?? 0,
    middle: asked[Math.floor(asked.length / 2)] ?? 0,
    end: asked.at(-1) ?? 0,
  };
  return MOMENTS.map((moment) => {
    const match = begin(game, seats);
    for (const { seat, id } of answers.slice(0, when[moment])) match.answer(seat, id);
    return { game: entry.id, seats, moment, round: match.progress.round, snapshot: match.snapshot() };
  });
}
