import { sql } from "kysely";
import type { TablesRow } from "../storage/schema.ts";
import type { Db } from "../storage/store.ts";

/** How many tables a list has at a time. */
export const LISTED = 200;
/** The most tables of one host. */
const LISTED_PER_HOST = 8;
/** The longest delay of spectators: an hour. */
const LONGEST_DELAY = 3_600_000;

/**
 * The public tables, those that wait for people first. Of each host the newest are listed, and the addresses they were
 * opened from take turns: first the first table of each, then the second ones. So nobody fills a page, under however
 * many names.
 */
export async function publicTables(db: Db, page: number, now: number): Promise<TablesRow[]> {
  const ofHosts = db
    .selectFrom("tables")
    .select(["id", "state", "created", "host", "neighbourhood"])
    .select(sql<number>`row_number() over (partition by host order by state, created desc)`.as("nth"))
    .where("visibility", "=", "public")
    .where((e) =>
      e.or([
        e("state", "in", ["open", "playing"]),
        // To a late audience these are still being played.
        e("state", "=", "over").and("updated", ">", now - LONGEST_DELAY),
      ]),
    )
    .as("of_hosts");
  // Tables of older programs don't know where they come from: there every host is an address.
  const address = sql`neighbourhood, case when neighbourhood is null then host end`;
  const inTurns = db
    .selectFrom(ofHosts)
    .select("id")
    .select(sql<number>`row_number() over (partition by state, ${address} order by nth, created desc)`.as("turn"))
    .where("nth", "<=", LISTED_PER_HOST)
    .as("in_turns");
  const rows = await db
    .selectFrom("tables")
    .innerJoin(inTurns, "in_turns.id", "tables.id")
    .selectAll("tables")
    .orderBy("state")
    .orderBy("turn")
    .orderBy("created", "desc")
    .offset(page * LISTED)
    .limit(LISTED)
    .execute();
  return rows.sort((a, b) => (a.state === b.state ? b.created - a.created : a.state < b.state ? -1 : 1));
}

/** How many tables opened from there since then still wait for people. */
export async function waitingTables(db: Db, neighbourhood: number, since: number): Promise<number> {
  const { n } = await db
    .selectFrom("tables")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("neighbourhood", "=", neighbourhood)
    .where("state", "=", "open")
    .where("created", ">", since)
    .executeTakeFirstOrThrow();
  return Number(n);
}
