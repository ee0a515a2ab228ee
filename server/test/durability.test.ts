import { once } from "node:events";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { backup, DATABASE_FILE } from "../src/index.ts";
import { putJob } from "../src/jobs/job.ts";
import type { Store } from "../src/storage/store.ts";
import { readEntries, readTable } from "../src/tables/keeping.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, type Player } from "./kit/player.ts";

const folder = temporaryFolder();
const houses: TestHouse[] = [];
afterAll(() => folder.remove());
async function open(data: string): Promise<TestHouse> {
  const house = await openHouse({ data });
  houses.push(house);
  return house;
}
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

/** The same people in front of another server. */
async function moveTo(house: TestHouse, ...players: Player[]): Promise<void> {
  for (const player of players) {
    player.url = house.url;
    player.sights.clear();
    await player.connect();
  }
}

test("a server that starts again goes on where the last one was, undo included", async () => {
  const data = join(folder.path, "restart");
  const before = await open(data);
  const [ann, ben] = await Promise.all([before.guest("Ann"), before.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id, () => "0");
  await ben.answer(id, () => "1");
  await ben.say({ do: "undo", table: id, seq: 2 });
  await before.close();
  houses.length = 0;
  const after = await open(data);
  await moveTo(after, ann, ben);
  await ben.say({ do: "watch", table: id });
  expect(ben.sights.get(id)).toMatchObject({ seq: 3, sight: { at: 1 } });
  expect(ben.sights.get(id)?.sight.question?.options).toHaveLength(8);
  // The confirmation of this answer got lost with the old server, so the browser sends it again.
  await ann.say({ do: "answer", table: id, seq: 0, id: "0" });
  await ben.answer(id, () => "8");
});

test("the database as it lies on the disk right after a confirmation has the answer", async () => {
  const data = join(folder.path, "disk");
  const house = await open(data);
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  const { seq } = ann.sights.get(id) ?? { seq: 0 };
  await ann.say({ do: "answer", table: id, seq, id: "4" });
  const copy = join(folder.path, "copy");
  mkdirSync(copy);
  for (const end of ["", "-wal"]) copyFileSync(join(data, DATABASE_FILE + end), join(copy, DATABASE_FILE + end));
  const other = await open(copy);
  const entries = await readEntries(other.server.inside.store.db, id);
  expect(entries.map(({ said }) => said)).toEqual(["4"]);
});

test("when nothing can be written, the player hears so, and nothing has happened", async () => {
  const house = await open(join(folder.path, "full"));
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  const { db } = house.server.inside.store;
  // A trigger that fails the way a full disk does: in the middle of the transaction.
  await sql`create trigger full before insert on entries begin select raise(abort, 'database or disk is full'); end`.execute(
    db,
  );
  expect(await code(ann.say({ do: "answer", table: id, seq: 0, id: "0" }))).toBe("storage");
  expect(ben.sights.get(id)?.seq).toBe(0);
  expect((await readTable(db, id))?.seq).toBe(0);
  await sql`drop trigger full`.execute(db);
  await ann.say({ do: "answer", table: id, seq: 0, id: "0" });
  await ben.until(() => ben.sights.get(id)?.seq === 1, "the answer");
});

test("an answer that was written although its confirmation got lost reaches everybody", async () => {
  const house = await open(join(folder.path, "lost"));
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  const { store } = house.server.inside;
  const { append } = store;
  const lose: Store["append"] = async (growth) => {
    await append(growth);
    throw new Error("Connection terminated unexpectedly");
  };
  // By then nobody looks at the table any more to see what can be taken back.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  Object.assign(store, { append: lose });
  expect(await code(ann.say({ do: "answer", table: id, seq: 0, id: "0" }))).toBe("storage");
  Object.assign(store, { append });
  // Nobody does anything more.
  await ben.until(() => ben.sights.get(id)?.seq === 1, "the answer");
  await ann.say({ do: "answer", table: id, seq: 0, id: "0" });
  expect((await readTable(store.db, id))?.seq).toBe(1);
});

test("a copy made while people play is a whole database", async () => {
  const data = join(folder.path, "live");
  const house = await open(data);
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id, () => "0");
  const saved = join(folder.path, "saved");
  mkdirSync(saved);
  expect(backup(data, join(saved, DATABASE_FILE))).toBeUndefined();
  expect(backup(data, join(saved, DATABASE_FILE))).toBe("target-exists");
  expect(backup(`${saved}-not-there`, join(saved, "x"))).toBe("no-database");
  await ben.answer(id, () => "1");
  const other = await open(saved);
  await moveTo(other, ben);
  await ben.say({ do: "watch", table: id });
  expect(ben.sights.get(id)?.seq).toBe(1);
});

test("after a kill the next start has all jobs at once, whatever the lease", async () => {
  const data = join(folder.path, "leases");
  const before = await open(data);
  const { store } = before.server.inside;
  await store.write((db) => putJob(db, { key: "bot:gone", kind: "bot", table: "gone", runAt: 1 }));
  const far = Date.now() + 1e9;
  await store.write((db) =>
    db.updateTable("jobs").set({ lease_until: far, lease_by: "the dead" }).where("key", "=", "bot:gone").execute(),
  );
  const killed = join(folder.path, "killed");
  mkdirSync(killed);
  for (const end of ["", "-wal", "-shm"])
    copyFileSync(join(data, DATABASE_FILE + end), join(killed, DATABASE_FILE + end));
  const after = await open(killed);
  const jobs = after.server.inside.store.db.selectFrom("jobs").selectAll().where("key", "=", "bot:gone");
  // Its table does not exist: that it was tried is enough.
  const tried = async (): Promise<boolean> => ((await jobs.executeTakeFirst())?.lease_by ?? "") !== "the dead";
  await vi.waitFor(async () => expect(await tried()).toBe(true), { timeout: 60_000 });
});

/** Looks at a file all the time, in a thread of its own, and tells which modes it had. */
const LOOKOUT = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { statSync } = require("node:fs");
  const { file, shared } = workerData;
  const stop = new Int32Array(shared);
  const modes = new Set();
  parentPort.postMessage("looking");
  while (Atomics.load(stop, 0) === 0) {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined) modes.add(found.mode & 0o777);
  }
  parentPort.postMessage([...modes]);
`;

test("a copy is private from its first byte", async () => {
  const data = join(folder.path, "private");
  const { store } = (await open(data)).server.inside;
  const value = "x".repeat(1_000_000);
  for (let i = 0; i < 5; i++)
    await store.write((db) =>
      db
        .insertInto("settings")
        .values({ name: `big ${i}`, value })
        .execute(),
    );
  const file = join(folder.path, "private.sqlite");
  const shared = new SharedArrayBuffer(4);
  const lookout = new Worker(LOOKOUT, { eval: true, workerData: { file, shared } });
  await once(lookout, "message");
  expect(backup(data, file)).toBeUndefined();
  Atomics.store(new Int32Array(shared), 0, 1);
  const [modes] = await once(lookout, "message");
  expect(modes).toEqual([0o600]);
});
