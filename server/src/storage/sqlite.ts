import { accessSync, chmodSync, constants, existsSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from "kysely";
import Database from "libsql";
import AsyncDatabase from "libsql/promise";
import { GroupCommit } from "./group-commit.ts";
import { migrate } from "./migrations.ts";
import type { Schema } from "./schema.ts";
import { Folding, inTheBackground } from "./sqlite-folding.ts";
import { type InTheBackground, isOvertaken, preparedToGrow } from "./sqlite-growth.ts";
import type { Db, Growth, Store } from "./store.ts";
import { isDamage } from "./trouble.ts";

export const DATABASE_FILE = "civitas.sqlite";
/** Below this many bytes the database can't even be opened for writing. */
const LEAST_ROOM = 128 * 1024;

/** The default: one file in the data folder, one process. */
export async function openSqlite(folder: string): Promise<Store> {
  try {
    return await open(folder);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${join(folder, DATABASE_FILE)}: ${message}${likelyCause(folder, error)}`, { cause: error });
  }
}

/** SQLite's own words tell too little to whoever has to mend it. */
function likelyCause(folder: string, error: unknown): string {
  if (isDamage(error)) return " (the file is damaged: a backup should take its place)";
  if (!existsSync(folder)) return " (the folder can't be made)";
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < LEAST_ROOM) return " (the disk is full)";
  try {
    accessSync(folder, constants.W_OK);
    return "";
  } catch {
    return " (the folder can't be written to)";
  }
}

async function open(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, DATABASE_FILE);
  const database = new Database(file);
  // What is no database, or damaged, is noticed before anything is written.
  database.pragma("schema_version");
  // The file holds seeds and hashes of passwords, so nobody else may read it, even in an open folder.
  chmodSync(file, 0o600);
  database.pragma("journal_mode = WAL");
  // FULL: the log reaches the disk at each commit, so what was confirmed survives a power cut.
  database.pragma("synchronous = FULL");
  // The write-ahead log is folded in beside the commits; one that finds 64 MB of it does it itself.
  database.pragma("wal_autocheckpoint = 16000");
  // 64 MB of pages in memory: the tables being played on fit.
  database.pragma("cache_size = -65536");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 5000");
  const db = new Kysely<Schema>({ dialect: new PatientDialect(database) });
  await migrate(db);
  const folding = new Folding(file);
  const grow = await preparedToGrow(database, (sql) => prepareForTheBackground(database, sql));
  const writes = new GroupCommit<(db: Db) => Promise<unknown>, unknown>((group) =>
    db.transaction().execute(async (trx) => {
      const values: unknown[] = [];
      for (const work of group) values.push(await work(trx));
      folding.grew(group.length);
      return values;
    }),
  );
  const growths = new GroupCommit<Growth, boolean>((group) =>
    db.connection().execute(async () => {
      try {
        await grow(group);
        folding.grew(group.length);
        return group.map(() => true);
      } catch (error) {
        if (group.length === 1 && isOvertaken(error)) return [false];
        throw error;
      }
    }),
  );
  return {
    kind: "sqlite",
    db,
    write: async <T>(work: (db: Db) => Promise<T>) => (await writes.write(work)) as T,
    append: (growth) => growths.write(growth),
    // There is one writer at a time anyway.
    oneByOne: async () => {},
    announce: async () => {},
    listen: () => {},
    close: async () => {
      await writes.settled();
      await growths.settled();
      await folding.close();
      await db.destroy();
    },
  };
}

/** A prepared statement that does not block the event loop. It has no rows, but only asking for them does its work in the background. */
async function prepareForTheBackground(database: Database.Database, sql: string): Promise<InTheBackground> {
  const statement = (await AsyncDatabase.prototype.prepare.call(database, sql)) as unknown as {
    all(values: readonly string[]): Promise<unknown>;
  };
  return async (value) => void (await statement.all([value]));
}

/**
 * Statements run at once, in memory. Only the commit waits for the disk, in a thread of the library. The server
 * continues meanwhile, and whatever comes in during one commit shares the next.
 */
class PatientDialect extends SqliteDialect {
  constructor(private readonly database: Database.Database) {
    super({ database: withKnownStatements(database) });
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.database);
  }
}

class PatientDriver extends SqliteDriver {
  constructor(private readonly database: Database.Database) {
    super({ database: withKnownStatements(database) });
  }

  override async commitTransaction(): Promise<void> {
    await inTheBackground(this.database, "commit");
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has rolled back already; an error from a second rollback would hide the cause.
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

type Statement = ReturnType<Database.Database["prepare"]>;

/** Preparing a statement costs more than running it, and there are only some dozens of them. */
function withKnownStatements(database: Database.Database) {
  const known = new Map<string, Statement>();
  return {
    prepare(sql: string) {
      let statement = known.get(sql);
      if (statement === undefined) {
        statement = database.prepare(sql);
        if (known.size > 500) known.clear();
        known.set(sql, statement);
      }
      return statement as never;
    },
    close() {
      known.clear();
      database.close();
    },
  };
}
