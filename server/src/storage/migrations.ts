import { type CreateTableBuilder, type Kysely, type Migration, Migrator, SqliteAdapter, sql } from "kysely";
import { skeleton } from "../people/names.ts";
import type { Schema } from "./schema.ts";

/** The first tables of the database. */
const beginnings: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite can store the rows of a log in the order of its key, and then has only one tree to write to.
    const inOrder = <T extends CreateTableBuilder<string, string>>(table: T) =>
      db.getExecutor().adapter instanceof SqliteAdapter ? table.modifyEnd(sql`without rowid`) : table;
    await db.schema
      .createTable("people")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("folded", "text", (c) => c.unique())
      .addColumn("password", "text")
      .addColumn("language", "text")
      .addColumn("webhook", "text")
      .addColumn("created", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("sessions")
      .addColumn("hash", "text", (c) => c.primaryKey())
      .addColumn("person", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
      .addColumn("created", "bigint", (c) => c.notNull())
      .addColumn("expires", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("sessions_person").on("sessions").column("person").execute();
    await db.schema
      .createTable("push")
      .addColumn("endpoint", "text", (c) => c.primaryKey())
      .addColumn("person", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
      .addColumn("p256dh", "text", (c) => c.notNull())
      .addColumn("auth", "text", (c) => c.notNull())
      .addColumn("created", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("push_person").on("push").column("person").execute();
    await db.schema
      .createTable("tables")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("game", "text", (c) => c.notNull())
      .addColumn("state", "text", (c) => c.notNull())
      .addColumn("visibility", "text", (c) => c.notNull())
      .addColumn("doc", "text", (c) => c.notNull())
      .addColumn("seq", "integer", (c) => c.notNull())
      .addColumn("revision", "integer", (c) => c.notNull())
      .addColumn("waiting", "text", (c) => c.notNull())
      .addColumn("created", "bigint", (c) => c.notNull())
      .addColumn("updated", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("tables_lobby").on("tables").columns(["state", "visibility", "created"]).execute();
    await db.schema
      .createTable("seats")
      .addColumn("table_id", "text", (c) => c.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("seat", "integer", (c) => c.notNull())
      .addColumn("person", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("seats_key", ["table_id", "seat"])
      .execute();
    await db.schema.createIndex("seats_person").on("seats").column("person").execute();
    await inOrder(
      db.schema
        .createTable("entries")
        .addColumn("table_id", "text", (c) => c.notNull())
        .addColumn("seq", "integer", (c) => c.notNull())
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("said", "text", (c) => c.notNull())
        .addColumn("expected", "integer", (c) => c.notNull())
        .addColumn("time", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("entries_key", ["table_id", "seq"]),
    ).execute();
    await db.schema
      .createTable("snapshots")
      .addColumn("table_id", "text", (c) => c.primaryKey())
      .addColumn("seq", "integer", (c) => c.notNull())
      .addColumn("data", "text", (c) => c.notNull())
      .execute();
    await inOrder(
      db.schema
        .createTable("chat")
        .addColumn("table_id", "text", (c) => c.notNull())
        .addColumn("n", "integer", (c) => c.notNull())
        .addColumn("person", "text", (c) => c.notNull())
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("text", "text", (c) => c.notNull())
        .addColumn("time", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("chat_key", ["table_id", "n"]),
    ).execute();
    await db.schema
      .createTable("jobs")
      .addColumn("key", "text", (c) => c.primaryKey())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("table_id", "text", (c) => c.notNull())
      .addColumn("payload", "text", (c) => c.notNull())
      .addColumn("run_at", "bigint", (c) => c.notNull())
      .addColumn("lease_until", "bigint", (c) => c.notNull())
      .addColumn("lease_by", "text", (c) => c.notNull())
      .addColumn("generation", "integer", (c) => c.notNull())
      .addColumn("attempts", "integer", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("jobs_due").on("jobs").column("run_at").execute();
    await db.schema
      .createTable("settings")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("value", "text", (c) => c.notNull())
      .execute();
  },
};

/** Who opened a table, so that tables with only bots count for somebody. */
const hosts: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable("tables").addColumn("host", "text").execute();
    await db.schema.createIndex("tables_host").on("tables").column("host").execute();
    for (const { id, doc } of await db.selectFrom("tables").select(["id", "doc"]).execute()) {
      const { host } = fieldsOf(doc);
      if (typeof host === "string") await db.updateTable("tables").set({ host }).where("id", "=", id).execute();
    }
  },
};

/** A table that can't be read belongs to nobody, and must not keep the others from being brought up to date. */
function fieldsOf(doc: string): { readonly host?: unknown; readonly from?: unknown } {
  try {
    return JSON.parse(doc) as object;
  } catch {
    return {};
  }
}

/** So that processes notice when they don't see the same position. */
const hashes: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable("tables").addColumn("hash", "text").execute();
  },
};

/** No new name may look like an account's. Accounts that look alike already keep their names. */
const skeletons: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable("people").addColumn("skeleton", "text").execute();
    const taken = new Set<string>();
    const accounts = db.selectFrom("people").select(["id", "name"]).where("password", "is not", null);
    for (const { id, name } of await accounts.orderBy("created").execute()) {
      const looks = skeleton(name);
      if (taken.has(looks)) continue;
      taken.add(looks);
      await db.updateTable("people").set({ skeleton: looks }).where("id", "=", id).execute();
    }
    await db.schema.createIndex("people_skeleton").on("people").column("skeleton").unique().execute();
  },
};

const passkeys: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("person", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
      .addColumn("public_key", "text", (c) => c.notNull())
      .addColumn("counter", "bigint", (c) => c.notNull())
      .addColumn("transports", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("created", "bigint", (c) => c.notNull())
      .addColumn("used", "bigint")
      .execute();
    await db.schema.createIndex("passkeys_person").on("passkeys").column("person").execute();
    await db.schema
      .createTable("challenges")
      .addColumn("challenge", "text", (c) => c.primaryKey())
      .addColumn("person", "text")
      .addColumn("expires", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("challenges_expires").on("challenges").column("expires").execute();
  },
};

/** Where a table was opened from, so that addresses share the lobby. */
const neighbourhoods: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable("tables").addColumn("neighbourhood", "integer").execute();
    await db.schema.createIndex("tables_neighbourhood").on("tables").columns(["neighbourhood", "state"]).execute();
    const listed = db.selectFrom("tables").select(["id", "doc"]).where("state", "in", ["open", "playing"]);
    for (const { id, doc } of await listed.execute()) {
      const { from } = fieldsOf(doc);
      if (typeof from !== "number") continue;
      await db.updateTable("tables").set({ neighbourhood: from }).where("id", "=", id).execute();
    }
  },
};

/** In order of their names; a change of the database is a new one at the end. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-beginnings": beginnings,
  "002-hosts": hosts,
  "003-hashes": hashes,
  "004-skeletons": skeletons,
  "005-passkeys": passkeys,
  "006-neighbourhoods": neighbourhoods,
};

/** Brings the database up to date. Several processes may try at once: the migrator locks. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Whether the database answers at all. */
export async function ping(db: Kysely<Schema>): Promise<void> {
  await sql`select 1`.execute(db);
}
