import type { Store } from "../storage/store.ts";

/** One browser that wants notices. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The most browsers a person may have; with one more, the oldest is forgotten. */
const MOST = 10;

/** Whether a message can be encrypted with these keys: a point of the curve P-256 and 16 secret bytes. */
export function isUsable({ p256dh, auth }: Subscription): boolean {
  const [point, secret] = [Buffer.from(p256dh, "base64url"), Buffer.from(auth, "base64url")];
  return point.length === 65 && point[0] === 4 && secret.length === 16;
}

/** Stores a browser's subscription. Nobody else gets notices there any more: it is one browser. */
export async function subscribe(store: Store, person: string, subscription: Subscription): Promise<void> {
  const { endpoint, p256dh, auth } = subscription;
  const row = { endpoint, person, p256dh, auth, created: Date.now() };
  await store.write(async (db) => {
    // Several browsers may come at once, each of which would not see the others.
    await store.oneByOne(db, `push of ${person}`);
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
