import type { GameUi } from "@civitas/table-kit";
import { House } from "./house.ts";

/** Everybody's points at the end of a round. */
export interface RoundPoints {
  readonly round: number;
  readonly points: readonly number[];
}

/** How the points grew, from the record of a game and the table's own count. */
export async function pointsByRound(
  record: string,
  scores: NonNullable<GameUi["scores"]>,
): Promise<readonly RoundPoints[]> {
  const house = new House();
  try {
    const { rounds, length } = await house.call("readRecord", record);
    const story: RoundPoints[] = [];
    for (const [i, { round }] of rounds.entries()) {
      const { sight } = await house.call("replay", rounds[i + 1]?.at ?? length, "open");
      story.push({ round, points: sight.result?.scores ?? scores(sight.view) });
    }
    return story;
  } finally {
    house.close();
  }
}
