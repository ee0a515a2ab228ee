import webpush from "web-push";
import type { Store } from "../storage/store.ts";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The server's keys for web push: made once, stored in the database, the same for all processes. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const value = JSON.stringify(webpush.generateVAPIDKeys());
  await store.write((db) =>
    db
      .insertInto("settings")
      .values({ name: "push-keys", value })
      .onConflict((c) => c.column("name").doNothing())
      .execute(),
  );
  const row = await store.db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "push-keys")
    .executeTakeFirstOrThrow();
  return JSON.parse(row.value) as PushKeys;
}
