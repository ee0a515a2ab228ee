import { type AnyMatch, canonical, type Seat } from "@civitas/kernel";

const WORLDS = 3;

/**
 * Whether one seat sees something that the other can't know. No game has to declare it: deal anew what the one can't
 * know, and compare the other's views.
 */
export function hasSecretsFrom(match: AnyMatch, seat: Seat, other: Seat): boolean {
  const seen = canonical(match.view(seat));
  for (let world = 1; world <= WORLDS; world++) {
    const imagined = match.imagine(other, world, { quiet: true });
    if (canonical(imagined.view(seat)) !== seen) return true;
  }
  return false;
}
