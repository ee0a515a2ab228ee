import { sql } from "kysely";
import type { JobsRow } from "../storage/schema.ts";
import type { Db, Store } from "../storage/store.ts";

export type JobKind = "bot" | "self" | "clock" | "notice" | "sweep";

/** Thrown to postpone a job: nothing has failed, and it does not count as a try. */
export class Postponed extends Error {
  override readonly name = "Postponed";
  constructor(readonly ms: number) {
    super(`in ${ms} ms`);
  }
}

/** Something to be done at a given time; adding a job with an existing key replaces that one. */
export interface JobWish {
  readonly key: string;
  readonly kind: JobKind;
  readonly table: string;
  readonly runAt: number;
  readonly payload?: unknown;
}

export async function putJob(db: Db, wish: JobWish): Promise<void> {
  const row: JobsRow = {
    key: wish.key,
    kind: wish.kind,
    table_id: wish.table,
    payload: JSON.stringify(wish.payload ?? null),
    // PostgreSQL knows only whole milliseconds.
    run_at: Math.ceil(wish.runAt),
    lease_until: 0,
    lease_by: "",
    generation: 0,
    attempts: 0,
  };
  await db
    .insertInto("jobs")
    .values(row)
    .onConflict((c) =>
      c.column("key").doUpdateSet({
        run_at: row.run_at,
        payload: row.payload,
        attempts: 0,
        generation: sql`jobs.generation + 1`,
      }),
    )
    .execute();
}

/** The job is due at this time, unless it is sooner. */
export async function bringForward(db: Db, key: string, runAt: number): Promise<void> {
  const at = Math.ceil(runAt);
  await db.updateTable("jobs").set({ run_at: at }).where("key", "=", key).where("run_at", ">", at).execute();
}

export async function dropJob(db: Db, key: string): Promise<void> {
  await db.deleteFrom("jobs").where("key", "=", key).execute();
}

/** Which process takes jobs, of which kinds, and how many. */
export interface Taking {
  readonly by: string;
  readonly kinds: readonly JobKind[];
  readonly now: number;
  /** In milliseconds. */
  readonly lease: number;
  readonly atMost: number;
}

/** Takes due jobs that nobody holds, or whose holder seems dead. */
export function takeJobs(store: Store, { by, kinds, now, lease, atMost }: Taking): Promise<JobsRow[]> {
  return store.write((db) => {
    let due = db
      .selectFrom("jobs")
      .select("key")
      .where("kind", "in", kinds)
      .where("run_at", "<=", now)
      .where("lease_until", "<", now)
      .orderBy("run_at")
      .limit(atMost);
    if (store.kind === "postgres") due = due.forUpdate().skipLocked();
    return db
      .updateTable("jobs")
      .set({ lease_until: now + lease, lease_by: by, attempts: sql`attempts + 1` })
      .where("key", "in", due)
      .returningAll()
      .execute();
  });
}

/** Frees all jobs: for a store with a single process, which has just started. */
export async function freeAllJobs(store: Store): Promise<void> {
  await store.write((db) =>
    db.updateTable("jobs").set({ lease_until: 0, lease_by: "" }).where("lease_until", ">", 0).execute(),
  );
}

/** Renews the lease on jobs that take longer. */
export async function extendLeases(store: Store, by: string, keys: readonly string[], until: number): Promise<void> {
  if (keys.length === 0) return;
  await store.write((db) =>
    db.updateTable("jobs").set({ lease_until: until }).where("lease_by", "=", by).where("key", "in", keys).execute(),
  );
}

/**
 * The job is done and is deleted, if it is still ours: a process that was silent for too long must not end what another
 * does. If it was added again in the meantime, it is freed instead.
 */
export async function finishJob(store: Store, job: JobsRow): Promise<void> {
  await store.write(async (db) => {
    const gone = await db
      .deleteFrom("jobs")
      .where("key", "=", job.key)
      .where("generation", "=", job.generation)
      .where("lease_by", "=", job.lease_by)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) await freeJob(db, job, undefined);
  });
}

/** The job failed: it may be tried again from `runAt` on. */
export async function freeJob(db: Db, job: JobsRow, runAt: number | undefined): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lease_until: 0, lease_by: "", attempts: job.attempts, ...(runAt === undefined ? {} : { run_at: runAt }) })
    .where("key", "=", job.key)
    .where("lease_by", "=", job.lease_by)
    .execute();
}

/** When the next free job of these kinds is due. */
export async function nextDue(db: Db, kinds: readonly JobKind[]): Promise<number | undefined> {
  const row = await db
    .selectFrom("jobs")
    .select((e) => e.fn.min("run_at").as("at"))
    .where("kind", "in", kinds)
    .where("lease_until", "=", 0)
    .executeTakeFirst();
  return row?.at ?? undefined;
}
