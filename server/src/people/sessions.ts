import { createHash, randomBytes } from "node:crypto";
import { Refused } from "../refused.ts";
import type { PeopleRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";

export const COOKIE = "civitas";
const DAY = 86_400_000;
/** How long a browser is known after its last visit. */
export const YEAR = 365 * DAY;

/** The database has only the hash of the cookie, so whoever reads it still can't sign in. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Tells people apart: each browser has a cookie with a secret of its own. */
export class Sessions {
  /** Connections that use it are closed. */
  ended: ((whose: { readonly person: string } | { readonly session: string }) => void) | undefined;

  constructor(private readonly store: Store) {}

  /**
   * The secret for the cookie. Whoever changes the password ends all sessions, but not one that is about to begin:
   * `stillHolds` is asked when it has begun.
   */
  async begin(person: string, stillHolds?: () => Promise<boolean>): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    const created = Date.now();
    const row = { hash: hashOf(token), person, created, expires: created + YEAR };
    await this.store.write((db) => db.insertInto("sessions").values(row).execute());
    if (stillHolds === undefined || (await stillHolds())) return token;
    await this.end(token);
    throw new Refused("wrong-password");
  }

  /** Found by the hash of a secret of 256 bits: the time of the search tells nothing about it. */
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

  /** Extends the session of whoever comes back: true if the cookie should last longer, too. */
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
