import { PATHS } from "@civitas/protocol";
import { assert, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../src/index.ts";
import { type BotTurns, botTurns } from "../src/jobs/bot-turns.ts";
import { Postponed } from "../src/jobs/job.ts";
import { hurried, Shares } from "../src/jobs/shares.ts";
import type { JobsRow } from "../src/storage/schema.ts";
import { openHouse } from "./kit/house.ts";
import { code } from "./kit/player.ts";

/** Lets bots think one at a time and keeps who it was, and with what part of their time. */
class Desk {
  readonly begun: string[] = [];
  readonly sentAway: string[] = [];
  readonly parts = new Map<string, number>();
  readonly #finish: (() => void)[] = [];
  constructor(readonly shares: Shares) {}

  ask(person: string, table: number, from?: number): void {
    const thinking = this.shares.take({ person, from }, (part) => {
      this.begun.push(`${person} ${table}`);
      this.parts.set(`${person} ${table}`, part);
      return new Promise<void>((resolve) => this.#finish.push(resolve));
    });
    thinking.catch(() => this.sentAway.push(person));
  }

  async finishOne(): Promise<void> {
    this.#finish.shift()?.();
    for (let i = 0; i < 5; i++) await Promise.resolve();
  }
}

test("a hundred tables of one person don't keep another's bots from answering", async () => {
  const desk = new Desk(new Shares(2));
  for (let table = 0; table < 100; table++) desk.ask("hog", table);
  for (const person of ["ann", "ben"]) desk.ask(person, 0);
  expect(desk.shares.waiting).toBe(100);
  for (let i = 0; i < 5; i++) await desk.finishOne();
  // Each of the three has a turn before anybody has a second one.
  expect(desk.begun).toEqual(["hog 0", "hog 1", "hog 2", "ann 0", "ben 0", "hog 3", "hog 4"]);
});

test("one address with ever new guests does not keep another's bots from answering", async () => {
  const desk = new Desk(new Shares(1));
  for (let guest = 0; guest < 50; guest++) desk.ask(`guest-${guest}`, 0, 1);
  desk.ask("ann", 0, 2);
  desk.ask("ann", 1, 2);
  for (let i = 0; i < 4; i++) await desk.finishOne();
  expect(desk.begun).toEqual(["guest-0 0", "guest-1 0", "ann 0", "guest-2 0", "ann 1"]);
  // All guests together have as much time as Ann.
  expect(desk.parts.get("guest-2 0")).toBeLessThan(0.02);
  expect(desk.parts.get("ann 0")).toBe(0.25);
});

test("bots of an address that has many waiting leave their hands to others' bots", async () => {
  const desk = new Desk(new Shares(1));
  for (let guest = 0; guest < 40; guest++) desk.ask(`guest-${guest}`, 0, 1);
  const hall = { table: () => assert.fail("no table is opened for that") };
  const play = botTurns({ hall, shares: desk.shares } as unknown as BotTurns);
  const job = { key: "bot:t", kind: "bot", table_id: "t", payload: "1" } as JobsRow;
  await expect(play(job)).rejects.toBeInstanceOf(Postponed);
  expect(() => desk.shares.mustHaveRoom(2)).not.toThrow();
});

test("many addresses together don't take all hands either: who has most waiting comes again later", async () => {
  const desk = new Desk(new Shares(1));
  for (let bot = 0; bot < 30; bot++)
    for (let address = 0; address < 20; address++) desk.ask(`a${address}`, bot, address);
  desk.ask("ann", 0, 99);
  await desk.finishOne();
  expect(desk.shares.waiting).toBeLessThanOrEqual(128);
  expect(desk.sentAway).not.toContain("ann");
  expect(new Set(desk.sentAway).size).toBe(20);
  // An address that has its share already does not even open a table for one more; another does.
  expect(() => desk.shares.mustHaveRoom(3)).toThrow(Postponed);
  expect(() => desk.shares.mustHaveRoom(98)).not.toThrow();
  for (let i = 0; i < 21; i++) await desk.finishOne();
  expect(desk.begun).toContain("ann 0");
});

test("a table keeps roughly where it was opened from, and tells nobody", async () => {
  const house = await openHouse({ trustProxy: 1 });
  const ann = await house.guest("Ann");
  const bot = { kind: "bot" as const, level: "easy" };
  const open = async (address: string) => {
    const body = JSON.stringify({ game: "noughts", seats: [{ kind: "me" }, bot] });
    const headers = { cookie: ann.cookie, "content-type": "application/json", "x-forwarded-for": address };
    const reply = await fetch(house.url + PATHS.tables, { method: "POST", headers, body });
    const text = await reply.text();
    const { id } = JSON.parse(text) as { id: string };
    return { text, from: house.server.inside.hall.about(id).then((doc) => doc.from) };
  };
  const [here, again, there] = [await open("192.0.2.1"), await open("192.0.2.1"), await open("192.0.2.77")];
  expect(await here.from).toBeLessThan(65_536);
  expect(await again.from).toBe(await here.from);
  expect(await there.from).not.toBe(await here.from);
  expect(here.text).not.toContain('"from"');
  await house.close();
});

test("who wants much thinks shortly; who wants little has an equal share of the time", async () => {
  const desk = new Desk(new Shares(2));
  desk.ask("ann", 0);
  expect(desk.parts.get("ann 0")).toBe(1);
  for (let table = 0; table < 50; table++) desk.ask("hog", table);
  desk.ask("ben", 0);
  for (let i = 0; i < 3; i++) await desk.finishOne();
  expect(desk.parts.get("hog 1")).toBeLessThan(0.05);
  expect(desk.parts.get("ben 0")).toBe(1);
  expect(hurried("search:1200ms", 1)).toBe("search:1200ms");
  expect(hurried("search:1200ms", 0.5)).toBe("search:600ms");
  expect(hurried("search:1200ms", 0.001)).toBe("search:50ms");
  expect(hurried("search:20ms", 0.001)).toBe("search:20ms");
  expect(hurried("greedy:30%", 0.001)).toBe("greedy:30%");
});

test("a bot that fails gives its place to the next", async () => {
  const shares = new Shares(1);
  await expect(shares.take({ person: "ann" }, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await shares.take({ person: "ann" }, async () => "yes")).toBe("yes");
});

test("a guest has some tables with bots at once, an account more", async () => {
  const limits = { ...DEFAULT_LIMITS, botTablesPerGuest: 2, botTablesPerAccount: 3 };
  const house = await openHouse({ limits });
  const ann = await house.guest("Ann");
  const bot = { kind: "bot" as const, level: "easy" };
  const one = (): Promise<string> => code(ann.create({ game: "noughts", seats: [{ kind: "me" }, bot] }));
  expect([await one(), await one(), await one()]).toEqual(["done", "done", "too-many-bots"]);
  // A bot that is put on a seat later is a bot.
  const { id } = await ann.create({ game: "noughts", seats: [{ kind: "me" }, { kind: "open" }] });
  const seat = { seat: 1, to: bot };
  expect(await code(ann.post(`/api/tables/${id}/seats`, seat))).toBe("too-many-bots");
  await ann.post("/api/account", { name: "Ann", password: "correct horse" });
  expect(await code(ann.post(`/api/tables/${id}/seats`, seat))).toBe("done");
  expect(await one()).toBe("too-many-bots");
  await house.close();
});
