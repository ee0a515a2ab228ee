import { join } from "node:path";
import type { GameEntry } from "@civitas/games";
import { Match, parseRecord } from "@civitas/kernel";
import { PATHS, type TableInfo } from "@civitas/protocol";
import { afterAll, afterEach, expect, test } from "vitest";
import { temporaryFolder } from "./kit/folder.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, type Player } from "./kit/player.ts";
import { toy } from "./toys/index.ts";
import { tug } from "./toys/tug.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());
let house: TestHouse | undefined;
afterEach(() => house?.close());
let folders = 0;

const newer = { ...tug, version: 2 };
/** By these rules nobody pulls to the left. */
const other: typeof tug = {
  ...tug,
  *turn(s, table) {
    const rules = tug.turn(s, table);
    for (let step = rules.next(); !step.done; ) {
      const asked = step.value.map((ask) => ({ ...ask, options: ask.options.filter(({ id }) => id !== "left") }));
      step = rules.next(yield asked);
    }
  },
};

const pace = { kind: "live" as const, clock: { kind: "game" as const, seconds: 60, increment: 0 } };

/** A table of Ann and Ben where three answers were given, in a house that has closed since. */
async function played(): Promise<{ data: string; ann: Player; ben: Player; id: string }> {
  const data = join(folder.path, String(++folders));
  const before = await openHouse({ data }, [toy(tug)]);
  const [ann, ben] = [await before.guest("Ann"), await before.guest("Ben")];
  const { id } = await seated([ann, ben], "tug", { options: { rounds: 2 }, pace });
  await ann.answer(id, () => "left");
  await ben.answer(id, () => "right");
  await ann.answer(id, () => "left");
  await before.close();
  return { data, ann, ben, id };
}

async function openAgain(data: string, games: readonly GameEntry[], ...players: Player[]): Promise<TestHouse> {
  await house?.close();
  house = await openHouse({ data }, games);
  for (const player of players) {
    player.url = house.url;
    player.sights.clear();
    await player.connect();
  }
  return house;
}

test("a table keeps the rules by which it began, as long as the program has them", async () => {
  const { data, ann, ben, id } = await played();
  const both = { ...toy(newer), earlier: { 1: async () => ({ game: tug }) } };
  await openAgain(data, [both], ann, ben);
  for (const player of [ann, ben]) await player.say({ do: "watch", table: id });
  expect(ann.tables.get(id)).toMatchObject({ rules: 1, paused: false });
  expect(ann.sights.get(id)?.sight.at).toBe(3);
  await ben.answer(id, () => "left");
  const record = parseRecord(await (await ann.request("GET", PATHS.record(id))).text());
  expect(record.version).toBe(1);
  expect(Match.replay(tug, record).hash()).toBe(record.hash);
  // A new table begins by the new ones.
  expect((await seated([ann, ben], "tug")).rules).toBe(2);
});

test("without them it stands still and says so; when they are back it goes on where it was", async () => {
  const { data, ann, ben, id } = await played();
  const { server } = await openAgain(data, [toy(newer)], ann, ben);
  await ben.say({ do: "watch", table: id });
  expect(ben.tables.get(id)).toMatchObject({ rules: 1, paused: true, halted: true, state: "playing" });
  expect(ben.sights.has(id)).toBe(false);
  const seq = (await server.inside.hall.table(id)).kept.seq;
  expect(await code(ben.say({ do: "answer", table: id, seq, id: "left" }))).toBe("rules-gone");
  expect(await code(ben.say({ do: "undo", table: id, seq }))).toBe("rules-gone");
  expect(await code(ben.say({ do: "pause", table: id, on: false }))).toBe("rules-gone");
  const { doc } = await server.inside.hall.table(id);
  expect(doc.clocks?.since).toEqual([null, null]);

  await openAgain(data, [toy(tug)], ann, ben);
  await ben.say({ do: "watch", table: id });
  expect(ben.tables.get(id)).toMatchObject({ rules: 1, paused: false });
  expect(ben.tables.get(id)?.halted).toBeUndefined();
  expect(ben.sights.get(id)?.clocks?.[1]?.running).toBe(true);
  await ben.answer(id, () => "right");
  const record = parseRecord(await (await ann.request("GET", PATHS.record(id))).text());
  expect(record.answers.map((answer) => answer.id)).toEqual(["left", "right", "left", "right"]);

  // What is over stays readable, whatever becomes of the rules.
  await openAgain(data, [toy(newer)], ann, ben);
  expect(parseRecord(await (await ann.request("GET", PATHS.record(id))).text())).toEqual(record);
});

test("rules that changed without a new version take nothing back either", async () => {
  const { data, ann, ben, id } = await played();
  await openAgain(data, [toy(other)], ann, ben);
  await ann.say({ do: "watch", table: id });
  expect(ann.tables.get(id)).toMatchObject({ halted: true });
  await openAgain(data, [toy(tug)], ann, ben);
  await ann.say({ do: "watch", table: id });
  expect(ann.sights.get(id)?.sight.at).toBe(3);
});

test("a table that was not begun yet begins by the new rules", async () => {
  const data = join(folder.path, String(++folders));
  const before = await openHouse({ data }, [toy(tug)]);
  const [ann, ben] = [await before.guest("Ann"), await before.guest("Ben")];
  const { id } = await ann.create({ game: "tug", seats: [{ kind: "me" }, { kind: "open" }] });
  await before.close();
  await openAgain(data, [toy(newer)], ann, ben);
  await ben.post(PATHS.join(id), {});
  expect((await ann.post<TableInfo>(PATHS.start(id))).rules).toBe(2);
});

test("who does not want to wait for the rules may give up", async () => {
  const { data, ann, ben, id } = await played();
  await openAgain(data, [toy(newer)], ann, ben);
  await ann.say({ do: "resign", table: id });
  expect((await ben.get<TableInfo>(PATHS.table(id))).state).toBe("over");
});
