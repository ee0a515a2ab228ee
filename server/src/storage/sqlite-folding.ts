import Database from "libsql";
import AsyncDatabase from "libsql/promise";

/** The log is folded in after this many writes; an answer writes one or two pages of 4 kB. */
const FOLD_AFTER = 4000;

/** Both classes of the library use the same connection; this one does not block the event loop. */
export function inTheBackground(database: Database.Database, sql: string): Promise<void> {
  return AsyncDatabase.prototype.exec.call(database, sql) as unknown as Promise<void>;
}

/**
 * Folds the write-ahead log into the database, over a connection of its own and in a thread of the library. A commit
 * that has to do it makes everybody wait for some tens of milliseconds. If this fails, a later commit does it after all.
 */
export class Folding {
  readonly #database: Database.Database;
  #writes = 0;
  #running: Promise<void> | undefined;

  constructor(file: string) {
    this.#database = new Database(file);
    // What is folded in must be on the disk before the log is written over.
    this.#database.pragma("synchronous = FULL");
  }

  /** So many writes were committed. */
  grew(writes: number): void {
    this.#writes += writes;
    if (this.#writes < FOLD_AFTER || this.#running !== undefined) return;
    this.#writes = 0;
    this.#running = inTheBackground(this.#database, "pragma wal_checkpoint(passive)")
      .catch(() => {})
      .finally(() => {
        this.#running = undefined;
      });
  }

  async close(): Promise<void> {
    await this.#running;
    this.#database.close();
  }
}
