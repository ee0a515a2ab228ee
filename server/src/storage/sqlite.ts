import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import Database from "libsql";
import { GroupCommit } from "./group-commit.ts";
import { migrate } from "./migrations.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

export const DATABASE_FILE = "civitas.sqlite";

/** The default: one file in the data folder, one process. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new Database(join(folder, DATABASE_FILE));
  database.pragma("journal_mode = WAL");
  // FULL: the log reaches the disk at each commit, so what was confirmed survives a power cut.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 5000");
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: withKnownStatements(database) }) });
  await migrate(db);
  const commits = new GroupCommit(db);
  return {
    kind: "sqlite",
    db,
    write: (work) => commits.write(work),
    announce: async () => {},
    listen: () => {},
    close: async () => {
      await commits.settled();
      await db.destroy();
    },
  };
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
