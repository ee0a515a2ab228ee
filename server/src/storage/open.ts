import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/** PostgreSQL if an address is given, a file in the data folder otherwise. */
export function openStore(where: { readonly databaseUrl?: string | undefined; readonly data: string }): Promise<Store> {
  return where.databaseUrl === undefined ? openSqlite(where.data) : openPostgres(where.databaseUrl);
}
