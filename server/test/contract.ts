import type { Person } from "@civitas/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dropJob, finishJob, putJob, takeJobs } from "../src/jobs/job.ts";
import { subscribe, unsubscribe } from "../src/notices/subscriptions.ts";
import { People } from "../src/people/people.ts";
import { Sessions } from "../src/people/sessions.ts";
import type { TablesRow } from "../src/storage/schema.ts";
import type { Db, Store } from "../src/storage/store.ts";
import { addChat, readChat } from "../src/tables/chatting.ts";
import {
  type Change,
  keep,
  keepNew,
  keepSnapshot,
  readEntries,
  readPicture,
  readSnapshot,
  readTable,
} from "../src/tables/keeping.ts";
import { publicTables, waitingTables } from "../src/tables/public-tables.ts";
import { newTable } from "../src/tables/setting-up.ts";
import type { TableDoc } from "../src/tables/table-doc.ts";
import { highCard } from "./toys/high-card.ts";

const ann: Person = { id: "ann", name: "Ann", guest: true };
const someTable = () =>
  newTable(
    highCard,
    {
      game: "high-card",
      options: {},
      seats: [{ kind: "me" }, { kind: "open" }],
      visibility: "public",
      pace: { kind: "live", clock: { kind: "none" } },
      spectators: { allowed: true, delay: 0 },
    },
    ann,
    7,
    () => true,
    1000,
  );
const take = (store: Store, by: string, now: number) =>
  takeJobs(store, { by, kinds: ["bot"], now, lease: 1000, atMost: 10 });
const change = (more: Partial<Change> = {}): Change => ({
  updated: 2000,
  waiting: [],
  hash: null,
  jobs: [],
  dropJobs: [],
  news: [],
  ...more,
});
const entry = (seq: number, said = "card-01") => ({
  seq,
  kind: "answer" as const,
  seat: 0,
  said,
  expected: seq,
  time: 2000,
});

async function mustRead(store: Store, id: string) {
  const kept = await readTable(store.db, id);
  if (kept === undefined) throw new Error("no such table");
  return kept;
}

/** What every storage must do. */
export function storageContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps things`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test("a table is read as it was written", async () => {
      const doc = someTable();
      await keepNew(store, "t1", doc);
      expect(await readTable(store.db, "t1")).toEqual({
        id: "t1",
        doc,
        seq: 0,
        revision: 0,
        waiting: [],
        updated: 1000,
        hash: null,
      });
    });

    test("whoever counts tables before adding one is not overtaken by others who do the same", async () => {
      const doc = { ...someTable(), host: "hog" };
      const theirs = (db: Db) => db.selectFrom("tables").select("id").where("host", "=", "hog").execute();
      const atMostThree = async (db: Db): Promise<void> => {
        if ((await theirs(db)).length >= 3) throw new Error("too many");
      };
      await Promise.allSettled(Array.from({ length: 12 }, (_, i) => keepNew(store, `hog${i}`, doc, atMostThree)));
      expect(await theirs(store.db)).toHaveLength(3);
    });

    test("an address takes turns as well, under however many names it comes", async () => {
      const from = 4711;
      const fewFrom = async (db: Db): Promise<void> => {
        if ((await waitingTables(db, from, 0)) >= 3) throw new Error("too many");
      };
      const opening = Array.from({ length: 12 }, (_, i) =>
        keepNew(store, `crowd${i}`, { ...someTable(), host: `guest${i}`, from, visibility: "link" }, fewFrom),
      );
      await Promise.allSettled(opening);
      expect(await waitingTables(store.db, from, 0)).toBe(3);
      // What was opened long ago, or has begun, does not count.
      expect(await waitingTables(store.db, from, 1000)).toBe(0);
      await store.write((db) =>
        db.updateTable("tables").set({ state: "over" }).where("neighbourhood", "=", from).execute(),
      );
      expect(await waitingTables(store.db, from, 0)).toBe(0);
    });

    test("the addresses share the lobby's first page, and the hosts of an address their part of it", async () => {
      await store.write((db) => db.updateTable("tables").set({ visibility: "link" }).execute());
      const open = (id: string, host: string, from: number | undefined, created: number) => {
        const { from: _, ...doc } = someTable();
        return keepNew(store, id, { ...doc, host, created, ...(from !== undefined && { from }) });
      };
      const names = (rows: readonly TablesRow[]) => rows.map(({ id }) => id);
      for (let n = 0; n < 2; n++) await open(`quiet${n}`, "quiet", 2, 10 + n);
      await open("early", "early", undefined, 5);
      await open("sibling", "sibling", 1, 1);
      for (let n = 0; n < 210; n++) await open(`loud${n}`, `guest${Math.floor(n / 8)}`, 1, 100 + n);
      const first = names(await publicTables(store.db, 0, 1000));
      expect(first).toHaveLength(200);
      expect(first).toEqual(expect.arrayContaining(["quiet0", "quiet1", "early", "sibling"]));
      // Newest first, whoever opened it.
      expect(first.slice(-4)).toEqual(["quiet1", "quiet0", "early", "sibling"]);
      expect(first[0]).toBe("loud209");
      const second = names(await publicTables(store.db, 1, 1000));
      expect(new Set([...first, ...second]).size).toBe(214);
      // Nobody has more than eight.
      await open("loud-again", "guest0", 1, 99);
      expect(names(await publicTables(store.db, 1, 1000))).not.toContain("loud-again");
    });

    test("of two who write at once one wins, and the other changes nothing", async () => {
      await keepNew(store, "t2", someTable());
      const kept = await mustRead(store, "t2");
      const won = await Promise.all([
        keep(store, kept, change({ entry: entry(0, "card-01"), waiting: [0, 2] })),
        keep(store, kept, change({ entry: entry(0, "card-02"), waiting: [1] })),
      ]);
      expect(won.filter(Boolean)).toHaveLength(1);
      const entries = await readEntries(store.db, "t2");
      expect(entries).toHaveLength(1);
      const after = await mustRead(store, "t2");
      expect(after).toMatchObject({ seq: 1, revision: 1 });
      expect(after.waiting).toEqual(entries[0]?.said === "card-01" ? [0, 2] : [1]);
    });

    test("answers at many tables share a commit: who was overtaken changes nothing, all others stand", async () => {
      const ids = Array.from({ length: 40 }, (_, n) => `many-${n}`);
      for (const id of ids) await keepNew(store, id, someTable());
      const all = await Promise.all(ids.map((id) => mustRead(store, id)));
      const [late] = all;
      if (late === undefined) throw new Error("no table");
      await keep(store, late, change({ entry: entry(0, "was-faster") }));
      const done = await Promise.all(
        all.map((kept) => keep(store, kept, change({ entry: entry(0, kept.id), waiting: [1], hash: "h" }))),
      );
      expect(done).toEqual(ids.map((id) => id !== late.id));
      for (const id of ids) {
        const said = id === late.id ? "was-faster" : id;
        expect((await readEntries(store.db, id)).map((one) => one.said)).toEqual([said]);
        expect(await mustRead(store, id)).toMatchObject({ seq: 1, revision: 1, waiting: id === late.id ? [] : [1] });
      }
    });

    test("an answer writes the rest of its table only where that has changed, too", async () => {
      await keepNew(store, "t7", someTable());
      const columns = () =>
        store.db.selectFrom("tables").select(["state", "doc"]).where("id", "=", "t7").executeTakeFirstOrThrow();
      const answer = async (seq: number, more?: Partial<TableDoc>) => {
        const kept = await mustRead(store, "t7");
        const doc = more && { ...kept.doc, ...more };
        await keep(store, kept, change({ entry: entry(seq), doc }));
        return doc;
      };
      const opened = await columns();
      await answer(0);
      expect(await columns()).toEqual(opened);
      const paused = await answer(1, { paused: true });
      expect(await columns()).toEqual({ state: "open", doc: JSON.stringify(paused) });
      const over = await answer(2, { state: "over" });
      expect(await columns()).toEqual({ state: "over", doc: JSON.stringify(over) });
    });

    test("a table is read with its log in one picture, whole or from an entry on", async () => {
      await keepNew(store, "t6", someTable());
      for (const seq of [0, 1, 2]) {
        const kept = await mustRead(store, "t6");
        await keep(store, kept, change({ entry: entry(seq, `card-${seq}`), hash: `after ${seq}` }));
      }
      const kept = await mustRead(store, "t6");
      expect(kept).toMatchObject({ seq: 3, hash: "after 2" });
      const entries = await readEntries(store.db, "t6");
      expect(await readPicture(store.db, "t6")).toEqual({ kept, entries });
      expect(await readPicture(store.db, "t6", 2)).toEqual({ kept, entries: entries.slice(2) });
      expect(await readPicture(store.db, "t6", 3)).toEqual({ kept, entries: [] });
      expect(await readPicture(store.db, "none")).toBeUndefined();
      // An entry that the table does not count yet is no part of it.
      await store.write((db) => db.updateTable("tables").set({ seq: 2 }).where("id", "=", "t6").execute());
      expect((await readPicture(store.db, "t6"))?.entries).toEqual(entries.slice(0, 2));
    });

    test("the log has one entry for each number, whatever else goes wrong", async () => {
      await keepNew(store, "t3", someTable());
      const row = { table_id: "t3", ...entry(0) };
      await store.write((db) => db.insertInto("entries").values(row).execute());
      await expect(store.write((db) => db.insertInto("entries").values(row).execute())).rejects.toThrow();
    });

    test("a write that fails takes nothing with it, neither its own first half nor its neighbours", async () => {
      const put = (key: string) =>
        store.write((db) => db.insertInto("settings").values({ name: key, value: "1" }).execute());
      const failing = store.write(async (db) => {
        await db.insertInto("settings").values({ name: "half", value: "1" }).execute();
        throw new Error("changed my mind");
      });
      const outcomes = await Promise.allSettled([put("a"), failing, put("b")]);
      expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      const names = (await store.db.selectFrom("settings").select("name").execute()).map((row) => row.name);
      expect(names).toEqual(expect.arrayContaining(["a", "b"]));
      expect(names).not.toContain("half");
    });

    test("work is written together with what makes it necessary", async () => {
      await keepNew(store, "t4", someTable());
      const kept = await mustRead(store, "t4");
      const jobs = [{ key: "bot:t4", kind: "bot" as const, table: "t4", runAt: 2000 }];
      await keep(store, { ...kept, revision: 99 }, change({ jobs }));
      expect(await take(store, "me", 3000)).toEqual([]);
      await keep(store, kept, change({ jobs }));
      expect((await take(store, "me", 3000)).map(({ key }) => key)).toEqual(["bot:t4"]);
      await store.write((db) => dropJob(db, "bot:t4"));
    });

    test("a job belongs to one process, and to another when the first falls silent", async () => {
      await store.write((db) => putJob(db, { key: "j", kind: "bot", table: "t", runAt: 5000 }));
      expect(await take(store, "a", 4999)).toEqual([]);
      const taken = (await Promise.all([take(store, "a", 5000), take(store, "b", 5000)])).flat();
      expect(taken).toHaveLength(1);
      expect(await take(store, "c", 5900)).toEqual([]);
      const [again] = await take(store, "c", 6001);
      expect(again).toMatchObject({ key: "j", lease_by: "c", attempts: 2 });
      if (again) await finishJob(store, again);
      expect(await take(store, "d", 99_999)).toEqual([]);
    });

    test("a job that is wanted again while somebody does it is done again", async () => {
      await store.write((db) => putJob(db, { key: "k", kind: "bot", table: "t", runAt: 5000 }));
      const [job] = await take(store, "a", 5000);
      await store.write((db) => putJob(db, { key: "k", kind: "bot", table: "t", runAt: 5001 }));
      if (job) await finishJob(store, job);
      const [again] = await take(store, "b", 5002);
      expect(again?.key).toBe("k");
      if (again) await finishJob(store, again);
    });

    test("who finishes late does not end what others have or what has been wanted since", async () => {
      const wish = { key: "k-late", kind: "bot" as const, table: "t", runAt: 1000 };
      const kept = async () =>
        (await store.db.selectFrom("jobs").select("lease_by").where("key", "=", "k-late").execute()).map(
          (row) => row.lease_by,
        );
      await store.write((db) => putJob(db, wish));
      const [paused] = await take(store, "a", 5000);
      // The first was silent for too long.
      await take(store, "b", 7000);
      if (paused) await finishJob(store, paused);
      expect(await kept()).toEqual(["b"]);
      // It was given up meanwhile, and then wanted again.
      await store.write((db) => dropJob(db, "k-late"));
      await store.write((db) => putJob(db, wish));
      if (paused) await finishJob(store, paused);
      expect(await kept()).toEqual([""]);
      await store.write((db) => dropJob(db, "k-late"));
    });

    test("snapshots are replaced, chat is numbered", async () => {
      await keepSnapshot(store, "t5", 3, "old");
      await keepSnapshot(store, "t5", 4, "new");
      expect(await readSnapshot(store.db, "t5")).toBe("new");
      await Promise.all(["one", "two", "three"].map((text) => addChat(store, "t5", ann, text)));
      const lines = await readChat(store, "t5", 0);
      expect(lines.map(({ n }) => n)).toEqual([1, 2, 3]);
      expect(await readChat(store, "t5", 2)).toHaveLength(1);
    });

    test("a table keeps its last thousand lines of chat", async () => {
      const line = (n: number) => ({ table_id: "t7-talk", n, person: "ann", name: "Ann", text: "hm", time: 1000 });
      const lines = [400, 401, 402, 1400].map(line);
      await store.write((db) => db.insertInto("chat").values(lines).execute());
      await addChat(store, "t7-talk", ann, "one more");
      expect((await readChat(store, "t7-talk", 0)).map(({ n }) => n)).toEqual([402, 1400, 1401]);
    });

    test("a job may be wanted at any moment, not only at whole milliseconds", async () => {
      await store.write((db) => putJob(db, { key: "k-part", kind: "bot", table: "t", runAt: 1500.25 }));
      const keys = async (now: number) => (await take(store, "p", now)).map(({ key }) => key);
      expect(await keys(1500)).not.toContain("k-part");
      expect(await keys(1501)).toContain("k-part");
      await store.write((db) => dropJob(db, "k-part"));
    });

    test("guests, accounts and sessions", async () => {
      const people = new People(store);
      const sessions = new Sessions(store);
      const guest = await people.guest({ name: "Zoë" });
      const token = await sessions.begin(guest.id);
      const other = await sessions.begin(guest.id);
      expect((await sessions.find(token))?.id).toBe(guest.id);
      const account = await people.account(guest, { name: "Zoë", password: "correct horse" });
      expect(account).toEqual({ id: guest.id, name: "Zoë", guest: false });
      await expect(people.guest({ name: "ZOË" })).rejects.toMatchObject({ code: "name-taken" });
      await expect(people.signIn({ name: "zoë", password: "wrong horse" }, "here")).rejects.toMatchObject({
        code: "wrong-password",
      });
      await expect(people.signIn({ name: "nobody", password: "x" }, "here")).rejects.toMatchObject({
        code: "wrong-password",
      });
      expect((await people.signIn({ name: "zoë", password: "correct horse" }, "here")).person.id).toBe(guest.id);
      const racing = await Promise.allSettled(
        [1, 2].map(() => people.account(undefined, { name: "Twin", password: "correct horse" })),
      );
      expect(racing.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      await sessions.end(token);
      expect(await sessions.find(token)).toBeUndefined();
      await sessions.endAll(guest.id);
      expect(await sessions.find(other)).toBeUndefined();
    });

    test("who signs in with the old password while it is changed has no session in the end", async () => {
      const people = new People(store);
      const sessions = new Sessions(store);
      const owner = await people.account(undefined, { name: "Owner", password: "correct horse" });
      const thief = await people.signIn({ name: "Owner", password: "correct horse" }, "there");
      await people.changePassword(owner, { old: "correct horse", password: "battery staple" }, "here");
      await sessions.endAll(owner.id);
      // The old password was right when it was tried; the session begins only now.
      await expect(sessions.begin(thief.person.id, thief.stillHolds)).rejects.toMatchObject({ code: "wrong-password" });
      const left = store.db.selectFrom("sessions").select("hash").where("person", "=", owner.id);
      expect(await left.execute()).toEqual([]);
      const back = await people.signIn({ name: "Owner", password: "battery staple" }, "here");
      expect(await sessions.begin(back.person.id, back.stillHolds)).toEqual(expect.any(String));
    });

    test("a guest becomes one account, also if several are asked for at once", async () => {
      const people = new People(store);
      const guest = await people.guest({ name: "Many" });
      const names = ["Many one", "Many two", "Many three"];
      const racing = await Promise.allSettled(
        names.map((name) => people.account(guest, { name, password: "correct horse" })),
      );
      expect(racing.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
      const made = racing.find((one) => one.status === "fulfilled")?.value.name;
      expect((await people.find(guest.id))?.name).toBe(made);
    });

    test("the bound on browsers that want notices holds, also if all come at once", async () => {
      const { id } = await new People(store).guest({ name: "Eager" });
      const keys = { p256dh: "key", auth: "secret" };
      const browsers = Array.from({ length: 40 }, (_, n) => ({ endpoint: `https://push.example/${n}`, ...keys }));
      await Promise.all(browsers.map((browser) => subscribe(store, id, browser)));
      const kept = await store.db.selectFrom("push").select("endpoint").where("person", "=", id).execute();
      expect(kept).toHaveLength(10);
      await unsubscribe(store, id);
    });
  });
}
