import { createHash, randomBytes } from "node:crypto";
import type { PeopleRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";

export const COOKIE = "civitas";
const DAY = 86_400_000;
/** How long a browser is known after its last visit. */
export const YEAR = 365 * DAY;

/** Whoever can read the database still can't sign in: it has only the hash of the cookie. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Who is who: a cookie with a secret, in each browser another one. */
export class Sessions {
  /** Whoever still listens with it has to go. */
  ended: ((whose: { readonly person: string } | { readonly session: string }) => void) | undefined;

  constructor(private readonly store: Store) {}

  /** The secret for the cookie. */
  async begin(person: string): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    const created = Date.now();
    const row = { hash: hashOf(token), person, created, expires: created + YEAR };
    await this.store.write((db) => db.insertInto("sessions").values(row).execute());
    return token;
  }

  /** Found by the hash of a secret of 256 bits: how long the search takes tells nothing about it. */
  async find(token: string | undefined): Promise<PeopleRow | undefined> {
    if (token === undefined || token.length > 100) return undefined;
    return this.store.db
      .selectFrom("sessions")
      .innerJoin("people", "people.id", "sessions.person")
      .selectAll("people")
      .where("sessions.hash", "=", hashOf(token))
      .where("sessions.expires", ">", Date.now())
      .executeTakeFirst();
  }

  /** Whoever keeps coming stays known: true if the cookie should last longer, too. */
  async renew(token: string): Promise<boolean> {
    const hash = hashOf(token);
    const now = Date.now();
    const session = await this.store.db
      .selectFrom("sessions")
      .select("expires")
      .where("hash", "=", hash)
      .executeTakeFirst();
    if (session === undefined || session.expires > now + YEAR - 30 * DAY) return false;
    await this.store.write((db) =>
      db
        .updateTable("sessions")
        .set({ expires: now + YEAR })
        .where("hash", "=", hash)
        .execute(),
    );
    return true;
  }

  async end(token: string): Promise<void> {
    const session = hashOf(token);
    await this.store.write(async (db) => {
      await db.deleteFrom("sessions").where("hash", "=", session).execute();
      await this.store.announce(db, { kind: "out", session });
    });
    this.ended?.({ session });
  }

  async endAll(person: string): Promise<void> {
    await this.store.write(async (db) => {
      await db.deleteFrom("sessions").where("person", "=", person).execute();
      await this.store.announce(db, { kind: "out", person });
    });
    this.ended?.({ person });
  }

  async sweep(): Promise<void> {
    await this.store.write((db) => db.deleteFrom("sessions").where("expires", "<", Date.now()).execute());
  }
}
