import type { AccountForm, GuestForm, PasswordForm, Person, SignInForm } from "@civitas/protocol";
import { Refused } from "../refused.ts";
import type { PeopleRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { secretId } from "../tables/setting-up.ts";
import { Guesses } from "./guesses.ts";
import { folded, skeleton } from "./names.ts";
import { checkPassword, hashPassword } from "./passwords.ts";

export function personOf(row: PeopleRow): Person {
  return { id: row.id, name: row.name, guest: row.password === null };
}

export interface SignedIn {
  readonly person: Person;
  /** Whether the account still has the password that was right a moment ago. */
  readonly stillHolds: () => Promise<boolean>;
}

/** Guests and accounts. */
export class People {
  constructor(
    private readonly store: Store,
    private readonly guesses = new Guesses(),
  ) {}

  async find(id: string): Promise<PeopleRow | undefined> {
    return this.store.db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /** Somebody new, with just a name. It must not look like the name of an account. */
  async guest({ name, language }: GuestForm): Promise<Person> {
    await this.#mustBeFree(name, undefined);
    return this.#add({ name, folded: null, skeleton: null, password: null, language: language ?? null });
  }

  /** A guest gets a password and keeps everything; without a guest it is somebody new. */
  async account(guest: Person | undefined, { name, password, language }: AccountForm): Promise<Person> {
    if (guest !== undefined && !guest.guest) throw new Refused("already-account");
    await this.#mustBeFree(name, guest?.id);
    const hash = await hashPassword(password);
    const change = {
      name,
      folded: folded(name),
      skeleton: skeleton(name),
      password: hash,
      ...(language && { language }),
    };
    try {
      if (guest === undefined) return await this.#add({ ...change, language: language ?? null });
      const { numUpdatedRows } = await this.store.write((db) =>
        db
          .updateTable("people")
          .set(change)
          .where("id", "=", guest.id)
          // Another request of the same guest may have been faster.
          .where("password", "is", null)
          .executeTakeFirst(),
      );
      if (numUpdatedRows === 0n) throw new Refused("already-account");
      return { id: guest.id, name, guest: false };
    } catch (error) {
      // Two may ask for one name at the same moment: the unique key on the name lets one through.
      if (/unique/i.test(String(error))) throw new Refused("name-taken");
      throw error;
    }
  }

  /** `from` is the address it comes from. */
  async signIn({ name, password }: SignInForm, from: string): Promise<SignedIn> {
    this.guesses.count(folded(name), from);
    const row = await this.store.db
      .selectFrom("people")
      .selectAll()
      .where("folded", "=", folded(name))
      .executeTakeFirst();
    if (!(await checkPassword(row?.password, password)) || row === undefined) throw new Refused("wrong-password");
    this.guesses.forget(folded(name), from);
    const stillHolds = async (): Promise<boolean> => (await this.find(row.id))?.password === row.password;
    return { person: personOf(row), stillHolds };
  }

  /** A session alone does not open every door: this must be the account's owner. Guests have no password. */
  async mustKnowPassword(person: Person, password: string, from: string): Promise<void> {
    const row = await this.find(person.id);
    const name = folded(row?.name ?? "");
    this.guesses.count(name, from);
    if (!(await checkPassword(row?.password, password))) throw new Refused("wrong-password");
    this.guesses.forget(name, from);
  }

  async changePassword(person: Person, { old, password }: PasswordForm, from: string): Promise<void> {
    await this.mustKnowPassword(person, old, from);
    const hash = await hashPassword(password);
    await this.store.write((db) =>
      db.updateTable("people").set({ password: hash }).where("id", "=", person.id).execute(),
    );
  }

  async setLanguage(person: string, language: string): Promise<void> {
    await this.store.write((db) => db.updateTable("people").set({ language }).where("id", "=", person).execute());
  }

  async setWebhook(person: string, webhook: string | null): Promise<void> {
    await this.store.write((db) => db.updateTable("people").set({ webhook }).where("id", "=", person).execute());
  }

  async #mustBeFree(name: string, unless: string | undefined): Promise<void> {
    const row = await this.store.db
      .selectFrom("people")
      .select("id")
      .where((e) => e.or([e("folded", "=", folded(name)), e("skeleton", "=", skeleton(name))]))
      .where("id", "!=", unless ?? "")
      .executeTakeFirst();
    if (row !== undefined) throw new Refused("name-taken");
  }

  async #add(row: Pick<PeopleRow, "name" | "folded" | "skeleton" | "password" | "language">): Promise<Person> {
    const id = secretId(9);
    const created = Date.now();
    await this.store.write((db) =>
      db
        .insertInto("people")
        .values({ id, ...row, webhook: null, created })
        .execute(),
    );
    return { id, name: row.name, guest: row.password === null };
  }
}
