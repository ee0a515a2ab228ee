import { statSync } from "node:fs";
import { join } from "node:path";
import { PATHS, type TablesReply } from "@civitas/protocol";
import { ticTacToe } from "@civitas/testing/toys/tic-tac-toe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_LIMITS } from "../src/index.ts";
import { type ClocksDoc, tick } from "../src/tables/clocks.ts";
import { keepSnapshot, readEntries, readTable } from "../src/tables/keeping.ts";
import { restore } from "../src/tables/restoring.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("a damaged snapshot does no harm: the log has it all", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id, () => "4");
  const { store } = house.server.inside;
  const kept = await readTable(store.db, id);
  if (kept === undefined) throw new Error("no table");
  for (const damaged of ["{}", "null", '{"base":{"at":0', '{"game":"chess","base":{"at":0},"answers":[],"log":[]}']) {
    await keepSnapshot(store, id, 1, damaged);
    const match = restore(ticTacToe, kept, await readEntries(store.db, id), damaged);
    expect(match?.answers, damaged).toEqual([{ seat: 0, id: "4" }]);
  }
});

test("an answer that is taken back takes its extra time with it", () => {
  const clock = { kind: "game", seconds: 60, increment: 10 } as const;
  const full = { left: [60_000, 60_000], since: [0, null] };
  const answered = tick(clock, full, { now: 1000, running: [1], fresh: [1], answered: 0 });
  expect(answered.left).toEqual([69_000, 60_000]);
  const back = tick(clock, answered, { now: 2000, running: [0], fresh: [0], takenBack: [0] });
  expect(back.left).toEqual([59_000, 59_000]);
});

test("a question that comes back after an undo has only the time that was left for it", () => {
  const clock = { kind: "decision", seconds: 60 } as const;
  const answered = tick(
    clock,
    { left: [60_000, 60_000], since: [0, null] },
    { now: 9000, running: [1], fresh: [1], answered: 0 },
  );
  const back = tick(clock, answered, { now: 10_000, running: [0], fresh: [0], takenBack: [0] });
  expect(back.left[0]).toBe(51_000);
});

test("taking back and answering again wins no time, for oneself or for others", () => {
  const clock = { kind: "decision", seconds: 60 } as const;
  // Both decide at the same time; seat 0 answers a first question, and is asked a second one.
  let clocks: ClocksDoc = { left: [60_000, 60_000], since: [0, 0] };
  const both = { running: [0, 1] };
  clocks = tick(clock, clocks, { now: 1000, ...both, fresh: [0], answered: 0, answers: 1 });
  for (let now = 1000; now < 31_000; now += 10_000) {
    clocks = tick(clock, clocks, { now: now + 9000, ...both, fresh: [0, 1], takenBack: [0], answers: 0 });
    clocks = tick(clock, clocks, { now: now + 10_000, ...both, fresh: [0], answered: 0, answers: 1 });
  }
  expect(clocks.left).toEqual([30_000, 29_000]);
  // What lies beyond is new, and has its time.
  clocks = tick(clock, clocks, { now: 32_000, ...both, fresh: [0], answered: 0, answers: 2 });
  expect(clocks).toEqual({ left: [60_000, 28_000], since: [32_000, 32_000] });
});

test("where all have agreed to take back, everybody has time for what comes again", () => {
  const clock = { kind: "decision", seconds: 60 } as const;
  let clocks: ClocksDoc = { left: [50_000, 60_000], since: [null, 0] };
  clocks = tick(clock, clocks, { now: 1000, running: [0], fresh: [0], takenBack: [0], agreed: true, answers: 0 });
  clocks = tick(clock, clocks, { now: 2000, running: [0], fresh: [0], answered: 0, answers: 1 });
  expect(clocks.left[0]).toBe(60_000);
});

test("letting a bot play and coming back before it answers wins no time", () => {
  const clock = { kind: "game", seconds: 60, increment: 5 } as const;
  const asked = { fresh: [], takenBack: [] };
  let clocks: ClocksDoc = { left: [60_000, 60_000], since: [0, null] };
  // Away for nine tenths of every second.
  for (let now = 0; now < 30_000; now += 1000) {
    clocks = tick(clock, clocks, { now: now + 100, running: [], standIns: [0], ...asked });
    clocks = tick(clock, clocks, { now: now + 1000, running: [0], ...asked });
  }
  expect(clocks.left[0]).toBe(30_000);
  // Where the bot has answered, its time is nobody's, and wins nothing.
  clocks = tick(clock, clocks, { now: 31_000, running: [], standIns: [0], ...asked });
  clocks = tick(clock, clocks, { now: 41_000, running: [1], fresh: [1], answered: 0 });
  clocks = tick(clock, clocks, { now: 42_000, running: [0], fresh: [0], answered: 1 });
  expect(clocks).toEqual({ left: [29_000, 64_000], since: [42_000, null] });
});

test("the way of an answer over the network is nobody's time, within bounds", () => {
  const clock = { kind: "game", seconds: 60, increment: 0 } as const;
  const full = { left: [60_000, 60_000], since: [0, null] };
  const after = (lag: number) => tick(clock, full, { now: 1000, running: [1], fresh: [1], answered: 0, lag }).left[0];
  expect(after(0)).toBe(59_000);
  expect(after(200)).toBe(59_200);
  expect(after(10_000)).toBe(59_500);
  const quick = tick(clock, full, { now: 100, running: [1], fresh: [1], answered: 0, lag: 400 });
  expect(quick.left[0]).toBe(60_000);
});

test("for whom a bot plays has a say in what is taken back", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id, () => "4");
  await ben.answer(id, () => "0");
  await ben.say({ do: "stand-in", table: id, away: true });
  const seq = ann.sights.get(id)?.seq ?? 0;
  await ann.say({ do: "undo", table: id, seq });
  await ann.until(() => ann.tables.get(id)?.request?.kind === "undo", "the request");
  expect(ann.tables.get(id)?.request?.asked).toEqual([1]);
  expect(ann.sights.get(id)?.sight.at).toBe(2);
  await ben.consent(id, true);
  await ann.until(() => ann.sights.get(id)?.sight.at === 0, "the undo");
});

test("while a bot plays for somebody, that one takes nothing back", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.say({ do: "stand-in", table: id, away: true });
  await ben.until(() => ben.sights.get(id)?.sight.at === 1, "the bot's answer");
  expect(await code(ann.say({ do: "undo", table: id, seq: 1 }))).toBe("not-your-turn");
});

test("where players want to be by themselves, whoever looked on before the start sees nothing of it", async () => {
  const [ann, ben, cara] = await Promise.all([house.guest("Ann"), house.guest("Ben"), house.guest("Cara")]);
  const { id } = await ann.create({
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
    spectators: { allowed: false, delay: 0 },
  });
  await cara.say({ do: "watch", table: id });
  await ben.post(PATHS.join(id), {});
  await ann.post(PATHS.start(id));
  await ann.say({ do: "watch", table: id });
  await ann.answer(id, () => "4");
  await cara.until(() => cara.tables.get(id)?.state === "playing", "the start");
  expect(cara.sights.has(id)).toBe(false);
  expect(await code(cara.say({ do: "watch", table: id }))).toBe("no-spectators");
});

test("the database is its owner's alone", () => {
  const file = join(house.data, "civitas.sqlite");
  expect(statSync(file).mode & 0o077).toBe(0);
});

test("who has resigned has no say any more", async () => {
  const [ann, ben, cara] = await Promise.all([house.guest("Ann"), house.guest("Ben"), house.guest("Cara")]);
  const { id } = await seated([ann, ben, cara], "high-card");
  await cara.say({ do: "resign", table: id });
  await ann.say({ do: "pause", table: id, on: true });
  expect(await code(cara.consent(id, false))).toBe("resigned");
  await ben.consent(id, true);
  await ann.until(() => ann.tables.get(id)?.paused === true, "the pause");
  expect(await code(cara.say({ do: "pause", table: id, on: false }))).toBe("resigned");
});

test("a damaged table hides no other", async () => {
  const ann = await house.guest("Ann");
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const [broken, whole] = [await ann.create({ game: "noughts", seats }), await ann.create({ game: "noughts", seats })];
  const { store } = house.server.inside;
  await store.write((db) => db.updateTable("tables").set({ doc: "{" }).where("id", "=", broken.id).execute());
  for (const path of [PATHS.tables, PATHS.mine]) {
    const ids = (await ann.get<TablesReply>(path)).tables.map(({ id }) => id);
    expect(ids).toContain(whole.id);
    expect(ids).not.toContain(broken.id);
  }
  await ann.connect();
  await ann.until(() => ann.told("hello").length === 2, "a greeting");
  await store.write((db) => db.deleteFrom("tables").where("id", "=", broken.id).execute());
});

test("tables of bots alone count as those of their host", async () => {
  const few = await openHouse({ limits: { ...NO_LIMITS, tablesPerPerson: 2 } });
  const ann = await few.guest("Ann");
  const bot = { kind: "bot" as const, level: "easy" };
  const one = () => code(ann.create({ game: "noughts", seats: [bot, bot] }));
  expect([await one(), await one(), await one()]).toEqual(["done", "done", "too-many-tables"]);
  await few.close();
});
