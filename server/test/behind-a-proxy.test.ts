import { PATHS } from "@civitas/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { configFrom, DEFAULT_LIMITS } from "../src/index.ts";
import { openHouse, type TestHouse } from "./kit/house.ts";
import { Player } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({
    trustProxy: 1,
    publicUrl: "https://play.example.org",
    limits: { ...DEFAULT_LIMITS, newcomersPerMinute: 3 },
  });
});
afterAll(() => house.close());

/** A request as the proxy passes it on: the last address is the one the proxy has seen itself. */
const from = (address: string, more: Record<string, string> = {}) =>
  new Player(house.url).request("POST", PATHS.guest, { name: "Ann" }, { "x-forwarded-for": address, ...more });

test("the cookie is for https only where people come by https, even if the proxy does not say so", async () => {
  const reply = await from("198.51.100.1");
  expect(reply.headers.getSetCookie()[0]).toMatch(/; Secure/);
  expect(reply.headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("nobody escapes the limits with a made-up address", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await from(`10.0.0.${i}, 198.51.100.2`)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await from("198.51.100.3")).status).toBe(200);
});

test("pages of the public address may act, others not, whatever the proxy calls the host", async () => {
  expect((await from("198.51.100.4", { origin: "https://play.example.org" })).status).toBe(200);
  expect((await from("198.51.100.4", { origin: "https://play.example.org.evil.example" })).status).toBe(403);
  expect((await from("198.51.100.4", { origin: "null" })).status).toBe(403);
});

test("what one person may know does not wait in a cache for the next", async () => {
  const reply = await new Player(house.url).request("GET", PATHS.me);
  expect(reply.headers.get("cache-control")).toBe("no-store");
});

test("the figures are for programs on this machine, not for who comes through the proxy", async () => {
  const ann = new Player(house.url);
  expect((await ann.request("GET", "/metrics")).status).toBe(200);
  for (const address of ["198.51.100.5", "127.0.0.1"]) {
    expect((await ann.request("GET", "/metrics", undefined, { "x-forwarded-for": address })).status).toBe(401);
  }
});

test("a public address that is none is refused at the start; a slash at its end does no harm", () => {
  expect(configFrom({ PUBLIC_URL: "https://play.example.org/" }).publicUrl).toBe("https://play.example.org");
  expect(configFrom({}, { publicUrl: "http://box:8080/" }).publicUrl).toBe("http://box:8080");
  for (const PUBLIC_URL of ["play.example.org", "ftp://play.example.org", "https://example.org/civitas"]) {
    expect(() => configFrom({ PUBLIC_URL })).toThrow(/public address/);
  }
});

test("the number of proxies", () => {
  const proxies = ["", "0", "false", "1", "yes", "2"].map((TRUST_PROXY) => configFrom({ TRUST_PROXY }).trustProxy);
  expect(proxies).toEqual([0, 0, 0, 1, 1, 2]);
  expect(() => configFrom({ TRUST_PROXY: "loopback" })).toThrow(/TRUST_PROXY/);
});

test("an address of a database that is none is refused at the start, not waited for", () => {
  for (const DATABASE_URL of ["mysql://box/civitas", "box:5432", "postgres:box", " ", "/var/lib/civitas.sqlite"])
    expect(() => configFrom({ DATABASE_URL })).toThrow(/DATABASE_URL/);
  for (const DATABASE_URL of ["postgres://box/civitas", "postgresql://ann:pw@box:5432/x", "postgres:///x?host=/run/pg"])
    expect(configFrom({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});
