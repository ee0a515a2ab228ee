import type { Socket } from "node:net";
import { LIVE } from "@civitas/protocol";
import { pino } from "pino";
import { expect, test } from "vitest";
import WebSocket from "ws";
import { DEFAULTS, serve, thinkHere } from "../src/index.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { openHouse, seated } from "./kit/house.ts";

test("who is gone before the table is found is not there for ever", async () => {
  const folder = temporaryFolder();
  let house = await openHouse({ data: folder.path });
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  await house.close();
  // A server that has to read the table first, slowly.
  house = await openHouse({ data: folder.path });
  const { hall, hub } = house.server.inside;
  const table = hall.table.bind(hall);
  let asked = (): void => {};
  const wanted = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let found = (): void => {};
  const gone = new Promise<void>((resolve) => {
    found = resolve;
  });
  hall.table = async (wish) => {
    asked();
    await gone;
    return table(wish);
  };
  ann.url = house.url;
  await ann.connect();
  ann.raw(JSON.stringify({ n: 1, do: "watch", table: id }));
  await wanted;
  ann.drop();
  while (hub.connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  found();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hub.presence.isHere(id, 0)).toBe(false);
  expect((await table(id)).watchers.size).toBe(0);
  await house.close();
  folder.remove();
});

test("who leaves while being greeted does not stay in the hub", async () => {
  const house = await openHouse();
  const { hub, who } = house.server.inside;
  const isIt = who.isIt.bind(who);
  let greeted = 0;
  let found = (): void => {};
  const slowly = new Promise<void>((resolve) => {
    found = resolve;
  });
  who.isIt = async (request) => {
    greeted++;
    await slowly;
    return isIt(request);
  };
  const sockets = Array.from({ length: 5 }, () => new WebSocket(house.url.replace("http", "ws") + LIVE));
  const gone = sockets.map((socket) => {
    socket.on("open", () => socket.close());
    return new Promise((resolve) => socket.on("close", resolve));
  });
  await Promise.all(gone);
  expect(greeted).toBe(5);
  found();
  await new Promise(setImmediate);
  await expect.poll(() => hub.connections.size).toBe(0);
  await house.close();
});

test("who says twice in one breath to look at a table is there once, and then gone", async () => {
  const house = await openHouse();
  const [ann, ben] = await Promise.all([house.guest("Ann"), house.guest("Ben")]);
  const { id } = await seated([ann, ben], "noughts");
  const { hub, hall } = house.server.inside;
  const watch = (n: number): void => ann.raw(JSON.stringify({ n, do: "watch", table: id }));
  for (let n = 101; n < 105; n++) watch(n);
  await ann.until(() => ann.told("done").some(({ n }) => n === 104), "the fourth");
  expect((await hall.table(id)).watchers.size).toBe(2);
  ann.drop();
  // Ben has heard of Ann's going before: whoever looks once more goes and comes again.
  await expect.poll(() => hub.presence.isHere(id, 0)).toBe(false);
  await ben.until(() => {
    const place = ben.tables.get(id)?.seats[0];
    return place?.kind === "person" && !place.here;
  }, "Ann's leaving");
  expect((await hall.table(id)).watchers.size).toBe(1);
  await house.close();
});

test("a frame that is none is no error of ours", async () => {
  const logged: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
  const folder = temporaryFolder();
  const server = await serve({ ...DEFAULTS, port: 0, data: folder.path }, { thinking: thinkHere, games: [], log });
  const socket = new WebSocket(server.url.replace("http", "ws") + LIVE);
  const broken = new Promise((resolve) => socket.on("close", resolve));
  socket.on("open", () => {
    const wire = Reflect.get(socket, "_socket") as Socket;
    wire.write(Buffer.from([0xff, 0xff, 1, 2, 3]));
  });
  socket.on("error", () => {});
  await broken;
  await server.close();
  expect(logged.filter((line) => !line.includes("Server listening"))).toEqual([]);
  folder.remove();
});
