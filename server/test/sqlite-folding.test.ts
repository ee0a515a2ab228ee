import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, expect, test } from "vitest";
import { Folding } from "../src/storage/sqlite-folding.ts";

const folder = mkdtempSync(join(tmpdir(), "civitas-folding-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many marks are in the file itself, without its write-ahead log. */
function folded(file: string): number {
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  const database = new Database(copy);
  const { marks } = database.prepare("select count(*) as marks from marks").get() as { marks: number };
  database.close();
  return marks;
}

test("after many writes the write-ahead log is folded in, while its writer stays open", async () => {
  const file = join(folder, "marks.sqlite");
  const database = new Database(file);
  database.exec("create table marks (n integer)");
  database.pragma("journal_mode = WAL");
  database.pragma("wal_autocheckpoint = 0");
  const folding = new Folding(file);
  database.exec("insert into marks values (1), (2), (3)");
  folding.grew(3);
  expect(folded(file)).toBe(0);
  folding.grew(4000);
  await folding.close();
  expect(folded(file)).toBe(3);
  database.close();
});
