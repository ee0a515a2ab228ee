import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openSqlite } from "../src/storage/sqlite.ts";
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
