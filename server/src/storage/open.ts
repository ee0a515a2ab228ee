import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;

/** Nobody answers there, or the database is just starting. A wrong password or a missing database is something else. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.every(isAway);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|57P0[123])$/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}

/** PostgreSQL if an address is given, as soon as it is there; a file in the data folder otherwise. */
export async function openStore(
  where: { readonly databaseUrl?: string | undefined; readonly data: string },
  away: (error: unknown) => void = () => {},
): Promise<Store> {
  if (where.databaseUrl === undefined) return openSqlite(where.data);
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    try {
      return await openPostgres(where.databaseUrl);
    } catch (error) {
      if (!isAway(error)) throw error;
      away(error);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
