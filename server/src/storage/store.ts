import type { Kysely } from "kysely";
import type { Listener, News } from "./bus.ts";
import type { EntriesRow, Schema } from "./schema.ts";

/** For reading and writing; what is written counts when the whole transaction is committed. */
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
   * Does all of `work` or nothing; when it resolves, it is durable. It may be run twice, so it may only read and write.
   * Several small writes may share one commit.
   */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * An answer, by far the most frequent write: the log grows by one entry, if nobody has written since `revision`.
   * False if somebody has.
   */
  append(growth: Growth): Promise<boolean>;
  /** Others who write under this name wait until what `db` writes is committed. */
  oneByOne(db: Db, name: string): Promise<void>;
  /** Tells the other processes, if there are any, once what `db` writes is committed. */
  announce(db: Db, news: News): Promise<void>;
  /** Listens to the other processes. */
  listen(listener: Listener): void;
  close(): Promise<void>;
}
