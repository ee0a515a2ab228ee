import type { Kysely } from "kysely";
import type { Listener, News } from "./bus.ts";
import type { Schema } from "./schema.ts";

/** Whoever has this may read and write; what is written counts when the whole is committed. */
export type Db = Kysely<Schema>;

/** Where everything is kept. */
export interface Store {
  readonly kind: "sqlite" | "postgres";
  readonly db: Db;
  /**
   * Does all of `work` or nothing; resolved means durable. It may be run twice, so it does nothing but read and write.
   * Several small writes may share one commit.
   */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Tells the other processes, if there are any, when and if what `db` writes is committed. */
  announce(db: Db, news: News): Promise<void>;
  /** Hears the other processes. */
  listen(listener: Listener): void;
  close(): Promise<void>;
}
