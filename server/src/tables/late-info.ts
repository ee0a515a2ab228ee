import type { SeatDoc, TableDoc } from "./table-doc.ts";

/** When late spectators have seen the last answer; undefined while that is not known, or if nobody is late. */
export function seenByAll({ ended, started, spectators }: TableDoc): number | undefined {
  return ended === undefined || started === undefined ? undefined : ended + spectators.delay * 1000;
}

/** Whether there is something about the table that late spectators must not know yet. */
export function hasLateNews(doc: TableDoc, now: number): boolean {
  if (doc.spectators.delay === 0 || doc.started === undefined) return false;
  return (seenByAll(doc) ?? Number.POSITIVE_INFINITY) > now;
}

/**
 * The table as late spectators may know it. What happened since the start they see on the board, later. That the game
 * is over, how it ended, who gave up, what was requested and where the players have gone would tell them too early.
 */
export function asLateAudienceKnows(doc: TableDoc, now: number): TableDoc {
  if (!hasLateNews(doc, now)) return doc;
  const { request: _, ending: __, ended: ___, rematch: ____, ...rest } = doc;
  return { ...rest, state: "playing", paused: false, seats: doc.seats.map(asAtTheStart) };
}

function asAtTheStart(place: SeatDoc): SeatDoc {
  return place.kind === "person" ? { kind: "person", person: place.person } : place;
}
