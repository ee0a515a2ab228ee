import { PATHS, type TableInfo } from "@civitas/protocol";
import { clause } from "@civitas/testing";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, type Player } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

afterEach(() => {
  vi.restoreAllMocks();
});

/** From now on the server believes that it is so much later, in ms. */
function later(ms: number): void {
  const real = Date.now.bind(Date);
  vi.spyOn(Date, "now").mockImplementation(() => real() + ms);
}

const two = (): Promise<[Player, Player]> => Promise.all([house.guest("Ann"), house.guest("Ben")]);

test("bots answer by themselves until a person is asked", async () => {
  const ann = await house.guest("Ann");
  const bot = { kind: "bot" as const, level: "easy" };
  const { id } = await ann.create({ game: "high-card", options: { rounds: 3 }, seats: [bot, { kind: "me" }, bot] });
  await ann.post(PATHS.start(id));
  await ann.say({ do: "watch", table: id });
  for (let round = 1; round <= 3; round++) {
    await ann.until(() => ann.sights.get(id)?.sight.at === 3 * round - 1, "both bots");
    await ann.answer(id);
  }
  await ann.until(() => ann.tables.get(id)?.ending === "finished", "the end");
});

test("a bot takes the seat when a decision takes too long, and gives it back", async () => {
  const [ann, ben] = await two();
  const pace = { kind: "live", clock: { kind: "decision", seconds: 600 } };
  const { id } = await seated([ann, ben], "high-card", { pace, options: { rounds: 20 } });
  expect(ann.sights.get(id)?.clocks).toMatchObject([{ running: true }, { running: true }]);
  await ann.answer(id);
  expect(ann.sights.get(id)?.clocks).toMatchObject([{ running: false }, { running: true }]);
  // Ben's clock runs out; Ann's stands.
  later(601_000);
  await ann.until(
    () => ann.tables.get(id)?.seats[1]?.kind === "person" && why(ann, id, 1) === "out-of-time",
    "the stand-in",
  );
  expect(await code(ben.say({ do: "answer", table: id, seq: ben.sights.get(id)?.seq ?? 0, id: "card-01" }))).toBe(
    "not-your-turn",
  );
  await ben.say({ do: "stand-in", table: id, away: false });
  await ann.until(() => why(ann, id, 1) === undefined, "Ben's return");
});

const why = (player: Player, id: string, seat: number) => {
  const place = player.tables.get(id)?.seats[seat];
  return place?.kind === "person" ? place.why : undefined;
};

test("a pause needs everybody, stops the answers, and ends for one", async () => {
  const [ann, ben] = await two();
  const pace = { kind: "live", clock: { kind: "game", seconds: 600, increment: 300 } };
  const { id } = await seated([ann, ben], "noughts", { pace });
  await ann.say({ do: "pause", table: id, on: true });
  expect(await code(ann.consent(id, true))).toBe("done");
  expect(ann.tables.get(id)?.paused).toBe(false);
  await ben.consent(id, true);
  await ann.until(() => ann.tables.get(id)?.paused === true, "the pause");
  expect(ann.sights.get(id)?.clocks?.[0]?.running).toBe(false);
  expect(await code(ann.say({ do: "answer", table: id, seq: 0, id: "0" }))).toBe("paused");
  await ben.say({ do: "pause", table: id, on: false });
  await ann.until(() => ann.sights.get(id)?.clocks?.[0]?.running === true, "the clock");
  await ann.answer(id, () => "0");
  expect(ann.sights.get(id)?.clocks?.[0]?.left).toBeGreaterThan(600_000);
});

test("who resigns is replaced while others play on; with nobody left the game is over", async () => {
  const [ann, ben] = await two();
  const cara = await house.guest("Cara");
  const { id } = await seated([ann, ben, cara], "high-card", { options: { rounds: 2 } });
  await ann.say({ do: "resign", table: id });
  await ben.until(() => why(ben, id, 0) === "resigned", "the resignation");
  expect(ben.tables.get(id)?.state).toBe("playing");
  expect(await code(ann.say({ do: "stand-in", table: id, away: false }))).toBe("resigned");
  await ben.say({ do: "resign", table: id });
  await cara.until(() => cara.tables.get(id)?.ending === "resigned", "the end");
  const info = await cara.get<TableInfo>(PATHS.table(id));
  expect(info.fairness.serverSeed).toHaveLength(64);
});

clause("MD-20.12", "a player concedes at any time; the opponent, who alone has not, wins", async () => {
  const [ann, ben] = await two();
  const { id } = await seated([ann, ben], "monumental-duel", { options: { civilizations: "random" } });
  await ann.say({ do: "resign", table: id });
  await ben.until(() => ben.tables.get(id)?.ending === "resigned", "the end");
  expect([0, 1].map((seat) => why(ben, id, seat))).toEqual(["resigned", undefined]);
});

test("a bot plays for whoever is away", async () => {
  const [ann, ben] = await two();
  const { id } = await seated([ann, ben], "high-card", { options: { rounds: 2 } });
  await ben.say({ do: "stand-in", table: id, away: true });
  await ann.answer(id);
  await ann.answer(id);
  await ann.until(() => ann.tables.get(id)?.ending === "finished", "the end");
});

test("players talk; the audience listens", async () => {
  const [ann, ben] = await two();
  const cara = await house.guest("Cara");
  const { id } = await seated([ann, ben], "noughts");
  await ann.say({ do: "chat", table: id, text: "  good luck  " });
  await cara.say({ do: "watch", table: id });
  expect(cara.told("chat").at(-1)?.lines).toMatchObject([{ n: 1, text: "good luck", person: { name: "Ann" } }]);
  expect(await code(cara.say({ do: "chat", table: id, text: "take the middle" }))).toBe("chat-closed");
  await ben.say({ do: "chat", table: id, text: "<i>thanks</i>" });
  await cara.until(() => cara.told("chat").at(-1)?.lines[0]?.n === 2, "the reply");
  const flood = Array.from({ length: 60 }, () => code(ben.say({ do: "chat", table: id, text: "again" })));
  expect(await Promise.all(flood)).toContain("too-fast");
});

test("spectators see the audience's view, later if the players want that, or nothing", async () => {
  const [ann, ben] = await two();
  const cara = await house.guest("Cara");
  const now = await seated([ann, ben], "high-card");
  await cara.say({ do: "watch", table: now.id });
  expect(cara.sights.get(now.id)?.sight).toMatchObject({ viewer: "audience", view: { hand: [] } });
  expect(await code(cara.say({ do: "answer", table: now.id, seq: 0, id: "card-01" }))).toBe("not-seated");

  const delayed = await seated([ann, ben], "noughts", { spectators: { allowed: true, delay: 2 } });
  await cara.say({ do: "watch", table: delayed.id });
  const before = Date.now();
  await ann.answer(delayed.id);
  await cara.until(() => cara.sights.get(delayed.id)?.sight.at === 1, "what happened two seconds ago");
  // Timers and the clock of the day may differ by a few milliseconds.
  expect(Date.now() - before).toBeGreaterThan(1950);
  const told = cara.told("sight").filter(({ table }) => table === delayed.id);
  // The same moment may be told twice.
  expect([...new Set(told.map(({ sight }) => sight.at))]).toEqual([0, 1]);

  const never = await seated([ann, ben], "noughts", { spectators: { allowed: false, delay: 0 } });
  expect(await code(cara.say({ do: "watch", table: never.id }))).toBe("no-spectators");
});

test("everybody sees who is at the table", async () => {
  const [ann, ben] = await two();
  const { id } = await seated([ann, ben], "noughts");
  const here = (seat: number): boolean => {
    const place = ann.tables.get(id)?.seats[seat];
    return place?.kind === "person" && place.here;
  };
  await ann.until(() => here(0) && here(1), "both");
  ben.drop();
  await ann.until(() => !here(1), "Ben's leaving");
});
