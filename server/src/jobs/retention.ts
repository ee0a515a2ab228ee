import type { Keep } from "../config.ts";
import { YEAR } from "../people/sessions.ts";
import type { Store } from "../storage/store.ts";

const DAY = 86_400_000;
/** How many are removed at a time, so that nobody has to wait for a long write. */
const BATCH = 200;

/** Does something for the first of a list until the list is empty. */
async function inBatches(list: () => Promise<string[]>, forget: (ids: string[]) => Promise<void>): Promise<void> {
  for (let ids = await list(); ids.length > 0; ids = await list()) await forget(ids);
}

/** Deletes what the operator does not want to keep any longer. */
export async function forgetOld(store: Store, keep: Keep, now: number): Promise<void> {
  if (keep.tables > 0) await forgetTables(store, now - keep.tables * DAY);
  if (keep.chat > 0) await forgetChat(store, now - keep.chat * DAY);
  if (keep.guests > 0) await forgetGuests(store, now - keep.guests * DAY);
}

function forgetTables(store: Store, before: number): Promise<void> {
  const old = store.db.selectFrom("tables").select("id").where("state", "=", "over").where("updated", "<", before);
  return inBatches(
    async () => (await old.limit(BATCH).execute()).map(({ id }) => id),
    (ids) =>
      store.write(async (db) => {
        for (const log of ["entries", "snapshots", "chat", "jobs"] as const)
          await db.deleteFrom(log).where("table_id", "in", ids).execute();
        await db.deleteFrom("seats").where("table_id", "in", ids).execute();
        await db.deleteFrom("tables").where("id", "in", ids).execute();
      }),
  );
}

function forgetChat(store: Store, before: number): Promise<void> {
  const old = store.db
    .selectFrom("tables")
    .select("id")
    .where("state", "=", "over")
    .where("updated", "<", before)
    .where((e) => e.exists(e.selectFrom("chat").select("n").whereRef("chat.table_id", "=", "tables.id")));
  return inBatches(
    async () => (await old.limit(BATCH).execute()).map(({ id }) => id),
    async (ids) => void (await store.write((db) => db.deleteFrom("chat").where("table_id", "in", ids).execute())),
  );
}

/** A session lasts a year from the last visit, give or take a month. */
function forgetGuests(store: Store, before: number): Promise<void> {
  const old = store.db
    .selectFrom("people")
    .select("id")
    .where("password", "is", null)
    .where("created", "<", before)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("sessions")
            .select("hash")
            .whereRef("sessions.person", "=", "people.id")
            .where("expires", ">", before + YEAR),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("seats")
            .innerJoin("tables", "tables.id", "seats.table_id")
            .select("seats.seat")
            .whereRef("seats.person", "=", "people.id")
            .where("tables.state", "in", ["open", "playing"]),
        ),
      ),
    );
  return inBatches(
    async () => (await old.limit(BATCH).execute()).map(({ id }) => id),
    async (ids) => {
      await store.write(async (db) => {
        for (const theirs of ["sessions", "push"] as const)
          await db.deleteFrom(theirs).where("person", "in", ids).execute();
        await db.deleteFrom("people").where("id", "in", ids).execute();
      });
    },
  );
}
