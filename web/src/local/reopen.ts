import { type AnyGame, type AnyMatch, BrokenRules, Match, Refusal, type Snapshot } from "@civitas/kernel";

/**
 * Opens a stored match. Its log is not stored, since it is most of the weight: replaying the answers brings it back, if
 * these rules still lead to the same position.
 */
export function reopen(game: AnyGame, snapshot: Snapshot): AnyMatch {
  const match: AnyMatch = Match.resume(game, snapshot);
  if (snapshot.log !== undefined || match.dropped.length > 0) return match;
  try {
    const replayed: AnyMatch = Match.replay(game, snapshot);
    return replayed.hash() === match.hash() ? replayed : match;
  } catch (error) {
    if (error instanceof Refusal || error instanceof BrokenRules) return match;
    throw error;
  }
}
