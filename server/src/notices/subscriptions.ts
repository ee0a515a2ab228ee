import type { Store } from "../storage/store.ts";

/** One browser that wants to be told. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A person has so many browsers at most; the one that was added first has been forgotten by then. */
const MOST = 10;

/** Whether a message can be sealed with these keys: a point of the curve P-256 and 16 secret bytes. */
export function isUsable({ p256dh, auth }: Subscription): boolean {
  const [point, secret] = [Buffer.from(p256dh, "base64url"), Buffer.from(auth, "base64url")];
  return point.length === 65 && point[0] === 4 && secret.length === 16;
}

/** Keeps a browser's subscription. Whoever else was told there is not any more: it is one browser. */
export async function subscribe(store: Store, person: string, subscription: Subscription): Promise<void> {
  const { endpoint, p256dh, auth } = subscription;
  const row = { endpoint, person, p256dh, auth, created: Date.now() };
  await store.write(async (db) => {
    await db
      .insertInto("push")
      .values(row)
      .onConflict((c) => c.column("endpoint").doUpdateSet(row))
      .execute();
    const theirs = await db
      .selectFrom("push")
      .select("endpoint")
      .where("person", "=", person)
      .where("endpoint", "!=", endpoint)
      .orderBy("created", "desc")
      .execute();
    for (const old of theirs.slice(MOST - 1)) {
      await db.deleteFrom("push").where("endpoint", "=", old.endpoint).execute();
    }
  });
}

export async function unsubscribe(store: Store, person: string): Promise<void> {
  await store.write((db) => db.deleteFrom("push").where("person", "=", person).execute());
}
