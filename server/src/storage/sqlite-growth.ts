import type Database from "libsql";
import type { Growth } from "./store.ts";

/** What a growth consists of, in the order of the columns below. */
function columnsOf({ entry, revision, waiting, hash, table }: Growth): (string | number | null)[] {
  const { table_id, seq, kind, seat, said, expected, time } = entry;
  const { doc = null, state = null } = table ?? {};
  return [table_id, seq, kind, seat, said, expected, time, revision, waiting, doc, state, hash];
}

/**
 * A view that can only be inserted into: the table moves on, and its log grows. All growths of a commit are laid out as one
 * text, so that the whole work of the database is one statement, which runs in a thread of the library.
 */
const LAY_OUT = `
  pragma temp_store = memory;
  create temp table laid_out (only_one integer primary key, growths text not null);
  create temp view growth as
    select table_id, entries.seq, kind, seat, said, expected, time, revision, waiting, doc, state, hash
    from entries join tables on tables.id = entries.table_id;
  create temp trigger grow instead of insert on growth begin
    update tables
      set seq = new.seq + 1, revision = new.revision + 1, waiting = new.waiting, updated = new.time, hash = new.hash,
          doc = coalesce(new.doc, doc), state = coalesce(new.state, state)
      where id = new.table_id and revision = new.revision;
    select raise(abort, 'overtaken') where changes() = 0;
    insert into entries (table_id, seq, kind, seat, said, expected, time)
      values (new.table_id, new.seq, new.kind, new.seat, new.said, new.expected, new.time);
  end`;

const GROW = `
  insert into growth
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
    value ->> 9, value ->> 10, value ->> 11
  from laid_out, json_each(growths)`;

/** Whether the table has been changed by somebody else meanwhile. */
export const isOvertaken = (error: unknown): boolean => error instanceof Error && error.message.includes("overtaken");

/** Gives a function that writes all growths or none. */
export function preparedToGrow(
  database: Database.Database,
  exec: (sql: string) => Promise<void>,
): (growths: readonly Growth[]) => Promise<void> {
  database.exec(LAY_OUT);
  const layOut = database.prepare("insert or replace into laid_out (only_one, growths) values (1, ?)");
  return (growths) => {
    layOut.run([JSON.stringify(growths.map(columnsOf))]);
    return exec(GROW);
  };
}
