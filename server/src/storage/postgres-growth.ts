import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";
import type { Growth } from "./store.ts";

/** The table moves on, its log grows, and the other processes hear of it: one statement, so one way to the database and back. */
export async function grow(db: Kysely<Schema>, growth: Growth, channel: string, notices: string[]): Promise<boolean> {
  const { entry, revision, waiting, hash, table } = growth;
  const { rows } = await sql`
    with grown as (
      update tables
      set seq = ${entry.seq + 1}, revision = ${revision + 1}, waiting = ${waiting}, updated = ${entry.time}, hash = ${hash},
          doc = coalesce(${table?.doc ?? null}::text, doc), state = coalesce(${table?.state ?? null}::text, state)
      where id = ${entry.table_id} and revision = ${revision}
      returning id
    ), logged as (
      insert into entries (table_id, seq, kind, seat, said, expected, time)
      select id, ${entry.seq}::int, ${entry.kind}::text, ${entry.seat}::int, ${entry.said}::text, ${entry.expected}::int,
             ${entry.time}::bigint
      from grown
      returning seq
    )
    select seq, (select count(pg_notify(${channel}, notice)) from unnest(${notices}::text[]) as notice) from logged`.execute(
    db,
  );
  return rows.length > 0;
}
