import { formatRecord } from "@civitas/kernel";
import { botName, notesOf } from "@civitas/protocol";
import { Refused } from "../refused.ts";
import type { Picture } from "./keeping.ts";
import { answersOf } from "./restoring.ts";
import type { TableDoc } from "./table-doc.ts";

function nameAt(doc: TableDoc, seat: number): string {
  const place = doc.seats[seat];
  if (place?.kind === "person") return place.person.name;
  return place?.kind === "bot" ? botName(place.level) : "nobody";
}

/**
 * The whole game as a text that anybody can replay and check. It reveals the seed, so it exists only when the game is
 * over. `hash` is that of the end.
 */
export function recordOf({ kept: { doc }, entries }: Picture, hash: string | undefined): string {
  if (doc.state !== "over") throw new Refused("not-over");
  const { game, rules: version, options, seed } = doc;
  if (seed === undefined) throw new Refused("not-started");
  const notes: Record<string, string> = {};
  doc.seats.forEach((_, seat) => {
    notes[`player-${seat}`] = nameAt(doc, seat);
  });
  if (doc.ended !== undefined) notes.ended = new Date(doc.ended).toISOString();
  if (doc.ending !== undefined) notes.ending = doc.ending;
  if (doc.rulesChanged !== undefined) notes["rules-changed-at"] = String(doc.rulesChanged);
  const salts = doc.salts.map((salt) => salt ?? "-");
  const all = { ...notes, ...notesOf({ serverSeed: doc.serverSeed, salts }) };
  const answers = answersOf(entries);
  return formatRecord({ game, version, seats: doc.seats.length, options, seed, answers, hash, notes: all });
}
