import type { Growth } from "./store.ts";

/** What every answer does, written once: building these two queries anew costs more than running them. */
export const GROW = "update tables set seq = ?, revision = ?, waiting = ?, updated = ? where id = ? and revision = ?";
export const APPEND =
  "insert into entries (table_id, seq, kind, seat, said, expected, time) values (?, ?, ?, ?, ?, ?, ?)";

export function growBy({ entry, revision, waiting }: Growth): (string | number)[] {
  return [entry.seq + 1, revision + 1, waiting, entry.time, entry.table_id, revision];
}

export function appended({ entry }: Growth): (string | number)[] {
  const { table_id, seq, kind, seat, said, expected, time } = entry;
  return [table_id, seq, kind, seat, said, expected, time];
}
