import { type GamesReply, PATHS, type TableInfo, type TablesReply } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const twoSeats = [{ kind: "me" as const }, { kind: "open" as const }];

test("the list of games says what the form for a table needs", async () => {
  const ann = await house.guest("Ann");
  const { games, levels } = await ann.get<GamesReply>(PATHS.games);
  expect(games.find(({ id }) => id === "high-card")).toMatchObject({
    seats: { min: 1, max: 4 },
    options: { rounds: { kind: "number" } },
  });
  expect(levels).toEqual(["easy", "normal", "hard"]);
});

test("a table is made as the game allows, or refused", async () => {
  const ann = await house.guest("Ann");
  expect(await code(ann.create({ game: "chess", seats: twoSeats }))).toBe("no-such-game");
  expect(await code(ann.create({ game: "noughts", seats: [{ kind: "me" }] }))).toBe("bad-setup");
  expect(await code(ann.create({ game: "high-card", seats: twoSeats, options: { rounds: 99 } }))).toBe("bad-setup");
  expect(await code(ann.create({ game: "noughts", seats: [{ kind: "me" }, { kind: "bot", level: "divine" }] }))).toBe(
    "no-such-level",
  );
  expect(await code(ann.create({ game: "noughts", seats: [{ kind: "me" }, { kind: "me" }] }))).toBe("bad-setup");
});

test("people sit down, get up and see each other do so; only the host starts", async () => {
  const [ann, ben, cara] = await Promise.all([house.guest("Ann"), house.guest("Ben"), house.guest("Cara")]);
  await cara.say({ do: "lobby", on: true });
  const { id } = await ann.create({ game: "noughts", seats: twoSeats });
  await cara.until(() => cara.told("card").some(({ card }) => card.id === id), "the new table");
  expect(await code(ann.post(PATHS.start(id)))).toBe("not-all-seated");
  await ann.say({ do: "watch", table: id });
  await ben.post(PATHS.join(id), { salt: "pepper" });
  await ann.until(() => ann.tables.get(id)?.seats[1]?.kind === "person", "Ben at the table");
  expect(await code(cara.post(PATHS.join(id)))).toBe("table-full");
  expect(await code(ben.post(PATHS.start(id)))).toBe("not-host");
  await ben.post(PATHS.leave(id));
  await ben.post(PATHS.join(id), { salt: "pepper" });
  const info = await ann.post<TableInfo>(PATHS.start(id));
  expect(info.fairness.salts).toEqual(["-", "pepper"]);
  expect(await code(ben.post(PATHS.leave(id)))).toBe("already-started");
  await cara.until(() => cara.told("card").some(({ card }) => card.id === id && card.state === "playing"), "the start");
  // Who watched before the start sees the match from the seat, not from the audience.
  await ann.until(() => ann.sights.get(id)?.sight.viewer === 0, "the view from the seat");
});

test("a table whose people have all gone is not listed until one of them is back; by post nobody has to wait there", async () => {
  const quick = await openHouse({ patience: { live: 100, post: 100 } });
  const [ann, ben] = await Promise.all([quick.guest("Ann"), quick.guest("Ben")]);
  const listed = async (id: string) =>
    (await ben.get<TablesReply>(PATHS.tables)).tables.some((table) => table.id === id);
  const { id } = await ann.create({ game: "noughts", seats: twoSeats });
  const post = { kind: "post" as const, clock: { kind: "none" as const } };
  const letters = await ann.create({ game: "noughts", seats: twoSeats, pace: post });
  await ann.say({ do: "watch", table: id });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await listed(id)).toBe(true);
  await ann.say({ do: "unwatch", table: id });
  await expect.poll(() => listed(id), { timeout: 20_000 }).toBe(false);
  expect(await listed(letters.id)).toBe(true);
  await ann.say({ do: "watch", table: id });
  await expect.poll(() => listed(id), { timeout: 20_000 }).toBe(true);
  await quick.close();
});

test("a table by link is not listed, but whoever has the link may join", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await ann.create({ game: "noughts", seats: twoSeats, visibility: "link" });
  const { tables } = await ben.get<TablesReply>(PATHS.tables);
  expect(tables.map((table) => table.id)).not.toContain(id);
  expect((await ben.post<TableInfo>(PATHS.join(id))).you).toBe(1);
  expect((await ben.get<TablesReply>(PATHS.mine)).tables.map((table) => table.id)).toContain(id);
});

test("the host gives a seat to a bot or opens it; the last to leave closes the table", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await ann.create({ game: "high-card", seats: [...twoSeats, { kind: "open" }] });
  await ben.post(PATHS.join(id));
  expect(await code(ben.post(PATHS.seats(id), { seat: 2, to: { kind: "bot", level: "easy" } }))).toBe("not-host");
  await ann.post(PATHS.seats(id), { seat: 2, to: { kind: "bot", level: "easy" } });
  const info = await ann.post<TableInfo>(PATHS.seats(id), { seat: 1, to: { kind: "open" } });
  expect(info.seats.map(({ kind }) => kind)).toEqual(["person", "open", "bot"]);
  expect((await ann.post<TableInfo>(PATHS.leave(id))).ending).toBe("cancelled");
});

test("whose turn it is, is told at other tables too", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ben.say({ do: "unwatch", table: id });
  await ann.answer(id);
  await ben.until(() => ben.told("turn").some(({ turn, on }) => turn.table === id && on), "the turn");
  ben.drop();
  await ben.connect();
  await ben.until(() => ben.told("hello").length === 2, "the second hello");
  expect(ben.told("hello")[1]?.turns).toMatchObject([{ table: id, game: "noughts", seat: 1 }]);
});

test("after the game the same people play again, and somebody else begins", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  expect(await code(ann.post(PATHS.rematch(id)))).toBe("not-over");
  await ann.say({ do: "resign", table: id });
  await ben.until(() => ben.tables.get(id)?.state === "over", "the end");
  const first = await ben.post<TableInfo>(PATHS.rematch(id));
  await ann.until(() => ann.tables.get(id)?.rematch === first.id, "the invitation");
  const second = await ann.post<TableInfo>(PATHS.rematch(id));
  // The server is bound to its seed before it hears anybody's salt, and nobody's is missing.
  expect(second).toMatchObject({ id: first.id, state: "open", you: 1, fairness: first.fairness });
  await ben.post(PATHS.salt(first.id), { salt: "ben2" });
  expect(await code(ben.post(PATHS.salt(first.id), { salt: "ben3" }))).toBe("stale");
  const begun = await ann.post<TableInfo>(PATHS.salt(first.id), { salt: "ann2" });
  const { commitment } = first.fairness;
  expect(begun).toMatchObject({ state: "playing", you: 1, fairness: { commitment, salts: ["ben2", "ann2"] } });
});

test("no new table comes with a salt: the server has to bind itself first", async () => {
  const ann = await house.guest("Ann");
  const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "easy" }];
  const early = { game: "noughts", seats, salt: "early" };
  const { id, fairness } = await ann.create(early);
  expect(fairness.commitment).toMatch(/^[0-9a-f]{64}$/);
  await ann.post(PATHS.salt(id), { salt: "mine" });
  expect((await ann.post<TableInfo>(PATHS.start(id))).fairness.salts).toEqual(["mine", "-"]);
});

test("a guest who becomes an account is called so at the tables, and keeps the seat", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await ann.post(PATHS.account, { name: "Annabel", password: "a long password" });
  await ben.until(() => JSON.stringify(ben.tables.get(id)?.seats[0]).includes("Annabel"), "the new name");
  await ann.connect();
  await ann.say({ do: "watch", table: id });
  await ann.answer(id);
});
