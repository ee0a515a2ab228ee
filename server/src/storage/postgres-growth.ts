import type { Growth } from "./store.ts";

/** A statement with its values. It has a name, so that the database plans it once per connection. */
export interface Named {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * All growths of a commit in one statement: one round trip, one sync of the database's log, and one turn in the queue
 * for notifications, in which all commits of all processes wait. The rows are locked in the order of their ids, so that
 * no two processes wait for each other. Tables that others have changed first stay as they are, and nothing is
 * announced for them.
 */
const GROW = `
  with given as (
    select * from json_to_recordset($1::json) as given (
      id text, seq int, kind text, seat int, said text, expected int, time bigint,
      revision int, waiting text, hash text, doc text, state text, news text)
  ), locked as (
    select id from tables where id in (select id from given) order by id for update
  ), grown as (
    update tables
    set seq = given.seq + 1, revision = given.revision + 1, waiting = given.waiting, updated = given.time, hash = given.hash,
        doc = coalesce(given.doc, tables.doc), state = coalesce(given.state, tables.state)
    from given join locked using (id)
    where tables.id = given.id and tables.revision = given.revision
    returning tables.id
  ), logged as (
    insert into entries (table_id, seq, kind, seat, said, expected, time)
    select id, seq, kind, seat, said, expected, time from given join grown using (id)
    returning table_id
  ), notices as (
    select $3 || string_agg(news, ',') || $4 as notice
    from (select news, row_number() over () / $5::int as nth from given join logged on logged.table_id = given.id) as told
    where news <> ''
    group by nth
  )
  select table_id as id, (select count(pg_notify($2, notice)) from notices) from logged`;

/** How the other processes are notified: the channel, the text around the news, and the longest notice. */
export interface NoticeForm {
  readonly channel: string;
  readonly opening: string;
  readonly closing: string;
  readonly longest: number;
  /** The news of a growth, separated by commas. */
  news(growth: Growth): string;
}

export function growing(growths: readonly Growth[], telling: NoticeForm): Named {
  let longest = 0;
  const rows = growths.map((growth) => {
    const { entry, revision, waiting, hash, table } = growth;
    const { table_id: id, seq, kind, seat, said, expected, time } = entry;
    const news = telling.news(growth);
    longest = Math.max(longest, Buffer.byteLength(news) + 1);
    return { id, seq, kind, seat, said, expected, time, revision, waiting, hash, ...table, news };
  });
  const room = telling.longest - telling.opening.length - telling.closing.length;
  const inOneNotice = Math.max(1, Math.floor(room / Math.max(1, longest)));
  const values = [JSON.stringify(rows), telling.channel, telling.opening, telling.closing, inOneNotice];
  return { name: "grow", text: GROW, values };
}
