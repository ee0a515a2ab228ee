import { formatRecord } from "@civitas/kernel";
import { notesOf } from "@civitas/protocol";
import { Refused } from "../refused.ts";
import type { LiveTable } from "./live-table.ts";
import type { TableDoc } from "./table-doc.ts";

function nameAt(doc: TableDoc, seat: number): string {
  const place = doc.seats[seat];
  if (place?.kind === "person") return place.person.name;
  return place?.kind === "bot" ? `bot ${place.level}` : "nobody";
}

/** The whole game as a text that anybody can replay and check: only when it is over, for it tells the seed. */
export function recordOf({ doc, match }: LiveTable): string {
  if (doc.state !== "over") throw new Refused("not-over");
  if (match === undefined) throw new Refused("not-started");
  const notes: Record<string, string> = {};
  doc.seats.forEach((_, seat) => {
    notes[`player-${seat}`] = nameAt(doc, seat);
  });
  if (doc.ended !== undefined) notes.ended = new Date(doc.ended).toISOString();
  if (doc.ending !== undefined) notes.ending = doc.ending;
  if (doc.rulesChanged !== undefined) notes["rules-changed-at"] = String(doc.rulesChanged);
  const salts = doc.salts.map((salt) => salt ?? "-");
  return formatRecord(match.record({ ...notes, ...notesOf({ serverSeed: doc.serverSeed, salts }) }));
}
