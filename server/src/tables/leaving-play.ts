import type { Seat } from "@civitas/kernel";
import { Refused } from "../refused.ts";
import { peopleWithASay, type TableDoc, withoutRequest, withSeat } from "./table-doc.ts";

/** Nobody is left, or nobody is left to play against. */
function decided(doc: TableDoc): boolean {
  const playing = doc.seats.filter((place) => place.kind !== "person" || place.standIn?.why !== "resigned");
  return peopleWithASay(doc).length === 0 || (playing.length <= 1 && doc.seats.length > 1);
}

/** Gives up. A bot plays on so that the others can finish, unless there is nothing left to finish. */
export function resign(doc: TableDoc, seat: Seat, level: string, now: number): TableDoc {
  const place = doc.seats[seat];
  if (place?.kind !== "person") throw new Refused("not-seated");
  if (place.standIn?.why === "resigned") throw new Refused("resigned");
  const resigned = withoutRequest(withSeat(doc, seat, { ...place, standIn: { level, why: "resigned" } }));
  return decided(resigned) ? { ...resigned, state: "over", ending: "resigned", ended: now } : resigned;
}

/** Lets a bot play for a while. */
export function goAway(doc: TableDoc, seat: Seat, level: string, why: "away" | "out-of-time"): TableDoc {
  const place = doc.seats[seat];
  if (place?.kind !== "person") throw new Refused("not-seated");
  if (place.standIn !== undefined) return doc;
  return withSeat(doc, seat, { ...place, standIn: { level, why } });
}

/** Plays again in person: not after giving up, nor when the time for the whole game is used up. */
export function comeBack(doc: TableDoc, seat: Seat): TableDoc {
  const place = doc.seats[seat];
  if (place?.kind !== "person") throw new Refused("not-seated");
  const { standIn, ...person } = place;
  if (standIn === undefined) return doc;
  if (standIn.why === "resigned") throw new Refused("resigned");
  if (standIn.why === "out-of-time" && doc.pace.clock.kind === "game") throw new Refused("out-of-time");
  return withSeat(doc, seat, person);
}
