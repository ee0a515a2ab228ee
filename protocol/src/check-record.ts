import { type AnyGame, Match, type MatchRecord, Refusal } from "@civitas/kernel";
import { type FairnessProblem, verifyFairness } from "./fairness.ts";

/** What a player has noted before and during the game, to compare the record with. */
export interface Remembered {
  /** What the server committed to before it knew any salt. */
  readonly commitment?: string | undefined;
  /** The player's own salt. */
  readonly salt?: string | undefined;
  readonly seat?: number | undefined;
}

export type RecordProblem =
  | FairnessProblem
  /** It was played by rules that are not available. */
  | "other-rules"
  /** An answer does not fit the rules, or the game ends otherwise than the record says. */
  | "does-not-replay"
  | "other-commitment"
  | "other-salt";

/** Checks all of a record: the seed, the salts, every answer, the position at the end. Undefined if all is well. */
export function checkRecord(game: AnyGame, record: MatchRecord, mine: Remembered = {}): RecordProblem | undefined {
  const fairness = verifyFairness(record);
  if (!fairness.fair) return fairness.why;
  if (mine.commitment !== undefined && mine.commitment !== fairness.commitment) return "other-commitment";
  if (mine.salt !== undefined && record.notes?.[`salt-${mine.seat}`] !== mine.salt) return "other-salt";
  if (record.game !== game.id || record.version !== game.version) return "other-rules";
  try {
    return Match.replay(game, record).hash() === record.hash ? undefined : "does-not-replay";
  } catch (error) {
    if (error instanceof Refusal) return "does-not-replay";
    throw error;
  }
}
