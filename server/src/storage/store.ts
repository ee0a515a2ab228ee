import type { Kysely } from "kysely";
import type { Listener, News } from "./bus.ts";
import type { EntriesRow, Schema } from "./schema.ts";

/** Whoever has this may read and write; what is written counts when the whole is committed. */
export type Db = Kysely<Schema>;

export interface Growth {
  readonly entry: EntriesRow;
  readonly revision: number;
  readonly waiting: string;
  readonly hash: string | null;
  /** What else changes at the table, if anything. */
  readonly table?: { readonly doc: string; readonly state: string } | undefined;
  readonly news: readonly News[];
}

/** Where everything is kept. */
export interface Store {
  readonly kind: "sqlite" | "postgres";
  readonly db: Db;
  /**
   * Does all of `work` or nothing; resolved means durable. It may be run twice, so it does nothing but read and write.
   * Several small writes may share one commit.
   */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * An answer, by far the most frequent write: the log grows by one entry, if nobody has written since `revision`. False if
   * somebody has.
   */
  append(growth: Growth): Promise<boolean>;
  /** Whoever else writes under this name waits until what `db` writes is committed. */
  oneByOne(db: Db, name: string): Promise<void>;
  /** Tells the other processes, if there are any, when and if what `db` writes is committed. */
  announce(db: Db, news: News): Promise<void>;
  /** Hears the other processes. */
  listen(listener: Listener): void;
  close(): Promise<void>;
}
