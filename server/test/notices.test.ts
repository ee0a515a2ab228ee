import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type MeReply, PATHS } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dropJob } from "../src/jobs/job.ts";
import { Hands } from "../src/notices/hands.ts";
import { notify } from "../src/notices/notify.ts";
import { isPublicAddress, isPublicUrl, safePost } from "../src/notices/safe-post.ts";
import { yourTurn } from "../src/notices/your-turn.ts";
import type { JobsRow } from "../src/storage/schema.ts";
import { words as hungarian } from "../src/text/hu.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, type Player } from "./kit/player.ts";
import { until } from "./kit/until.ts";

interface Delivery {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

let house: TestHouse;
let mailbox: Server;
let address: string;
const delivered: Delivery[] = [];

beforeAll(async () => {
  mailbox = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      delivered.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      const again = delivered.filter(({ path }) => path === "/busy").length === 1;
      response.writeHead(request.url === "/gone" ? 410 : request.url === "/busy" && again ? 503 : 201).end();
    });
  });
  await new Promise<void>((resolve) => mailbox.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}`;
  house = await openHouse({ privateWebhooks: true, publicUrl: "https://play.example.org" });
});
afterAll(async () => {
  await house.close();
  mailbox.close();
});

async function arrived(path: string): Promise<Delivery> {
  return vi.waitFor(
    () => delivered.find((delivery) => delivery.path === path) ?? expect.fail(`nothing arrived at ${path}`),
    { timeout: 60_000 },
  );
}

test("by post, whoever is not at the table is told of the turn, in the own language", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  await ben.post(PATHS.language, { language: "hu" });
  await ben.post(PATHS.webhook, { url: `${address}/hook` });
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const subscription = {
    endpoint: `${address}/push`,
    keys: { p256dh: keys.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
  };
  await ben.post(PATHS.push, { subscription });
  await ben.post(PATHS.push, { subscription: { ...subscription, endpoint: `${address}/gone` } });
  const { id } = await seated([ann, ben], "noughts", { pace: { kind: "post", clock: { kind: "none" } } });
  await ben.say({ do: "unwatch", table: id });
  await ann.answer(id);
  const hook = await arrived("/hook");
  expect(JSON.parse(String(hook.body))).toMatchObject({
    event: "your-turn",
    title: hungarian["notice.your-turn"],
    table: id,
    url: `https://play.example.org/table/${id}`,
  });
  const push = await arrived("/push");
  expect(push.headers).toMatchObject({ "content-encoding": "aes128gcm" });
  expect(push.headers.authorization).toMatch(/^vapid /);
  expect(push.body.includes(id)).toBe(false);
  await arrived("/gone");
  const left = async () => (await house.server.inside.store.db.selectFrom("push").select("endpoint").execute()).length;
  for (let i = 0; i < 100 && (await left()) > 1; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await left()).toBe(1);
});

test("who looks at the table is left in peace for a while", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  await ben.post(PATHS.webhook, { url: `${address}/quiet` });
  const { id } = await seated([ann, ben], "noughts", { pace: { kind: "post", clock: { kind: "none" } } });
  await ann.answer(id);
  const { store } = house.server.inside;
  const put = async () =>
    store.db.selectFrom("jobs").selectAll().where("key", "=", `notice:${id}:1`).executeTakeFirst();
  const later = async () => ((await put())?.run_at ?? 0) > Date.now() + 60_000;
  for (let i = 0; i < 200 && !(await later()); i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await later()).toBe(true);
  expect(delivered.some(({ path }) => path === "/quiet")).toBe(false);
  // The screen shows the table still, but nobody seems to sit before it.
  await store.write((db) => db.updateTable("jobs").set({ run_at: 1 }).where("key", "=", `notice:${id}:1`).execute());
  await arrived("/quiet");
});

test("who lets a bot decide is left in peace, too", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  await ben.post(PATHS.webhook, { url: `${address}/stand-in` });
  const { id } = await seated([ann, ben], "noughts", { pace: { kind: "post", clock: { kind: "none" } } });
  await ann.answer(id);
  const { store, hall, log } = house.server.inside;
  await ben.say({ do: "pause", table: id, on: true });
  await ann.consent(id, true);
  await ben.say({ do: "stand-in", table: id, away: true });
  const keys = { publicKey: "", privateKey: "" };
  const told = notify({ store, hall, log, keys, origin: "", privateWebhooks: true, isHere: () => false });
  const person = (await ben.get<MeReply>(PATHS.me)).me?.id;
  await told({ table_id: id, payload: JSON.stringify({ seat: 1, person }), attempts: 1 } as JobsRow);
  expect(delivered.some(({ path }) => path === "/stand-in")).toBe(false);
});

test("an address that is busy is asked again", async () => {
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  await ben.post(PATHS.webhook, { url: `${address}/busy` });
  const { id } = await seated([ann, ben], "noughts", { pace: { kind: "post", clock: { kind: "none" } } });
  await ben.say({ do: "unwatch", table: id });
  await ann.answer(id);
  const times = () => delivered.filter(({ path }) => path === "/busy").length;
  await until(() => times() === 2, "a second notice", 60_000);
});

test("who replies in drops, or without end, holds up nobody", async () => {
  const drip = createServer((request, response) => {
    if (request.url === "/endless") {
      response.writeHead(200);
      const more = setInterval(() => response.write("more and more"), 1);
      response.on("close", () => {
        clearInterval(more);
        delivered.push({ path: "/endless closed", headers: {}, body: Buffer.alloc(0) });
      });
      return;
    }
    const letters = setInterval(() => response.socket?.write("H"), 5);
    response.socket?.on("close", () => clearInterval(letters));
  });
  await new Promise<void>((resolve) => drip.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(drip.address() as AddressInfo).port}`;
  const post = { headers: {}, body: "{}", anywhere: true };
  await expect(safePost({ ...post, url: `${url}/drops`, patience: 300 })).rejects.toThrow();
  expect(await safePost({ ...post, url: `${url}/endless` })).toBe(200);
  await arrived("/endless closed");
  drip.close();
});

test("a person has a handful of browsers, and their keys are keys", async () => {
  const ann = await house.guest("Ann");
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const good = { p256dh: keys.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") };
  const put = (n: number, more = {}) =>
    ann.post(PATHS.push, { subscription: { endpoint: `${address}/browser/${n}`, keys: { ...good, ...more } } });
  expect(await code(put(0, { auth: "short" }))).toBe("malformed");
  expect(await code(put(0, { p256dh: "AAAA" }))).toBe("malformed");
  for (let n = 1; n <= 14; n++) await put(n);
  const { db } = house.server.inside.store;
  const kept = await db.selectFrom("push").select("endpoint").where("endpoint", "like", "%/browser/%").execute();
  expect(kept).toHaveLength(10);
  expect(kept.map(({ endpoint }) => endpoint)).toContain(`${address}/browser/14`);
  await ann.post(PATHS.signOutEverywhere);
  expect(await db.selectFrom("push").select("endpoint").where("endpoint", "like", "%/browser/%").execute()).toEqual([]);
});

test("the notice names the game in every language", async () => {
  expect((await yourTurn("nations-dice", "t", "https://x.org", "en")).text).toContain("Nations");
  for (const language of ["ru", "hu", null])
    expect((await yourTurn("nations-dice", "t", "", language)).title).not.toBe("");
});

test("the server knocks at no private door", async () => {
  for (const inside of [
    "127.0.0.1",
    "10.0.0.8",
    "172.16.3.4",
    "192.168.1.1",
    "169.254.169.254",
    "0.0.0.0",
    "100.64.1.1",
    "::1",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "::ffff:a00:1",
    "fe80::1%eth0",
    "fec0::1",
    "64:ff9b:1::a00:1",
    "not an address",
  ]) {
    expect(isPublicAddress(inside), inside).toBe(false);
  }
  for (const outside of ["93.184.216.34", "2606:2800:220:1::1"]) expect(isPublicAddress(outside), outside).toBe(true);
  expect(isPublicUrl("https://hooks.example.org/x")).toBe(true);
  expect(isPublicUrl("https://printer.local/x")).toBe(false);
  await expect(safePost({ url: `${address}/x`, headers: {}, body: "", anywhere: false })).rejects.toThrow(/public/);
  // A public name that leads to a private address: refused when the name is resolved.
  await expect(
    safePost({ url: "https://localhost.localdomain/", headers: {}, body: "", anywhere: false }),
  ).rejects.toThrow();
});

test("many guests with an address each that does not answer leave hands for the others", () => {
  let now = 0;
  const hands = new Hands(() => now);
  const guests = Array.from({ length: 200 }, (_, i) => `guest ${i}`);
  const tryAll = () => guests.flatMap((guest) => hands.take(guest, [`${guest}.example.org`]) ?? []);
  // The first time nobody knows.
  for (const letGo of tryAll()) letGo(false);
  const again = tryAll();
  expect(again).toHaveLength(16);
  // Answering every other time does not help.
  for (const letGo of again) letGo(true);
  expect(tryAll()).toHaveLength(16);
  expect(hands.take("Ann", ["chat.example.org"])).toBeDefined();
  now += 11 * 60_000;
  expect(tryAll().length).toBeGreaterThan(100);
});

test("an address that never answers takes up some hands, and nobody else's", async () => {
  const silent = createServer(() => {
    waiting++;
  });
  let waiting = 0;
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const dead = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  const [ann, ben, cara] = await Promise.all([house.guest("Ann"), house.guest("Ben"), house.guest("Cara")]);
  await ben.post(PATHS.webhook, { url: dead });
  await cara.post(PATHS.webhook, { url: `${address}/alive` });
  const { store, hall, log } = house.server.inside;
  const keys = { publicKey: "", privateKey: "" };
  const told = notify({ store, hall, log, keys, origin: "", privateWebhooks: true, isHere: () => false });
  const pace = { kind: "post", clock: { kind: "none" } };
  const turnOf = async (player: Player): Promise<JobsRow> => {
    const { id } = await seated([ann, player], "noughts", { pace });
    await ann.answer(id);
    await store.write((db) => dropJob(db, `notice:${id}:1`));
    const person = (await player.get<MeReply>(PATHS.me)).me?.id;
    return { table_id: id, payload: JSON.stringify({ seat: 1, person }), attempts: 1 } as JobsRow;
  };
  const jobs: JobsRow[] = [];
  for (let i = 0; i < 5; i++) jobs.push(await turnOf(ben));
  const fates = jobs.map((job) => told(job).catch((error: Error) => error.name));
  await Promise.race([Promise.all(fates.slice(2)), Promise.all(fates.slice(0, 3))]);
  expect(await Promise.all(fates.slice(2))).toEqual(["Postponed", "Postponed", "Postponed"]);
  await told(await turnOf(cara));
  await arrived("/alive");
  await until(() => waiting === 2, "the two that were tried");
  silent.closeAllConnections();
  await Promise.all(fates);
  silent.close();
});
