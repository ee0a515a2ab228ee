/** The code of a refusal: the question that was answered is no longer the one that is asked. */
export const MOVED_ON = "moved-on";

/** Somebody answered what was on the screen, but the table has moved on meanwhile. */
export class MovedOn extends Error {
  readonly code = MOVED_ON;
}
