import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Listener, News } from "./bus.ts";
import { GroupCommit } from "./group-commit.ts";
import { migrate } from "./migrations.ts";
import { growing, type Telling } from "./postgres-growth.ts";
import type { Schema } from "./schema.ts";
import type { Db, Growth, Store } from "./store.ts";

const CHANNEL = "civitas";
/** PostgreSQL takes no longer notices. */
const LONGEST = 7900;
/** Milliseconds for connecting; after that, requests hear that the storage is away. */
const PATIENCE = 10_000;

/** Any number of processes share one PostgreSQL; they wake each other with LISTEN and NOTIFY. */
export async function openPostgres(url: string, poolSize = 8): Promise<Store> {
  // Times are bigint in the database and fit a number for the next 285,000 years.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: PATIENCE });
  // A connection that breaks while idle is replaced by the pool; one that breaks in use fails its query.
  pool.on("error", () => {});
  // One that breaks in use is heard of by its query, or by the next one; unheard it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ear = new Ear(url);
  try {
    await migrate(db);
    await ear.open();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const growths = new GroupCommit<Growth, boolean>(async (group) => {
    const { name, text, values } = growing(group, ear);
    const { rows } = await pool.query<{ id: string }>({ name, text, values: [...values] });
    const grown = new Set(rows.map(({ id }) => id));
    return group.map(({ entry }) => grown.has(entry.table_id));
  }, isOfOneOfThem);
  return {
    kind: "postgres",
    db,
    write: (work) => db.transaction().execute(work),
    append: (growth) => growths.write(growth),
    oneByOne: async (trx, name) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
    },
    announce: (trx, news) => ear.announce(trx, news),
    listen: (listener) => ear.listen(listener),
    close: async () => {
      await growths.settled();
      await ear.close();
      await db.destroy();
    },
  };
}

/** Something is wrong with what was to be written, and not with the way to the database: the others may be tried without it. */
function isOfOneOfThem(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40)/.test(error.code ?? "");
}

/** One connection that hears what other processes announce; after a break it listens again and says so. */
class Ear implements Telling {
  readonly channel = CHANNEL;
  /** Whoever sees this at the beginning of a notice need not read on: it is its own. */
  readonly opening = `{"from":"${randomUUID()}","news":[`;
  readonly closing = "]}";
  readonly longest = LONGEST;
  readonly #listeners: Listener[] = [];
  #client: pg.Client | undefined;
  #closed = false;

  constructor(private readonly url: string) {}

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: PATIENCE });
    client.on("notification", ({ payload }) => this.#hear(payload ?? ""));
    // A break is told twice, and one before we listen by `connect` itself: what counts is that this is our client.
    for (const end of ["error", "end"] as const) client.on(end, () => this.#client === client && this.#lost());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.#closed) await client.end();
    else this.#client = client;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  news({ news }: Pick<Growth, "news">): string {
    return news.map((one) => this.#text(one)).join(",");
  }

  /** News as the other processes get them: without the turns, where those are too many for a notice. */
  #text(news: News): string {
    const text = JSON.stringify(news);
    const fits = Buffer.byteLength(text) <= LONGEST - this.opening.length - this.closing.length;
    return fits || !("table" in news) ? text : JSON.stringify({ kind: news.kind, table: news.table });
  }

  async announce(db: Db, news: News): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${this.opening + this.#text(news) + this.closing})`.execute(db);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  #hear(payload: string): void {
    if (payload.startsWith(this.opening)) return;
    const { news } = JSON.parse(payload) as { news: News[] };
    for (const one of news) for (const listener of this.#listeners) listener(one);
  }

  #lost(): void {
    this.#client = undefined;
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.open().then(
        () => {
          for (const listener of this.#listeners) listener({ kind: "anew" });
        },
        () => this.#lost(),
      );
    }, 500);
  }
}
