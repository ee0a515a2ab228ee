import { PATHS, type TableInfo, type TablesReply } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_LIMITS, NO_LIMITS } from "../src/index.ts";
import { forgetOld } from "../src/jobs/retention.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, Player } from "./kit/player.ts";

const DAY = 86_400_000;
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const count = async (table: "people" | "sessions" | "tables" | "entries" | "chat" | "seats"): Promise<number> => {
  const { store } = house.server.inside;
  return (await store.db.selectFrom(table).selectAll().execute()).length;
};

test("guests, finished tables and chat are kept as long as the host wants, and no longer", async () => {
  const { store } = house.server.inside;
  const [ann, ben, cara] = await Promise.all([house.guest("Ann"), house.guest("Ben"), house.guest("Cara")]);
  await cara.post(PATHS.account, { name: "Cara", password: "correct horse" });
  const over = await seated([ann, ben], "noughts");
  await ann.answer(over.id);
  await ann.say({ do: "chat", table: over.id, text: "well played" });
  await ann.say({ do: "resign", table: over.id });
  const running = await ann.create({ game: "noughts", seats: [{ kind: "me" }, { kind: "open" }] });
  const forget = (days: number, keep: { guests: number; tables: number; chat: number }) =>
    forgetOld(store, keep, Date.now() + days * DAY);

  await forget(1000, { guests: 0, tables: 0, chat: 0 });
  await forget(10, { guests: 30, tables: 30, chat: 30 });
  expect(await count("chat")).toBe(1);
  await forget(31, { guests: 0, tables: 0, chat: 30 });
  expect([await count("chat"), await count("entries"), await count("tables")]).toEqual([0, 1, 2]);
  await forget(31, { guests: 0, tables: 30, chat: 0 });
  expect([await count("entries"), await count("tables")]).toEqual([0, 1]);
  expect(await count("seats")).toBe(1);
  expect((await ann.get<TableInfo>(PATHS.table(running.id))).state).toBe("open");
  // Ann sits at a table still, and Cara has an account.
  await forget(200, { guests: 180, tables: 0, chat: 0 });
  expect(await count("people")).toBe(2);
  expect(await code(ben.post(PATHS.language, { language: "ru" }))).toBe("nobody");
  expect(await code(ann.post(PATHS.language, { language: "ru" }))).toBe("done");
});

test("the bound on tables holds, also for those who ask a hundred times at once", async () => {
  const few = await openHouse({ limits: { ...NO_LIMITS, tablesPerPerson: 5, botTablesPerGuest: 3 } });
  const [ann, ben] = [await few.guest("Ann"), await few.guest("Ben")];
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => ann.create({ game: "noughts", seats })));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  // Sitting down counts, too.
  const cara = await few.guest("Cara");
  const other = Array.from({ length: 5 }, () => cara.create({ game: "noughts", seats }));
  const free = [...(await Promise.all(other)).map(({ id }) => id)];
  for (const one of made) if (one.status === "fulfilled") free.push(one.value.id);
  await Promise.allSettled(free.map((id) => ben.post(PATHS.join(id), {})));
  expect((await ben.get<TablesReply>(PATHS.mine)).tables.length).toBeLessThanOrEqual(5);
  const dora = await few.guest("Dora");
  const bots = [{ kind: "me" as const }, { kind: "bot" as const, level: "easy" }];
  const many = await Promise.allSettled(
    Array.from({ length: 20 }, () => dora.create({ game: "noughts", seats: bots })),
  );
  expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  // Nor do bots that are seated later, at many tables in one breath.
  const elsa = await few.guest("Elsa");
  const open = await Promise.all(Array.from({ length: 5 }, () => elsa.create({ game: "noughts", seats })));
  const seating = open.map(({ id }) => elsa.post(PATHS.seats(id), { seat: 1, to: { kind: "bot", level: "easy" } }));
  await Promise.allSettled(seating);
  const hers = (await elsa.get<TablesReply>(PATHS.mine)).tables;
  expect(hers.filter((table) => table.seats[1]?.kind === "bot")).toHaveLength(3);
  await few.close();
});

test("the bound holds where others begin the games: at once, or once more", async () => {
  const few = await openHouse({ limits: { ...NO_LIMITS, tablesPerPerson: 3 } });
  const [ann, ben] = [await few.guest("Ann"), await few.guest("Ben")];
  const guests = await Promise.all(Array.from({ length: 3 }, (_, i) => few.guest(`Guest ${i}`)));
  const played: string[] = [];
  for (const guest of guests) {
    const { id } = await seated([guest, ann], "noughts");
    await guest.say({ do: "resign", table: id });
    played.push(id);
  }
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const openOne = (): Promise<TableInfo> => ben.create({ game: "noughts", seats });
  const waiting = [await openOne(), await openOne(), await openOne()];
  // Ann sits down everywhere, and whoever opened a table starts it as soon as she sits there.
  const joining = waiting.map(async ({ id }) => {
    await ann.post(PATHS.join(id), {});
    await ben.post(PATHS.start(id), {});
  });
  const again = played.map(async (id, i) => {
    await guests[i]?.post(PATHS.rematch(id), {});
    const { id: next } = await ann.post<TableInfo>(PATHS.rematch(id), {});
    for (const player of [guests[i], ann]) await player?.post(PATHS.salt(next), { salt: "some salt of mine" });
  });
  await Promise.allSettled([...joining, ...again]);
  const { tables } = await ann.get<TablesReply>(PATHS.mine);
  expect(tables.filter(({ state }) => state !== "over")).toHaveLength(3);
  await few.close();
});

test("nobody fills the lobby's list; what does not fit is on the next page", async () => {
  const full = await openHouse({ limits: { ...DEFAULT_LIMITS, newcomersPerMinute: 1000, requestsPerMinute: 10_000 } });
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const hog = await Player.guest(full.url, "Hog");
  for (let i = 0; i < 30; i++) await hog.create({ game: "noughts", seats });
  const ann = await Player.guest(full.url, "Ann");
  const { id } = await ann.create({ game: "noughts", seats });
  const { tables } = await ann.get<TablesReply>(PATHS.tables);
  expect(tables).toHaveLength(9);
  expect(tables.map((table) => table.id)).toContain(id);
  expect((await ann.get<TablesReply>(`${PATHS.tables}?page=1`)).tables).toEqual([]);
  expect((await hog.get<TablesReply>(PATHS.mine)).tables).toHaveLength(30);
  expect((await hog.get<TablesReply>(`${PATHS.mine}?page=1`)).tables).toEqual([]);
  expect(await code(ann.get(`${PATHS.tables}?page=-1`))).toBe("malformed");
  await full.close();
});
