import type { Keep } from "../config.ts";
import type { Sessions } from "../people/sessions.ts";
import type { Store } from "../storage/store.ts";
import type { Hall } from "../tables/hall.ts";
import { type JobWish, putJob } from "./job.ts";
import { forgetOld } from "./retention.ts";

const DAY = 86_400_000;
/** Tables that are not started for this long are cancelled. */
const OPEN_FOR = 14 * DAY;

const nextSweep = (): JobWish => ({ key: "sweep", kind: "sweep", table: "", runAt: Date.now() + DAY });

/** Makes sure that the database is tidied once a day. */
export async function planSweeps(store: Store): Promise<void> {
  await store.write(async (db) => {
    const known = await db.selectFrom("jobs").select("key").where("key", "=", "sweep").executeTakeFirst();
    if (known === undefined) await putJob(db, nextSweep());
  });
}

export function sweep(store: Store, sessions: Sessions, hall: Hall, keep: Keep) {
  return async (): Promise<void> => {
    await sessions.sweep();
    await forgetOld(store, keep, Date.now());
    const old = await store.db
      .selectFrom("tables")
      .select("id")
      .where("state", "=", "open")
      .where("updated", "<", Date.now() - OPEN_FOR)
      .limit(1000)
      .execute();
    for (const { id } of old) {
      await hall.act(id, async (table) => {
        if (table.doc.state !== "open") return;
        const now = Date.now();
        await table.commit({ now, doc: { ...table.doc, state: "over", ending: "cancelled", ended: now } });
      });
    }
    await store.write((db) => putJob(db, nextSweep()));
  };
}
