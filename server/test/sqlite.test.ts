import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import Database from "libsql";
import { afterAll, expect, test } from "vitest";
import { DATABASE_FILE, openSqlite } from "../src/storage/sqlite.ts";
import { storageContract } from "./contract.ts";

const folder = mkdtempSync(join(tmpdir(), "civitas-sqlite-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

storageContract("SQLite", () => openSqlite(folder));

test("the file is written ahead and fully synced", async () => {
  const store = await openSqlite(join(folder, "pragmas"));
  const mode = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db);
  const sync = await sql<{ synchronous: number }>`pragma synchronous`.execute(store.db);
  expect(mode.rows[0]?.journal_mode).toBe("wal");
  expect(sync.rows[0]?.synchronous).toBe(2);
  await store.close();
});

test("a second start finds everything and migrates nothing", async () => {
  const place = join(folder, "twice");
  const first = await openSqlite(place);
  await first.write((db) => db.insertInto("settings").values({ name: "kept", value: "yes" }).execute());
  await first.close();
  const second = await openSqlite(place);
  expect(await second.db.selectFrom("settings").selectAll().execute()).toEqual([{ name: "kept", value: "yes" }]);
  await second.close();
});

test("a database of the first version is brought up to date, damaged tables and all", async () => {
  const place = join(folder, "first-version");
  const first = await openSqlite(place);
  const row = {
    game: "noughts",
    state: "open",
    visibility: "public",
    seq: 0,
    revision: 0,
    waiting: "",
    host: null,
    hash: null,
    neighbourhood: null,
  };
  const rows = [
    { ...row, id: "whole", doc: '{"host":"ann","from":7}', created: 1, updated: 1 },
    { ...row, id: "damaged", doc: "{", created: 1, updated: 1 },
  ];
  await first.write((db) => db.insertInto("tables").values(rows).execute());
  await first.close();
  const database = new Database(join(place, DATABASE_FILE));
  for (const back of [
    "drop index tables_neighbourhood",
    "alter table tables drop column neighbourhood",
    "drop table challenges",
    "drop table passkeys",
    "drop index people_skeleton",
    "alter table people drop column skeleton",
    "alter table tables drop column hash",
    "drop index tables_host",
    "alter table tables drop column host",
    "delete from kysely_migration where name > '001-beginnings'",
  ]) {
    database.exec(back);
  }
  database.close();
  const second = await openSqlite(place);
  const found = await second.db.selectFrom("tables").select(["id", "host", "neighbourhood"]).orderBy("id").execute();
  expect(found).toEqual([
    { id: "damaged", host: null, neighbourhood: null },
    { id: "whole", host: "ann", neighbourhood: 7 },
  ]);
  await second.close();
});
