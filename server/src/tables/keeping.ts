import type { Seat } from "@civitas/kernel";
import { dropJob, type JobWish, putJob } from "../jobs/job.ts";
import type { News } from "../storage/bus.ts";
import type { EntriesRow, TablesRow } from "../storage/schema.ts";
import type { Db, Store } from "../storage/store.ts";
import type { TableDoc } from "./table-doc.ts";

export type Entry = Omit<EntriesRow, "table_id">;

/** A table as the database has it. */
export interface Kept {
  readonly id: string;
  readonly doc: TableDoc;
  readonly seq: number;
  readonly revision: number;
  readonly waiting: readonly Seat[];
  readonly updated: number;
  /** The hash of the match there, if it was worked out. */
  readonly hash: string | null;
}

/** A table and its log, as they were at one moment. */
export interface Picture {
  readonly kept: Kept;
  /** The log from the wanted entry on. */
  readonly entries: readonly Entry[];
}

/** `check` throws if it must not be. What it counts of that person's tables can't change until this is written. */
export interface Permission {
  readonly whose: string;
  readonly check: (db: Db) => Promise<void>;
}

/** What is to be written at once. */
export interface Change {
  /** When something last happened that others noticed. */
  readonly updated: number;
  /** Absent if only the log grows. */
  readonly doc?: TableDoc | undefined;
  readonly entry?: Entry | undefined;
  readonly waiting: readonly Seat[];
  /** Of the match after this change. */
  readonly hash: string | null;
  readonly jobs: readonly JobWish[];
  readonly dropJobs: readonly string[];
  readonly news: readonly News[];
  readonly may?: Permission | undefined;
}

const waitingText = (seats: readonly Seat[]): string => (seats.length === 0 ? "" : `,${seats.join(",")},`);

function keptOf(row: Omit<TablesRow, "neighbourhood">): Kept {
  const waiting = row.waiting.split(",").flatMap((seat) => (seat === "" ? [] : [Number(seat)]));
  const { id, seq, revision, updated, hash } = row;
  return { id, doc: JSON.parse(row.doc) as TableDoc, seq, revision, waiting, updated, hash };
}

/** The tables that can be read: one damaged table must not hide all others. */
export function readable(rows: readonly TablesRow[]): Kept[] {
  return rows.flatMap((row) => {
    try {
      return [keptOf(row)];
    } catch {
      return [];
    }
  });
}

export async function readTable(db: Db, id: string): Promise<Kept | undefined> {
  const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
  return row && keptOf(row);
}

/**
 * The table with its log from `from` on, in one statement: what others write meanwhile is in it as a whole or not at
 * all, and no entry is beyond the table's `seq`.
 */
export async function readPicture(db: Db, id: string, from = 0): Promise<Picture | undefined> {
  const rows = await db
    .selectFrom("tables")
    .leftJoin("entries", (join) =>
      join
        .onRef("entries.table_id", "=", "tables.id")
        .on("entries.seq", ">=", from)
        .onRef("entries.seq", "<", "tables.seq"),
    )
    .select(["id", "game", "state", "visibility", "tables.seq as length", "revision", "waiting"])
    .select(["created", "updated", "host", "hash"])
    // The first row is enough: all rows hold the same table.
    .select((e) => e.case().when("entries.seq", ">", from).then("").else(e.ref("tables.doc")).end().as("doc"))
    .select(["entries.seq as n", "kind", "seat", "said", "expected", "time"])
    .where("tables.id", "=", id)
    .orderBy("entries.seq")
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  const entries = rows.flatMap(({ n, kind, seat, said, expected, time }): Entry[] => {
    if (n === null || kind === null || seat === null || said === null || expected === null || time === null) return [];
    return [{ seq: n, kind, seat, said, expected, time }];
  });
  return { kept: keptOf({ ...first, seq: first.length }), entries };
}

export function readEntries(db: Db, table: string, from = 0): Promise<Entry[]> {
  return db
    .selectFrom("entries")
    .select(["seq", "kind", "seat", "said", "expected", "time"])
    .where("table_id", "=", table)
    .where("seq", ">=", from)
    .orderBy("seq")
    .execute();
}

/** What this seat has already answered to what it saw at `expected`, if anything. */
export function saidBefore(db: Db, table: string, seat: Seat, expected: number): Promise<Entry | undefined> {
  return db
    .selectFrom("entries")
    .select(["seq", "kind", "seat", "said", "expected", "time"])
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .where("expected", "=", expected)
    .where("seq", ">=", expected)
    .where("kind", "=", "answer")
    .orderBy("seq")
    .executeTakeFirst();
}

/** Whoever counts a person's tables to add one takes turns with others who do, and so does whoever counts an address's. */
async function mustBeAllowed(store: Store, db: Db, { whose, check }: Permission): Promise<void> {
  await store.oneByOne(db, `tables of ${whose}`);
  await check(db);
}

export async function keepNew(
  store: Store,
  id: string,
  doc: TableDoc,
  check: (db: Db) => Promise<void> = async () => {},
): Promise<void> {
  const { game, state, visibility, host, from, created } = doc;
  await store.write(async (db) => {
    if (from !== undefined) await store.oneByOne(db, `tables from ${from}`);
    await mustBeAllowed(store, db, { whose: host, check });
    await db
      .insertInto("tables")
      .values({
        id,
        game,
        state,
        visibility,
        doc: JSON.stringify(doc),
        seq: 0,
        revision: 0,
        waiting: "",
        created,
        updated: created,
        host,
        hash: null,
        neighbourhood: from ?? null,
      })
      .execute();
    await keepSeats(db, id, undefined, doc);
    await store.announce(db, { kind: "lobby", table: id });
  });
}

/**
 * Writes a change, if nobody else has written since the table was read: false if somebody has. The key on table and
 * sequence would refuse a second entry even if the revision did not.
 */
export function keep(store: Store, kept: Kept, change: Change): Promise<boolean> {
  const { doc, entry, jobs, dropJobs, news, hash } = change;
  const waiting = waitingText(change.waiting);
  const sameSeats = doc === undefined || doc.seats === kept.doc.seats;
  if (entry !== undefined && sameSeats && jobs.length === 0 && dropJobs.length === 0) {
    const { seq, kind, seat, said, expected, time } = entry;
    const table = doc && { doc: JSON.stringify(doc), state: doc.state };
    const row = { table_id: kept.id, seq, kind, seat, said, expected, time };
    return store.append({ entry: row, revision: kept.revision, waiting, hash, table, news });
  }
  const row = {
    seq: kept.seq + (entry === undefined ? 0 : 1),
    revision: kept.revision + 1,
    waiting,
    hash,
    updated: change.updated,
    ...(doc && { doc: JSON.stringify(doc), state: doc.state, host: doc.host }),
  };
  return store.write(async (db) => {
    if (change.may !== undefined) await mustBeAllowed(store, db, change.may);
    const { numUpdatedRows } = await db
      .updateTable("tables")
      .set(row)
      .where("id", "=", kept.id)
      .where("revision", "=", kept.revision)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    if (entry !== undefined)
      await db
        .insertInto("entries")
        .values({ table_id: kept.id, ...entry })
        .execute();
    if (doc !== undefined) await keepSeats(db, kept.id, kept.doc, doc);
    for (const key of dropJobs) await dropJob(db, key);
    for (const wish of jobs) await putJob(db, wish);
    for (const one of news) await store.announce(db, one);
    return true;
  });
}

/** Updates the list of who sits where, by which people find their tables. */
async function keepSeats(db: Db, table: string, before: TableDoc | undefined, after: TableDoc): Promise<void> {
  for (let seat = 0; seat < after.seats.length; seat++) {
    const was = before?.seats[seat];
    const is = after.seats[seat];
    const person = is?.kind === "person" ? is.person.id : undefined;
    if (person === (was?.kind === "person" ? was.person.id : undefined)) continue;
    await db.deleteFrom("seats").where("table_id", "=", table).where("seat", "=", seat).execute();
    if (person !== undefined) await db.insertInto("seats").values({ table_id: table, seat, person }).execute();
  }
}

export async function keepSnapshot(store: Store, table: string, seq: number, data: string): Promise<void> {
  await store.write((db) =>
    db
      .insertInto("snapshots")
      .values({ table_id: table, seq, data })
      .onConflict((c) => c.column("table_id").doUpdateSet({ seq, data }))
      .execute(),
  );
}

export async function readSnapshot(db: Db, table: string): Promise<string | undefined> {
  const row = await db.selectFrom("snapshots").select("data").where("table_id", "=", table).executeTakeFirst();
  return row?.data;
}
