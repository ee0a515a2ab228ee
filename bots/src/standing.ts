import type { AnyMatch, Result } from "@civitas/kernel";

/**
 * How much of the value of a finished match is the result itself. The rest is the game's estimate, so that a lost game
 * is still played well.
 */
const RESULT_COUNTS = 0.9;

/** By seat, its share of the victory: 1 for a sole winner, equal shares for those who tie. */
export function victory(result: Result): number[] {
  const winners = result.places.filter((place) => place === 1).length;
  return result.places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** By seat, what the game's own `evaluate` says. */
export function estimates(match: AnyMatch): number[] {
  const parts: number[] = [];
  for (let seat = 0; seat < match.seats; seat++) parts.push(match.evaluate(seat));
  return parts;
}

/**
 * By seat, its expected share of the victory: the estimates, scaled so that they add up to 1. A solo player shares with
 * nobody, so the estimate stays as it is.
 */
export function standing(match: AnyMatch, estimated: readonly number[] = estimates(match)): number[] {
  const parts = [...estimated];
  if (match.seats === 1) return parts;
  const won = match.result && victory(match.result);
  const shift = (1 - parts.reduce((sum, part) => sum + part, 0)) / match.seats;
  for (let seat = 0; seat < match.seats; seat++) {
    const expected = Math.min(1, Math.max(0, (parts[seat] ?? 0) + shift));
    parts[seat] = won === undefined ? expected : RESULT_COUNTS * (won[seat] ?? 0) + (1 - RESULT_COUNTS) * expected;
  }
  return parts;
}
