import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { News } from "../src/storage/bus.ts";
import { openStore } from "../src/storage/open.ts";
import { openPostgres } from "../src/storage/postgres.ts";
import type { Db, Growth } from "../src/storage/store.ts";
import { isStorageTrouble } from "../src/storage/trouble.ts";
import { storageContract } from "./contract.ts";
import { Cable } from "./kit/cable.ts";
import { freePort, openPostgresServer, type TestPostgres } from "./kit/postgres.ts";

let server: TestPostgres;
beforeAll(async () => {
  server = await openPostgresServer();
});
afterAll(() => server.close());

storageContract("PostgreSQL", async () => openPostgres(await server.fresh()));

test("several processes may start on an empty database at once", async () => {
  const url = await server.fresh();
  const stores = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
  for (const store of stores) await store.close();
});

test("what one process writes the others hear, and it does not hear itself", async () => {
  const url = await server.fresh();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  const heard: string[] = [];
  const news: News = { kind: "lobby", table: "t" };
  one.listen(({ kind }) => heard.push(`one ${kind}`));
  const arrived = new Promise<void>((resolve) =>
    other.listen(({ kind }) => {
      heard.push(`other ${kind}`);
      resolve();
    }),
  );
  await one
    .write(async (db) => {
      await one.announce(db, { kind: "work" });
      throw new Error("not committed");
    })
    .catch(() => {});
  await one.write((db) => one.announce(db, news));
  await arrived;
  expect(heard).toEqual(["other lobby"]);
  await one.close();
  await other.close();
});

test("the others hear of every answer that was written, and of none that was overtaken, however many share a commit", async () => {
  const url = await server.fresh();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  const heard: string[] = [];
  one.listen(({ kind }) => heard.push(`itself ${kind}`));
  const last = new Promise<void>((resolve) =>
    other.listen((news) => {
      if (news.kind === "table") heard.push(news.table);
      if (news.kind === "work") resolve();
    }),
  );
  const ids = Array.from({ length: 100 }, (_, n) => `t${n}`);
  const row = { game: "g", state: "playing", visibility: "link", doc: "{}", seq: 0, waiting: "" };
  const rows = ids.map((id) => ({
    ...row,
    id,
    revision: id === "t7" ? 1 : 0,
    created: 0,
    updated: 0,
    host: null,
    hash: null,
    neighbourhood: null,
  }));
  await one.write((db) => db.insertInto("tables").values(rows).execute());
  // Together more than one notice can hold.
  const person = "somebody with a name ".repeat(20);
  const growth = (table: string): Growth => ({
    entry: { table_id: table, seq: 0, kind: "answer", seat: 0, said: "x", expected: 0, time: 1 },
    revision: 0,
    waiting: ",0,",
    hash: null,
    news: [{ kind: "table", table, on: [{ person, turn: { table, game: "g", seat: 0, since: 1 } }] }],
  });
  const grown = await Promise.all(ids.map((id) => one.append(growth(id))));
  await one.write((db) => one.announce(db, { kind: "work" }));
  await last;
  expect(grown).toEqual(ids.map((id) => id !== "t7"));
  expect(heard.sort()).toEqual(ids.filter((id) => id !== "t7").sort());
  await one.close();
  await other.close();
});

test("after a break there is one ear again, and it looks at everything anew", async () => {
  const store = await openPostgres(await server.fresh());
  const anew = new Promise<void>((resolve) => store.listen(({ kind }) => kind === "anew" && resolve()));
  const ears = () =>
    sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`
      .execute(store.db)
      .then(({ rows }) => rows.map(({ pid }) => pid));
  const [before = 0] = await ears();
  await sql`select pg_terminate_backend(${before})`.execute(store.db);
  await anew;
  // Whatever else might try to listen would have had the time to.
  await new Promise((resolve) => setTimeout(resolve, 700));
  const after = await ears();
  expect(after).toHaveLength(1);
  expect(after).not.toContain(before);
  await store.close();
});

test("a database that falls silent without a goodbye is given up, and found again", async () => {
  const url = new URL(await server.fresh());
  const cable = await Cable.to(Number(url.port));
  url.port = String(cable.port);
  const store = await openPostgres(url.href, 2, 3000);
  const anew = new Promise<void>((resolve) => store.listen(({ kind }) => kind === "anew" && resolve()));
  const someone = () => store.db.selectFrom("people").select("id").execute();
  expect(await someone()).toEqual([]);
  cable.cut();
  const silent = await someone().catch((error: unknown) => error);
  expect(isStorageTrouble(silent)).toBe(true);
  await expect(store.write((db) => db.deleteFrom("people").execute())).rejects.toThrow();
  cable.mend();
  expect(await someone()).toEqual([]);
  // Whatever the others said meanwhile was missed.
  await anew;
  await store.close();
  cable.close();
});

test("a process that is cut off in the middle of a write holds the others up for a moment only", async () => {
  const url = await server.fresh();
  const there = new URL(url);
  const cable = await Cable.to(Number(there.port));
  there.port = String(cable.port);
  const [frozen, other] = await Promise.all([openPostgres(there.href, 2, 3000), openPostgres(url)]);
  await other.write((db) => db.insertInto("settings").values({ name: "row", value: "before" }).execute());
  const set = (db: Db, value: string) => db.updateTable("settings").set({ value }).where("name", "=", "row").execute();
  let cut = (): void => {};
  const held = new Promise<void>((resolve) => {
    cut = resolve;
  });
  const late = frozen
    .write(async (db) => {
      await set(db, "half done");
      cable.cut();
      cut();
      await set(db, "done");
    })
    .catch((error: unknown) => error);
  await held;
  await other.write((db) => set(db, "after"));
  expect(isStorageTrouble(await late)).toBe(true);
  cable.mend();
  const rows = await frozen.db.selectFrom("settings").select("value").where("name", "=", "row").execute();
  expect(rows).toEqual([{ value: "after" }]);
  await frozen.close();
  await other.close();
  cable.close();
});

test("a process that starts while PostgreSQL is away waits for it; one with a wrong password does not", async () => {
  const url = new URL(await server.fresh());
  const target = Number(url.port);
  const port = await freePort();
  const there = new URL(url);
  there.port = String(port);
  const away: string[] = [];
  const opening = openStore({ databaseUrl: there.href, data: "" }, (error) => away.push(String(error)));
  while (away.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  // Now it is there.
  const cable = await Cable.to(target, port);
  const store = await opening;
  expect(store.kind).toBe("postgres");
  await store.close();
  cable.close();
  url.password = "wrong";
  url.pathname = "/no-such-database";
  await expect(openStore({ databaseUrl: url.href, data: "" })).rejects.toThrow();
});
