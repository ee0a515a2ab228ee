import { connect } from "node:net";
import { PATHS } from "@civitas/protocol";
import { pino } from "pino";
import { expect, test } from "vitest";
import { DEFAULTS, serve, thinkHere } from "../src/index.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { openHouse } from "./kit/house.ts";
import { Player } from "./kit/player.ts";
import { until } from "./kit/until.ts";
import { TOYS } from "./toys/index.ts";

test("a request under way gets its reply before the server closes", async () => {
  const house = await openHouse();
  const ann = new Player(house.url);
  const { people } = house.server.inside;
  let begun = (): void => {};
  const under = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const guest = people.guest.bind(people);
  people.guest = async (form) => {
    begun();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return guest(form);
  };
  const reply = ann.request("POST", PATHS.guest, { name: "Ann" });
  await under;
  await Promise.all([house.close(), reply.then(({ status }) => expect(status).toBe(200))]);
});

test("browsers hear goodbye", async () => {
  const house = await openHouse();
  const players = await Promise.all(["Ann", "Ben", "Cara"].map((name) => house.guest(name)));
  await house.server.close();
  for (const player of players) {
    await player.until(() => !player.connected, "the end");
    expect(player.told("bye")).toHaveLength(1);
  }
});

test("a server that can't listen leaves nothing behind", async () => {
  const house = await openHouse();
  const folder = temporaryFolder();
  const port = Number(new URL(house.url).port);
  let thinking = true;
  const equipment = {
    thinking: {
      ...thinkHere,
      close: async () => {
        thinking = false;
      },
    },
    games: TOYS,
    log: pino({ level: "silent" }),
  };
  await expect(serve({ ...DEFAULTS, port, data: folder.path }, equipment)).rejects.toThrow(/EADDRINUSE/);
  expect(thinking).toBe(false);
  await house.close();
  folder.remove();
});

/** What a program without manners sends; resolves to the first line of the reply when the server hangs up. */
function rudely(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    // Half open: who sends no goodbye of their own leaves it to the server to end it.
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let said = "";
    socket.on("data", (data) => {
      said += String(data);
    });
    socket.on("end", () => {
      socket.destroy();
      resolve(said.split("\r\n")[0] ?? "");
    });
    socket.on("error", reject);
    socket.write(request);
  });
}

const UPGRADE = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];
const ask = (line: string, ...more: string[]): string =>
  `${[`${line} HTTP/1.1`, "Host: here", ...UPGRADE, ...more].join("\r\n")}\r\n\r\n`;

test("who asks for a WebSocket and gets none is hung up on", async () => {
  const house = await openHouse();
  const elsewhere = "Origin: https://evil.example";
  expect(await rudely(house.url, ask("GET /%ff"))).toContain("400");
  expect(await rudely(house.url, ask("POST /api/sign-out", elsewhere))).toContain("404");
  expect(await rudely(house.url, ask("GET /live", elsewhere))).toContain("403");
  expect(await rudely(house.url, ask("GET /api/me"))).toContain("404");
  expect(await rudely(house.url, ask("GET /no/such/page"))).toContain("404");
  expect(await rudely(house.url, ask("POST /api/guest", "Content-Length: 9000"))).toContain("404");
  await house.close();
});

test("a server that can't finish something stops nevertheless, and says what it was", async () => {
  const folder = temporaryFolder();
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  const stuck = { ...thinkHere, close: () => new Promise<void>(() => {}) };
  const server = await serve(
    { ...DEFAULTS, port: 0, data: folder.path, stopMs: 400 },
    { thinking: stuck, games: TOYS, log },
  );
  await server.close();
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ step: "bots" }, { step: "bots" }]);
  await server.inside.store.close();
  folder.remove();
});

test("who does not answer to the goodbye keeps nobody from stopping", async () => {
  const house = await openHouse({ stopMs: 60_000 });
  const { hostname, port } = new URL(house.url);
  const silent = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  silent.write(ask("GET /live"));
  const { hub } = house.server.inside;
  await until(() => hub.connections.size === 1, "the connection");
  silent.pause();
  await house.close();
  silent.destroy();
});
