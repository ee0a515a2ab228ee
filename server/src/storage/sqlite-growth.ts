import type Database from "libsql";
import type { Growth } from "./store.ts";

/** The fields of a growth, in the order of the columns below. */
function columnsOf({ entry, revision, waiting, hash, table }: Growth): (string | number | null)[] {
  const { table_id, seq, kind, seat, said, expected, time } = entry;
  const { doc = null, state = null } = table ?? {};
  return [table_id, seq, kind, seat, said, expected, time, revision, waiting, doc, state, hash];
}

/**
 * A view that can only be inserted into: the table moves on, and its log grows. All growths of a commit come as one
 * text, so that the database's whole work is one statement, which runs in a thread of the library.
 */
const LAY_OUT = `
  pragma temp_store = memory;
  create temp view growth as
    select table_id, entries.seq, kind, seat, said, expected, time, revision, waiting, doc, state, hash
    from entries join tables on tables.id = entries.table_id;
  create temp trigger grow instead of insert on growth begin
    update tables
      set seq = new.seq + 1, revision = new.revision + 1, waiting = new.waiting, updated = new.time, hash = new.hash,
        doc = coalesce(new.doc, doc)
      where id = new.table_id and revision = new.revision;
    select raise(abort, 'overtaken') where changes() = 0;
    -- A column of an index that is set is written anew there, too, even to what it was.
    update tables set state = new.state where new.state is not null and id = new.table_id and state <> new.state;
    insert into entries (table_id, seq, kind, seat, said, expected, time)
      values (new.table_id, new.seq, new.kind, new.seat, new.said, new.expected, new.time);
  end`;

/** Each growth is parsed once, and not once for every column. */
const GROW = `
  insert into growth
  with given as materialized (select jsonb(value) as row from json_each(?))
  select row ->> 0, row ->> 1, row ->> 2, row ->> 3, row ->> 4, row ->> 5, row ->> 6, row ->> 7, row ->> 8, row ->> 9,
    row ->> 10, row ->> 11
  from given`;

/** Whether somebody else has changed the table meanwhile. */
export const isOvertaken = (error: unknown): boolean => error instanceof Error && error.message.includes("overtaken");

/** Runs a prepared statement with its one value, without blocking the event loop. */
export type InTheBackground = (value: string) => Promise<void>;

/** Gives a function that writes all growths or none. */
export async function preparedToGrow(
  database: Database.Database,
  prepare: (sql: string) => Promise<InTheBackground>,
): Promise<(growths: readonly Growth[]) => Promise<void>> {
  database.exec(LAY_OUT);
  const grow = await prepare(GROW);
  return (growths) => grow(JSON.stringify(growths.map(columnsOf)));
}
