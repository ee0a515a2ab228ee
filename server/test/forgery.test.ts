import type { Socket } from "node:net";
import { LIVE, PATHS } from "@civitas/protocol";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { DEFAULTS, NO_LIMITS, type RunningServer, serve, thinkHere } from "../src/index.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { seated } from "./kit/house.ts";
import { code, Player } from "./kit/player.ts";
import { TOYS } from "./toys/index.ts";

const folder = temporaryFolder();
const logged: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  const config = { ...DEFAULTS, port: 0, data: folder.path, limits: NO_LIMITS };
  server = await serve(config, { thinking: thinkHere, games: TOYS, log });
});
afterAll(async () => {
  await server.close();
  folder.remove();
  // Whatever anybody sends, it is no trouble of the server's.
  expect(logged).toEqual([]);
});

const guest = async (name: string): Promise<Player> => (await Player.guest(server.url, name)).connect();

const MASK = [0, 0, 0, 0];
const FORGED: Readonly<Record<string, readonly number[]>> = {
  "without a mask": [0x81, 2, 0x7b, 0x7d],
  "with reserved bits": [0xa1, 0x80, ...MASK],
  "compressed without having agreed on it": [0xc1, 0x81, ...MASK, 0],
  "of a kind that does not exist": [0x83, 0x80, ...MASK],
  "going on with what never began": [0x80, 0x80, ...MASK],
  "a ping in pieces": [0x09, 0x80, ...MASK],
  "a ping that is too long": [0x89, 0xfe, 0, 200, ...MASK],
  "longer than any command": [0x81, 0xfe, 0x20, 0x01, ...MASK],
  "of eight exabytes": [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, ...MASK],
  "text that is no UTF-8": [0x81, 0x82, ...MASK, 0xc0, 0xaf],
  "a farewell of one byte": [0x88, 0x81, ...MASK, 3],
};

test.each(Object.entries(FORGED))("a frame %s ends its connection and nothing else", async (_, bytes) => {
  const ann = await guest("Ann");
  const socket = new WebSocket(server.url.replace("http", "ws") + LIVE, { perMessageDeflate: false });
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.once("message", () => (Reflect.get(socket, "_socket") as Socket).write(Buffer.from(bytes)));
  await closed;
  await ann.say({ do: "lobby", on: true });
  ann.close();
});

test("a message in a hundred thousand empty pieces is not waited for", async () => {
  const socket = new WebSocket(server.url.replace("http", "ws") + LIVE, { perMessageDeflate: false });
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.on("close", resolve));
  const piece = Buffer.from([0x00, 0x80, ...MASK]);
  socket.once("message", () => {
    const wire = Reflect.get(socket, "_socket") as Socket;
    wire.on("error", () => {});
    wire.write(Buffer.from([0x01, 0x80, ...MASK]));
    wire.write(Buffer.concat(Array.from({ length: 100_000 }, () => piece)));
  });
  await closed;
});

const SENSELESS = [
  "",
  "null",
  "7",
  '"answer"',
  "[]",
  "[".repeat(8000),
  `${"[".repeat(4000)}${"]".repeat(4000)}`,
  `{"a":`.repeat(1500),
  '{"n":1,"do":"__proto__"}',
  '{"n":1,"do":"constructor","table":"x"}',
  '{"n":1,"do":["answer"],"table":"x","seq":0,"id":"0"}',
  '{"n":-1,"do":"lobby","on":true}',
  '{"n":1e400,"do":"lobby","on":true}',
  '{"n":1,"do":"lobby","on":"yes"}',
  '{"n":1,"do":"answer","table":"x","seq":1e308,"id":{}}',
  '{"n":1,"do":"watch","table":"../../etc/passwd"}',
  '{"n":1,"do":"watch","table":"x\\u0000"}',
  `{"n":1,"do":"watch","table":"x'; drop table entries; --"}`,
  '{"n":1,"do":"watch","table":"x","logFrom":-5}',
  '{"n":1,"do":"watch","table":"x","chatFrom":3000000000}',
  '{"n":1,"do":"answer","table":"x","seq":3000000000,"id":"0"}',
  '{"n":1,"do":"chat","table":"x","text":"a\\u0000b"}',
  '{"n":1,"do":"replace","table":"x","seat":1e9}',
];

test("what makes no sense is refused as such", async () => {
  const ann = await guest("Ann");
  for (const text of SENSELESS) ann.raw(text);
  await ann.until(() => ann.told("refused").length === SENSELESS.length, "a refusal for each");
  expect(new Set(ann.told("refused").map(({ refusal }) => refusal.code))).toEqual(new Set(["malformed"]));
  ann.close();
});

test("a name of JavaScript's own changes nothing", async () => {
  const [ann, ben] = [await guest("Ann"), await guest("Ben")];
  const { id } = await seated([ann, ben], "noughts");
  const n = 1000;
  const poison = '"__proto__":{"over":true},"constructor":{"prototype":{"over":true}}';
  ann.raw(`{"n":${n},"do":"answer","table":"${id}","seq":0,"id":"4",${poison}}`);
  await ann.until(() => ann.told("done").some((one) => one.n === n), "the answer");
  expect(Reflect.get({}, "over")).toBeUndefined();
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    expect(await code(ben.say({ do: "answer", table: id, seq: 1, id: name }))).toBe("not-offered");
    expect(await code(ben.say({ do: "watch", table: name }))).toBe("not-found");
    const body = `{"game":"noughts","seats":[{"kind":"me"},{"kind":"open"}],"options":{"${name}":true}}`;
    const headers = { "content-type": "application/json", cookie: ann.cookie };
    const made = await fetch(server.url + PATHS.tables, { method: "POST", headers, body });
    expect(made.status, name).toBe(400);
    const odd = await fetch(server.url + PATHS.tables, {
      method: "POST",
      headers,
      body: `{"game":"${name}","seats":[{"kind":"me"},{"kind":"open"}]}`,
    });
    expect(odd.status, name).toBe(404);
  }
  ann.close();
  ben.close();
});

test("no account is looked for, and nothing kept, under a name that no database takes", async () => {
  const ann = await guest("Ann");
  expect(await code(ann.post(PATHS.signIn, { name: "Ann\0", password: "guess" }))).toBe("bad-name");
  expect(await code(ann.post(PATHS.webhook, { url: "https://example.org/\0" }))).toBe("bad-webhook");
  expect(await code(ann.post(PATHS.guest, { name: "An\0na" }))).toBe("bad-name");
  ann.close();
});

test("a seat has one share of talk, from however many browsers", async () => {
  const [ann, ben] = [await guest("Ann"), await guest("Ben")];
  const { id } = await seated([ann, ben], "noughts");
  const browsers = await Promise.all(
    Array.from({ length: 8 }, () => {
      const browser = new Player(server.url);
      browser.cookie = ann.cookie;
      return browser.connect();
    }),
  );
  const said = await Promise.all(browsers.map((one) => code(one.say({ do: "chat", table: id, text: "again" }))));
  expect(said.filter((how) => how === "done")).toHaveLength(5);
  expect(said.filter((how) => how === "too-fast")).toHaveLength(3);
  // Nobody else is silenced by that.
  await ben.say({ do: "chat", table: id, text: "quiet, please" });
  for (const one of [ann, ben, ...browsers]) one.close();
});
