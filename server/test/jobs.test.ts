import { PATHS } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { botTurns } from "../src/jobs/bot-turns.ts";
import { Foreman } from "../src/jobs/foreman.ts";
import { dropJob, type JobKind, putJob } from "../src/jobs/job.ts";
import { Shares } from "../src/jobs/shares.ts";
import { thinkHere } from "../src/jobs/thinking.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { openHouse, type TestHouse } from "./kit/house.ts";

const folder = temporaryFolder();
let house: TestHouse;
beforeAll(async () => {
  // Its own bots take so long that the test is alone with the table.
  house = await openHouse({ botPauseMs: 600_000 });
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

test("bots that think and addresses that don't answer keep no clock from running out", async () => {
  const store = await openSqlite(folder.path);
  const done: string[] = [];
  let release = (): void => {};
  const forever = new Promise<void>((resolve) => {
    release = resolve;
  });
  let clockRang = (): void => {};
  const rang = new Promise<void>((resolve) => {
    clockRang = resolve;
  });
  const slow = async ({ key }: { key: string }): Promise<void> => {
    await forever;
    done.push(key);
  };
  const foreman = new Foreman({
    store,
    report: () => {},
    leaseMs: 5000,
    pollMs: 20,
    atOnce: 2,
    handlers: { bot: slow, notice: slow, sweep: slow, self: slow, clock: async () => clockRang() },
  });
  const put = (kind: JobKind, n: number) =>
    store.write((db) => putJob(db, { key: `${kind}:${n}`, kind, table: "t", runAt: n }));
  for (let n = 1; n <= 4; n++) for (const kind of ["bot", "notice"] as const) await put(kind, n);
  await put("clock", 9);
  foreman.start();
  await rang;
  expect(foreman.busy).toBeLessThanOrEqual(5);
  release();
  while (done.length < 8) await new Promise((resolve) => setTimeout(resolve, 10));
  await foreman.stop();
  await store.close();
});

test("the bots of one table let those of others have their turn", async () => {
  const { store, hall, playing } = house.server.inside;
  const ann = await house.guest("Ann");
  const bot = { kind: "bot" as const, level: "easy" };
  const { id } = await ann.create({ game: "high-card", options: { rounds: 20 }, seats: [bot, bot, bot] });
  await ann.post(PATHS.start(id));
  const turns = botTurns({
    store,
    hall,
    playing,
    thinking: thinkHere,
    shares: new Shares(1),
    pauseMs: 0,
    stopped: () => false,
  });
  const job = { kind: "bot", table_id: id, payload: "null", run_at: 0, lease_until: 0, lease_by: "" };
  await turns({ key: "mine", ...job, generation: 0, attempts: 1 });
  expect((await hall.table(id)).kept.seq).toBe(16);
  const waiting = await store.db.selectFrom("jobs").select("key").where("key", "=", "mine").execute();
  expect(waiting).toHaveLength(1);
  await store.write((db) => dropJob(db, "mine"));
});
