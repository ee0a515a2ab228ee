import { PATHS, type TableInfo, type TablesReply } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import type { Player } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function lateTable(delay: number): Promise<{ id: string; ann: Player; ben: Player; cara: Player }> {
  const [ann, ben, cara] = await Promise.all([house.guest("Ann"), house.guest("Ben"), house.guest("Cara")]);
  await cara.say({ do: "lobby", on: true });
  const { id } = await seated([ann, ben], "noughts", { spectators: { allowed: true, delay } });
  await cara.say({ do: "watch", table: id });
  return { id, ann, ben, cara };
}

/** Whether a second has passed: a machine with much else to do may take that long for a few requests. */
const secondSince = (before: number): boolean => Date.now() - before >= 1000;

const listed = async (player: Player, id: string) =>
  (await player.get<TablesReply>(PATHS.tables)).tables.find((card) => card.id === id);

test("a late audience learns nothing at once: not whose turn it is, who gave up, nor that it is over", async () => {
  const { id, ann, ben, cara } = await lateTable(3600);
  const card = await listed(cara, id);
  cara.bytes.length = 0;
  await ann.answer(id, () => "0");
  await ben.answer(id, () => "1");
  await ann.say({ do: "undo", table: id, seq: 2 });
  await ann.until(() => ann.tables.get(id)?.request !== undefined, "the request");
  await ben.consent(id, false);
  await ben.say({ do: "stand-in", table: id, away: true });
  await ben.say({ do: "stand-in", table: id, away: false });
  await ben.say({ do: "resign", table: id });
  await ann.until(() => ann.tables.get(id)?.ending === "resigned", "the end");
  await ann.post(PATHS.rematch(id), {});
  await pause(100);
  const heard = cara.bytes.join("\n");
  for (const secret of ["over", "resigned", "request", "rematch", "ended", "standIn", "serverSeed", "gone"]) {
    expect(heard, secret).not.toContain(`"${secret}"`);
  }
  expect(await listed(cara, id)).toEqual(card);
  const info = await cara.get<TableInfo>(PATHS.table(id));
  expect(info).toMatchObject({ state: "playing", paused: false });
  expect(info.fairness.serverSeed).toBeUndefined();
  await cara.say({ do: "watch", table: id });
  expect(cara.tables.get(id)?.state).toBe("playing");
  // Those who play know it all.
  expect(await ann.get<TableInfo>(PATHS.table(id))).toMatchObject({ state: "over", ending: "resigned" });
});

test("later it hears of the end, from the table and from the lobby", async () => {
  const { id, ann, ben, cara } = await lateTable(1);
  const before = Date.now();
  await ben.say({ do: "resign", table: id });
  await ann.until(() => ann.tables.get(id)?.state === "over", "the end");
  await cara.until(() => cara.tables.get(id)?.ending === "resigned", "the end, later");
  expect(secondSince(before)).toBe(true);
  await cara.until(() => cara.told("gone").some(({ table }) => table === id), "the lobby");
  expect(await listed(cara, id)).toBeUndefined();
});

test("who comes after the end, but before it can be seen, hears of it in time, too", async () => {
  const { id, ann, ben, cara } = await lateTable(1);
  await cara.say({ do: "unwatch", table: id });
  const before = Date.now();
  await ben.say({ do: "resign", table: id });
  await ann.until(() => ann.tables.get(id)?.state === "over", "the end");
  for (const player of [ann, ben]) await player.say({ do: "unwatch", table: id });
  await cara.say({ do: "watch", table: id });
  expect(cara.tables.get(id)?.state === "playing" || secondSince(before)).toBe(true);
  await cara.until(() => cara.tables.get(id)?.ending === "resigned", "the end, later");
  expect(secondSince(before)).toBe(true);
});

test("the lobby does not hear of tables that are for who has the link", async () => {
  const [ann, cara] = await Promise.all([house.guest("Ann"), house.guest("Cara")]);
  await cara.say({ do: "lobby", on: true });
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const { id } = await ann.create({ game: "noughts", seats, visibility: "link" });
  const { id: seen } = await ann.create({ game: "noughts", seats });
  await ann.post(PATHS.leave(id));
  await ann.post(PATHS.leave(seen));
  await cara.until(() => cara.told("gone").some(({ table }) => table === seen), "the public table");
  expect(cara.bytes.join("\n")).not.toContain(id);
});

test("the table of a rematch is for those who have played", async () => {
  const [ann, ben, cara] = await Promise.all([house.guest("Ann"), house.guest("Ben"), house.guest("Cara")]);
  const { id } = await seated([ann, ben], "noughts");
  await cara.say({ do: "watch", table: id });
  await ben.say({ do: "resign", table: id });
  const { id: next } = await ann.post<TableInfo>(PATHS.rematch(id), {});
  await ben.until(() => ben.tables.get(id)?.rematch === next, "the invitation");
  await cara.get(PATHS.table(id));
  await cara.say({ do: "watch", table: id });
  expect(cara.bytes.join("\n")).not.toContain(next);
});

test("who came before the start sees the match, later", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const late = await Promise.all([house.guest("Cara"), house.guest("Dora")]);
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const { id } = await ann.create({ game: "noughts", seats, spectators: { allowed: true, delay: 1 } });
  for (const one of late) await one.say({ do: "watch", table: id });
  await ben.post(PATHS.join(id), {});
  await ann.post(PATHS.start(id));
  await ann.say({ do: "watch", table: id });
  for (const one of late) await one.until(() => one.sights.get(id)?.sight.at === 0, "the beginning");
  const before = Date.now();
  await ann.answer(id, () => "0");
  for (const one of late) await one.until(() => one.sights.get(id)?.sight.at === 1, "the answer, later");
  expect(secondSince(before)).toBe(true);
});
