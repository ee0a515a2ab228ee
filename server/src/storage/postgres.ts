import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Listener, News } from "./bus.ts";
import { GroupCommit } from "./group-commit.ts";
import { migrate } from "./migrations.ts";
import { growing, type NoticeForm } from "./postgres-growth.ts";
import type { Schema } from "./schema.ts";
import type { Db, Growth, Store } from "./store.ts";

const CHANNEL = "civitas";
/** PostgreSQL allows no longer notices. */
const LONGEST = 7900;
/** Milliseconds for connecting; after that, requests hear that the storage is away. */
const PATIENCE = 10_000;
/** A connection that is silent for this long, in ms, is given up: a cut cable says no goodbye. */
const SILENCE = 60_000;

/** Any number of processes share one PostgreSQL; they wake each other with LISTEN and NOTIFY. */
export async function openPostgres(url: string, poolSize = 8, silence = SILENCE): Promise<Store> {
  // Times are bigint in the database and fit a number for the next 285,000 years.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const stream = (): Socket => {
    const socket = new Socket();
    return socket.setTimeout(silence, () => socket.destroy(new Error("Connection terminated: it was silent")));
  };
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: PATIENCE, stream });
  // A connection that breaks while idle is replaced by the pool; one that breaks in use fails its query.
  pool.on("error", () => {});
  // A process that freezes in the middle of a write (a paused machine, a cut cable) would lock rows that the answers of
  // all others wait for. Said by a statement, since poolers refuse such settings at the door.
  const unfreeze = `set idle_in_transaction_session_timeout = ${Math.round(silence / 6)}`;
  pool.on("connect", (client) => {
    // A connection that breaks in use is noticed by its query, or by the next one. Without a listener the event would
    // end the process.
    client.on("error", () => {});
    client.query(unfreeze).catch(() => {});
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ear = new Ear(url, silence);
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

/** The error is in what was to be written, not in the connection: the others may be tried without it. */
function isOfOneOfThem(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40)/.test(error.code ?? "");
}

/** One connection that listens to what other processes announce; after a break it listens again and says so. */
class Ear implements NoticeForm {
  readonly channel = CHANNEL;
  /** A notice that begins with this is our own and need not be read. */
  readonly opening = `{"from":"${randomUUID()}","news":[`;
  readonly closing = "]}";
  readonly longest = LONGEST;
  readonly #listeners: Listener[] = [];
  #client: pg.Client | undefined;
  #pulse: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly silence: number,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: PATIENCE });
    client.on("notification", ({ payload }) => this.#hear(payload ?? ""));
    // A break is reported twice, and one before we listen by `connect` itself. What counts is whether this is our
    // client.
    for (const end of ["error", "end"] as const) client.on(end, () => this.#client === client && this.#lost());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.#closed) return client.end();
    this.#client = client;
    this.#feelPulse(client);
  }

  /** A connection that only listens would not notice that the other end is gone. */
  #feelPulse(client: pg.Client): void {
    let alive = true;
    this.#pulse = setInterval(() => {
      if (!alive) return this.#lost();
      alive = false;
      client.query("select 1").then(
        () => {
          alive = true;
        },
        () => {},
      );
    }, this.silence / 2).unref();
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  news({ news }: Pick<Growth, "news">): string {
    return news.map((one) => this.#text(one)).join(",");
  }

  /** News as sent to the other processes: without the turns if these are too long for a notice. */
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
    clearInterval(this.#pulse);
    await this.#client?.end();
  }

  #hear(payload: string): void {
    if (payload.startsWith(this.opening)) return;
    const { news } = JSON.parse(payload) as { news: News[] };
    for (const one of news) for (const listener of this.#listeners) listener(one);
  }

  #lost(): void {
    clearInterval(this.#pulse);
    this.#client?.end().catch(() => {});
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
