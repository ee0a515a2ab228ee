import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LIVE, PATHS } from "@civitas/protocol";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { DEFAULT_LIMITS, DEFAULTS, type RunningServer, serve, thinkHere } from "../src/index.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { seated } from "./kit/house.ts";
import { code, Player } from "./kit/player.ts";
import { TOYS } from "./toys/index.ts";

const folder = temporaryFolder();
const logged: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  const web = join(folder.path, "web");
  mkdirSync(join(web, "assets"), { recursive: true });
  writeFileSync(join(web, "index.html"), "<!doctype html><title>Civitas</title>");
  writeFileSync(join(web, "assets", "main-abc123.js"), "1");
  const limits = { ...DEFAULT_LIMITS, signInsPerMinute: 3, commandsAtOnce: 30, commandsPerSecond: 1 };
  const config = { ...DEFAULTS, port: 0, data: folder.path, web, limits, metricsToken: "let me see" };
  const log = pino({ level: "trace" }, { write: (line: string) => void logged.push(line) });
  server = await serve(config, { thinking: thinkHere, games: TOYS, log });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

test("another page can't act for its visitors", async () => {
  const ann = await Player.guest(server.url, "Ann");
  const elsewhere = { origin: "https://evil.example" };
  expect((await ann.request("POST", PATHS.signOut, {}, elsewhere)).status).toBe(403);
  expect((await ann.request("POST", PATHS.tables, { game: "noughts", seats: [] }, elsewhere)).status).toBe(403);
  const own = { origin: server.url };
  expect((await ann.request("POST", PATHS.language, { language: "ru" }, own)).status).toBe(200);
  const opens = (origin: string) =>
    new Promise<boolean>((resolve) => {
      const socket = new WebSocket(server.url.replace("http", "ws") + LIVE, { origin });
      socket.on("open", () => {
        socket.close();
        resolve(true);
      });
      socket.on("error", () => resolve(false));
    });
  expect(await opens("https://evil.example")).toBe(false);
  expect(await opens(server.url)).toBe(true);
});

test("strict headers everywhere", async () => {
  const ann = new Player(server.url);
  for (const path of ["/", PATHS.me, "/no/such/page"]) {
    const { headers } = await ann.request("GET", path, undefined, { accept: "text/html" });
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
  }
});

test("the web client: pages are fresh, hashed files are kept forever, nothing outside can be read", async () => {
  const ann = new Player(server.url);
  const page = await ann.request("GET", "/table/some-table", undefined, { accept: "text/html" });
  expect(await page.text()).toContain("Civitas");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const asset = await ann.request("GET", "/assets/main-abc123.js");
  expect(asset.headers.get("cache-control")).toContain("immutable");
  writeFileSync(join(folder.path, "web", ".built-from"), "1");
  expect((await ann.request("GET", "/.built-from")).status).toBe(404);
  for (const path of ["/civitas.sqlite", "/..%2fcivitas.sqlite", "/assets/../../civitas.sqlite"]) {
    expect((await ann.request("GET", path)).status).toBeGreaterThanOrEqual(400);
  }
});

test("too much, too large and senseless things are refused without a look inside", async () => {
  const ann = await Player.guest(server.url, "Ann");
  expect((await ann.request("POST", PATHS.tables, { game: "x".repeat(20_000) })).status).toBe(413);
  const broken = await fetch(server.url + PATHS.guest, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{",
  });
  expect(await broken.json()).toEqual({ refusal: { code: "malformed" } });
  for (const path of ["/api/tables/%E0%A4%A", `/api/tables/${"x".repeat(200)}`]) {
    const reply = await ann.request("GET", path);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await reply.json()).toEqual({ refusal: { code: expect.stringMatching(/malformed|not-found/) } });
  }
  for (let i = 0; i < 3; i++) {
    expect(await code(ann.post(PATHS.signIn, { name: "Ann", password: "guess" }))).toBe("wrong-password");
  }
  expect(await code(ann.post(PATHS.signIn, { name: "Ann", password: "guess" }))).toBe("too-fast");
  await ann.connect();
  ann.raw("not json");
  ann.raw(JSON.stringify({ n: 7, do: "dance" }));
  await ann.until(() => ann.told("refused").length === 2, "two refusals");
  expect(ann.told("refused").map(({ n, refusal }) => [n, refusal.code])).toEqual([
    [0, "malformed"],
    [7, "malformed"],
  ]);
  for (let i = 0; i < 40; i++) ann.raw(JSON.stringify({ n: i, do: "lobby", on: false }));
  await ann.until(() => ann.told("refused").some(({ refusal }) => refusal.code === "too-fast"), "a limit");
  ann.raw("x".repeat(10_000));
  await ann.until(() => !ann.connected, "the end of it");
  expect(ann.connected).toBe(false);
});

test("a household may visit for the first time at once: files of the client don't count as requests", async () => {
  const limits = { ...DEFAULT_LIMITS, requestsPerMinute: 5, filesPerMinute: 50 };
  const web = join(folder.path, "web");
  const data = join(folder.path, "household");
  mkdirSync(data);
  const house = await serve(
    { ...DEFAULTS, port: 0, data, web, limits },
    { thinking: thinkHere, games: TOYS, log: pino({ level: "silent" }) },
  );
  const visitor = new Player(house.url);
  const page = async () => (await visitor.request("GET", "/new", undefined, { accept: "text/html" })).status;
  const file = async () => (await visitor.request("GET", "/assets/main-abc123.js")).status;
  for (let n = 0; n < 20; n++) expect([await page(), await file()]).toEqual([200, 200]);
  for (let n = 0; n < 5; n++) expect((await visitor.request("GET", PATHS.games)).status).toBe(200);
  expect((await visitor.request("GET", PATHS.games)).status).toBe(429);
  for (let n = 0; n < 5; n++) expect([await page(), await file()]).toEqual([200, 200]);
  expect(await file()).toBe(429);
  await expectBusyPage(visitor);
  await house.close();
});

/** A person who is refused a page reads why, in a language of theirs; a program gets the refusal itself. */
async function expectBusyPage(visitor: Player): Promise<void> {
  const READERS = { "hu-HU,hu;q=0.9,en;q=0.8": "Egy pillanat", "ru,en": "Минутку", de: "One moment" };
  for (const [language, said] of Object.entries(READERS)) {
    const headers = { accept: "text/html,*/*", "accept-language": language };
    const page = await visitor.request("GET", "/table/abc", undefined, headers);
    expect([page.status, page.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
    expect(page.headers.get("retry-after")).not.toBeNull();
    // The page has the look of the client, and lets nothing else in.
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(await page.text()).toContain(said);
  }
  const file = await visitor.request("GET", "/icon.svg");
  expect(await file.json()).toMatchObject({ refusal: { code: "too-fast" } });
}

test("metrics are for who has the token, health for everybody", async () => {
  const ann = new Player(server.url);
  expect(await (await ann.request("GET", "/healthz")).json()).toEqual({ ok: true });
  expect((await ann.request("GET", "/metrics")).status).toBe(401);
  const metrics = await ann.request("GET", "/metrics", undefined, { authorization: "Bearer let me see" });
  expect(await metrics.text()).toContain("civitas_commands_total");
});

test("no secret reaches the log, and no trace of the inside reaches a client", async () => {
  const [ann, ben] = [await Player.guest(server.url, "Ann"), await Player.guest(server.url, "Ben")];
  await Promise.all([ann.connect(), ben.connect()]);
  await ann.post(PATHS.account, { name: "Keeper", password: "my secret password" });
  await ann.connect();
  const { id } = await seated([ann, ben], "noughts");
  const { serverSeed } = (await server.inside.hall.table(id)).doc;
  // Something that should never happen, happens.
  const { lobby } = server.inside;
  const whole = lobby.info;
  lobby.info = async () => {
    throw new Error("inside story");
  };
  const failed = await ann.request("GET", PATHS.table(id));
  lobby.info = whole;
  expect(failed.status).toBe(500);
  expect(await failed.json()).toEqual({ refusal: { code: "internal" } });
  const log = logged.join("");
  expect(log).toContain("inside story");
  for (const secret of ["my secret password", ann.cookie.split("=")[1] ?? "", serverSeed])
    expect(log).not.toContain(secret);
  ann.close();
  ben.close();
});
