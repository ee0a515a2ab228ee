import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { backup, DATABASE_FILE } from "../src/index.ts";
import { Outage } from "../src/storage/outage.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import type { Store } from "../src/storage/store.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { openHouse, seated } from "./kit/house.ts";
import { code } from "./kit/player.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

const withCode = (text: string) => Object.assign(new Error("something"), { code: text });

/** A log that is read by its lines. */
function journal() {
  const lines: string[] = [];
  const log = pino(
    { level: "info" },
    { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) },
  );
  return { lines, log };
}

test("an outage is one line in the log and one when it is over; nobody is told that something was done, and play goes on", async () => {
  const { lines, log } = journal();
  const house = await openHouse({}, undefined, log);
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  const { store } = house.server.inside;
  const { append, write } = store;
  const full = () => Promise.reject(withCode("SQLITE_FULL"));
  const health = async () => (await fetch(`${house.url}/healthz`)).status;
  lines.length = 0;
  Object.assign(store, { append: full, write: full } satisfies Partial<Store>);
  for (let i = 0; i < 10; i++)
    expect(await code(ann.say({ do: "answer", table: id, seq: 0, id: "4" }))).toBe("storage");
  expect(await code(house.guest("Cleo"))).toBe("storage");
  expect(await health()).toBe(503);
  expect(lines).toEqual([expect.stringContaining("the storage does not work")]);
  Object.assign(store, { append, write });
  await expect.poll(() => lines, { timeout: 20_000 }).toContain("the storage works again");
  expect(lines).toHaveLength(2);
  expect(await health()).toBe(200);
  await ann.say({ do: "answer", table: id, seq: 0, id: "4" });
  await ben.until(() => ben.sights.get(id)?.seq === 1, "the answer");
  await house.close();
});

test("a second outage is told again, damage once, and other mistakes every time", async () => {
  const { lines, log } = journal();
  const store = await openSqlite(folder.path);
  const outage = new Outage(log, 1);
  outage.watch(store);
  for (let i = 1; i <= 2; i++) {
    for (let n = 0; n < 3; n++) outage.report(withCode("57P01"), "something failed");
    await expect.poll(() => outage.lasts).toBe(false);
    expect(lines).toHaveLength(2 * i);
  }
  lines.length = 0;
  for (let n = 0; n < 3; n++) outage.report(withCode("SQLITE_CORRUPT"), "could not read");
  expect(lines).toEqual([expect.stringContaining("a backup should take its place")]);
  expect(outage.lasts).toBe(false);
  lines.length = 0;
  for (let n = 0; n < 3; n++)
    outage.report(n === 0 ? withCode("23505") : new TypeError("x is not a function"), "a job failed");
  expect(lines).toEqual(["a job failed", "a job failed", "a job failed"]);
  outage.close();
  await store.close();
});

test("a database with damaged pages is named at the start, with what to do", async () => {
  const whole = join(folder.path, "whole");
  await (await openSqlite(whole)).close();
  const place = join(folder.path, "damaged");
  mkdirSync(place);
  backup(whole, join(place, DATABASE_FILE));
  const file = openSync(join(place, DATABASE_FILE), "r+");
  // The page that tells what is in the others is whole.
  for (let page = 10; page < 60; page++) writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  closeSync(file);
  await expect(openSqlite(place)).rejects.toThrow(/civitas\.sqlite: .*the file is damaged: a backup/);
  await expect(openSqlite(join(place, DATABASE_FILE, "below"))).rejects.toThrow(/the folder can't be made/);
});
