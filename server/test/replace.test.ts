import { PATHS } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Presence } from "../src/live/presence.ts";
import { PATIENCE } from "../src/tables/vanished.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, NotDone, type Player } from "./kit/player.ts";

/** Nobody waits at live tables here; by post it takes as long as ever. */
let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ patience: { ...PATIENCE, live: 0 } });
});
afterAll(() => house.close());

const guests = (...names: string[]): Promise<Player[]> => Promise.all(names.map((name) => house.guest(name)));
const high = { options: { rounds: 20 } };

async function three(): Promise<{ ann: Player; ben: Player; cara: Player; id: string }> {
  const [ann, ben, cara] = await guests("Ann", "Ben", "Cara");
  if (ann === undefined || ben === undefined || cara === undefined) throw new Error("somebody is missing");
  const { id } = await seated([ann, ben, cara], "high-card", high);
  return { ann, ben, cara, id };
}

async function two(game = "high-card", more: object = high): Promise<{ ann: Player; ben: Player; id: string }> {
  const [ann, ben] = await guests("Ann", "Ben");
  if (ann === undefined || ben === undefined) throw new Error("somebody is missing");
  const { id } = await seated([ann, ben], game, more);
  return { ann, ben, id };
}

const place = (player: Player, id: string, seat: number) => {
  const found = player.tables.get(id)?.seats[seat];
  return found?.kind === "person" ? found : undefined;
};

async function vanish(player: Player, seat: number, id: string, seenBy: Player): Promise<void> {
  // Otherwise an old "not here" could be taken for the new one.
  await seenBy.until(() => place(seenBy, id, seat)?.here === true, "the one who will leave");
  player.drop();
  await seenBy.until(() => place(seenBy, id, seat)?.here === false, "the leaving");
}

const request = (player: Player, id: string) => player.tables.get(id)?.request;

test("the others agree to let a bot play for whoever has vanished", async () => {
  const { ann, ben, cara, id } = await three();
  await vanish(cara, 2, id, ann);
  await ann.say({ do: "replace", table: id, seat: 2 });
  await ben.until(() => request(ben, id) !== undefined, "the request");
  expect(request(ben, id)).toMatchObject({ kind: "replace", by: 0, seat: 2, agreed: [0], asked: [1] });
  expect(place(ben, id, 2)?.standIn).toBeUndefined();
  await ben.consent(id, true);
  await ann.until(() => place(ann, id, 2)?.why === "away", "the bot");
  expect(request(ann, id)).toBeUndefined();
  await ann.answer(id);
  await ben.answer(id);
  // Cara's card is the bot's, so all three go on to the next round.
  await ann.until(() => (ann.sights.get(id)?.sight.at ?? 0) >= 3, "the bot's answer");
});

test("the person comes back as after any stand-in", async () => {
  const { ann, ben, id } = await two();
  await vanish(ben, 1, id, ann);
  await ann.say({ do: "replace", table: id, seat: 1 });
  await ann.until(() => place(ann, id, 1)?.why === "away", "the bot");
  await ben.connect();
  await ben.say({ do: "watch", table: id });
  await ben.say({ do: "stand-in", table: id, away: false });
  await ann.until(() => place(ann, id, 1)?.standIn === undefined, "Ben's return");
  await ann.answer(id);
  await ben.answer(id);
});

test("one no is enough, of the others or of the one who is missed", async () => {
  const { ann, ben, cara, id } = await three();
  await vanish(cara, 2, id, ann);
  await ann.say({ do: "replace", table: id, seat: 2 });
  await ben.consent(id, false);
  await ann.until(() => request(ann, id) === undefined, "Ben's no");
  await ann.say({ do: "replace", table: id, seat: 2 });
  // Cara hears of it elsewhere and does not go to the table.
  await cara.connect();
  expect(await code(cara.consent(id, true))).toBe("no-request");
  await cara.consent(id, false);
  expect(await code(ben.consent(id, true))).toBe("no-request");
  expect(place(ann, id, 2)?.standIn).toBeUndefined();
});

test("the request lasts while others answer, until the one who is missed answers", async () => {
  const { ann, ben, cara, id } = await three();
  await vanish(cara, 2, id, ann);
  await ann.say({ do: "replace", table: id, seat: 2 });
  await ben.answer(id);
  expect(request(ben, id)?.kind).toBe("replace");
  await cara.connect();
  const seen = cara.sights.get(id);
  await cara.say({ do: "answer", table: id, seq: seen?.seq ?? 0, id: seen?.sight.question?.options[0]?.id ?? "" });
  await ann.until(() => request(ann, id) === undefined, "the end of the request");
  expect(await code(ben.consent(id, true))).toBe("no-request");
});

test("it is void when the one who is missed looks at the table, or says so", async () => {
  const { ann, ben, cara, id } = await three();
  await vanish(cara, 2, id, ann);
  await ann.say({ do: "replace", table: id, seat: 2 });
  await cara.connect();
  await cara.say({ do: "watch", table: id });
  await ann.until(() => request(ann, id) === undefined, "the end of the request");
  expect(await code(ben.consent(id, true))).toBe("no-request");
  await vanish(cara, 2, id, ann);
  await ann.say({ do: "replace", table: id, seat: 2 });
  await cara.connect();
  await cara.say({ do: "stand-in", table: id, away: false });
  await ann.until(() => request(ann, id) === undefined, "the end of the request");
  expect(place(ann, id, 2)?.standIn).toBeUndefined();
});

test("asked once more, nobody waits for those who have vanished too", async () => {
  const { ann, ben, cara, id } = await three();
  await vanish(cara, 2, id, ann);
  await vanish(ben, 1, id, ann);
  await ann.say({ do: "replace", table: id, seat: 2 });
  await ann.until(() => request(ann, id)?.asked.includes(1) === true, "the request");
  await ann.say({ do: "replace", table: id, seat: 2 });
  await ann.until(() => place(ann, id, 2)?.why === "away", "the bot");
});

test("nobody is replaced who is here, is not asked, is oneself or is a bot", async () => {
  const { ann, ben, id } = await two("noughts", {});
  expect(await code(ben.say({ do: "replace", table: id, seat: 0 }))).toBe("not-away");
  await vanish(ben, 1, id, ann);
  // It is Ann's turn.
  for (const seat of [0, 1, 7]) expect(await code(ann.say({ do: "replace", table: id, seat }))).toBe("not-away");
  await ann.answer(id);
  expect(await code(ann.say({ do: "replace", table: id, seat: 1 }))).toBe("done");
  await ann.until(() => place(ann, id, 1)?.why === "away", "the bot");

  const bot = { kind: "bot" as const, level: "easy" };
  const table = await ann.create({ game: "high-card", ...high, seats: [{ kind: "me" }, bot] });
  expect(await code(ann.say({ do: "replace", table: table.id, seat: 1 }))).toBe("not-started");
  await ann.post(PATHS.start(table.id));
  expect(await code(ann.say({ do: "replace", table: table.id, seat: 1 }))).toBe("not-away");
});

test("nobody is replaced twice, nor by who has resigned, looks on or has paused", async () => {
  const { ann, ben, cara, id } = await three();
  await vanish(cara, 2, id, ann);
  await ann.say({ do: "pause", table: id, on: true });
  expect(await code(house.guest("Dora").then((dora) => dora.say({ do: "replace", table: id, seat: 2 })))).toBe(
    "not-seated",
  );
  await ben.say({ do: "resign", table: id });
  expect(await code(ben.say({ do: "replace", table: id, seat: 2 }))).toBe("resigned");
  await ann.say({ do: "replace", table: id, seat: 2 });
  await ann.until(() => place(ann, id, 2)?.why === "away", "the bot, without Ben's say");
  expect(await code(ann.say({ do: "replace", table: id, seat: 2 }))).toBe("not-away");
  await ann.say({ do: "pause", table: id, on: true });
  await ann.until(() => ann.tables.get(id)?.paused === true, "the pause");
  expect(await code(ann.say({ do: "replace", table: id, seat: 2 }))).toBe("paused");
});

test("by post people have days; the refusal says how many", async () => {
  const { ann, ben, id } = await two("high-card", { ...high, pace: { kind: "post", clock: { kind: "none" } } });
  ben.close();
  // By post nobody is told who is looking.
  await expect.poll(() => house.server.inside.hub.presence.isHere(id, 1), { timeout: 60_000 }).toBe(false);
  const no = await ann.say({ do: "replace", table: id, seat: 1 }).catch((error: NotDone) => error);
  expect(no instanceof NotDone && no.refusal).toMatchObject({ code: "not-away", params: { unit: "days", n: 3 } });
  const table = await house.server.inside.hall.table(id);
  const { store } = house.server.inside;
  await store.write((db) =>
    db
      .updateTable("tables")
      .set({ updated: Date.now() - PATIENCE.post, revision: table.kept.revision + 1 })
      .where("id", "=", id)
      .execute(),
  );
  await table.refresh();
  await ann.say({ do: "replace", table: id, seat: 1 });
  await ann.until(() => place(ann, id, 1)?.why === "away", "the bot");
});

test("who loads the page again, here or at another process, has not vanished", () => {
  const presence = new Presence();
  // A server that has just begun gives everybody time to come back.
  expect(presence.wasHere("t", 0, 30_000)).toBe(true);
  expect(presence.wasHere("t", 0, 0)).toBe(false);
  presence.count("t", 0, 1);
  expect(presence.wasHere("t", 0, 0)).toBe(true);
  presence.count("t", 0, -1);
  expect(presence.isHere("t", 0)).toBe(false);
  expect(presence.wasHere("t", 0, 30_000)).toBe(true);
  presence.hear("t", "elsewhere", [1, 2]);
  presence.hear("t", "elsewhere", [2]);
  expect([0, 1, 2].map((seat) => presence.wasHere("t", seat, 30_000))).toEqual([true, true, true]);
  expect([0, 1, 2].map((seat) => presence.wasHere("t", seat, 0))).toEqual([false, false, true]);
});

test("the people of a process that was killed are seen to be gone, and have a moment to come back elsewhere", () => {
  let now = 1_000_000;
  const presence = new Presence(() => now);
  presence.hear("t", "killed", [0]);
  presence.hear("u", "alive", [0]);
  now += 39_000;
  presence.hear("u", "alive", [0]);
  expect(presence.forgetSilent()).toEqual([]);
  now += 2000;
  expect(presence.forgetSilent()).toEqual(["t"]);
  expect([presence.isHere("t", 0), presence.isHere("u", 0)]).toEqual([false, true]);
  expect(presence.wasHere("t", 0, 30_000)).toBe(true);
  expect(presence.forgetSilent()).toEqual([]);
});
