import { EventEmitter } from "node:events";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { LIVE, PATHS } from "@civitas/protocol";
import { afterEach, expect, test } from "vitest";
import WebSocket from "ws";
import { DEFAULT_LIMITS, NO_LIMITS, type ServerLimits } from "../src/index.ts";
import { Callers } from "../src/live/callers.ts";
import { Connection, type CutOff } from "../src/live/connection.ts";
import { Outbox } from "../src/live/outbox.ts";
import { LobbyBoard } from "../src/tables/lobby-board.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import { code, Player } from "./kit/player.ts";
import { toy } from "./toys/index.ts";
import { tug } from "./toys/tug.ts";

let house: TestHouse | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

const open = async (limits: Partial<ServerLimits>): Promise<TestHouse> => {
  house = await openHouse({ limits: { ...DEFAULT_LIMITS, newcomersPerMinute: 1000, ...limits } });
  return house;
};

/** Somebody nameless at another address than everybody else in these tests. */
class Stranger {
  readonly heard: string[] = [];
  readonly opened: Promise<boolean>;
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;

  constructor(url: string) {
    this.#socket = new WebSocket(url.replace("http", "ws") + LIVE, { localAddress: "127.0.0.2" });
    this.opened = new Promise((resolve) => {
      this.#socket.on("open", () => resolve(true));
      this.#socket.on("error", () => resolve(false));
    });
    this.closed = new Promise((resolve) => this.#socket.on("close", () => resolve()));
    this.#socket.on("message", (data) => this.heard.push(...String(data).split("\n")));
  }

  say(text: string): void {
    this.#socket.send(text);
  }

  codes(): string[] {
    return this.heard.flatMap((line) => {
      const { refusal } = JSON.parse(line) as { refusal?: { code: string } };
      return refusal === undefined ? [] : [refusal.code];
    });
  }

  async until(so: () => boolean): Promise<void> {
    while (!so()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  close(): void {
    this.#socket.terminate();
  }
}

test("nonsense is answered for a while, then cut off, then its address is kept out; nobody else is", async () => {
  const { url, guest } = await open({ nonsensePerConnection: 5, nonsensePerAddress: 8, keepOutMs: 1e6 });
  const one = new Stranger(url);
  await one.opened;
  for (let i = 0; i < 20; i++) one.say("{}");
  await one.closed;
  expect(one.codes().length).toBeLessThanOrEqual(6);
  const other = new Stranger(url);
  expect(await other.opened).toBe(true);
  for (let i = 0; i < 20; i++) other.say("not even JSON");
  await other.closed;
  expect(await new Stranger(url).opened).toBe(false);
  // Not even a page.
  const ann = await guest("Ann");
  await ann.say({ do: "lobby", on: true });
  expect(ann.told("lobby")).toHaveLength(1);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('civitas_cut_off_total{why="nonsense"} 2');
});

test("all connections of an address share what they may cost", async () => {
  const { url, guest } = await open({ workAtOnce: 45, workPerSecond: 0 });
  const [ann, ben] = [await guest("Ann"), await guest("Ben")];
  const { id } = await ann.create({ game: "noughts", seats: [{ kind: "me" }, { kind: "open" }] });
  const [one, other] = [new Stranger(url), new Stranger(url)];
  await Promise.all([one.opened, other.opened]);
  const watch = JSON.stringify({ n: 1, do: "watch", table: id });
  for (const stranger of [one, other]) {
    stranger.say(watch);
    await stranger.until(() => stranger.heard.includes('{"tell":"done","n":1}'));
  }
  one.say(watch);
  await one.until(() => one.codes().includes("too-fast"));
  // Another address has its own.
  await ben.say({ do: "watch", table: id });
  for (const stranger of [one, other]) stranger.close();
});

test("an address has so many sockets open at once, and one more when one of them is closed", async () => {
  const { url, guest } = await open({ socketsPerAddress: 5 });
  const port = Number(new URL(url).port);
  const silent = (): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.4" });
      socket.once("connect", () => resolve(socket));
      socket.on("error", () => {});
    });
  const ends = ({ closed }: Socket): boolean => closed;
  const sockets = await Promise.all(Array.from({ length: 5 }, silent));
  const sixth = (await silent()).resume();
  await expect.poll(() => ends(sixth)).toBe(true);
  expect(sockets.some(ends)).toBe(false);
  await guest("Ann");
  for (const socket of sockets) socket.destroy();
  // The server needs a moment to notice.
  await expect
    .poll(async () => {
      const next = (await silent()).resume();
      next.write("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n");
      return new Promise((resolve) => {
        next.once("data", (data) => resolve(String(data).slice(0, 15)));
        next.once("close", () => resolve("closed"));
      }).finally(() => next.destroy());
    })
    .toBe("HTTP/1.1 200 OK");
});

test("however many guests come from an address, so many of their tables wait for players, and others open theirs", async () => {
  const limits = { ...NO_LIMITS, waitingTablesPerAddress: 3 };
  house = await openHouse({ limits, trustProxy: 1 });
  const { url } = house;
  const seats = [{ kind: "me" as const }, { kind: "open" as const }];
  const newcomer = async (address: string) => {
    const guest = await Player.guest(url, "Guest", { "x-forwarded-for": address });
    return { guest, opened: await guest.create({ game: "noughts", seats }).catch((error: unknown) => error) };
  };
  const first = await newcomer("192.0.2.1");
  for (let i = 0; i < 2; i++) await newcomer("192.0.2.1");
  expect((await newcomer("192.0.2.1")).opened).toMatchObject({
    refusal: { code: "too-many-tables-here", params: { most: 3 } },
  });
  expect((await newcomer("192.0.2.77")).opened).toHaveProperty("id");
  // One of them begins: there is room for another.
  const { id } = first.opened as { id: string };
  await first.guest.post(PATHS.seats(id), { seat: 1, to: { kind: "bot", level: "easy" } });
  await first.guest.post(PATHS.start(id));
  expect((await newcomer("192.0.2.1")).opened).toHaveProperty("id");
});

test("an address opens so many tables a minute", async () => {
  const { guest } = await open({ tablesPerMinute: 2 });
  const [ann, ben] = [await guest("Ann"), await guest("Ben")];
  const one = (player: Player) => code(player.create({ game: "noughts", seats: [{ kind: "me" }, { kind: "open" }] }));
  expect([await one(ann), await one(ben), await one(ann), await one(ben)]).toEqual([
    "done",
    "done",
    "too-fast",
    "too-fast",
  ]);
});

/** A game that takes long to begin, and so to be played again. */
const ponderous = toy({
  ...tug,
  setup(options, seats, random) {
    const end = performance.now() + 20;
    while (performance.now() < end);
    return tug.setup(options, seats, random);
  },
});

test("whoever looks at a table that has to be played again pays for it; who only asks about it does not open it", async () => {
  const folder = temporaryFolder();
  const before = await openHouse({ data: folder.path }, [ponderous]);
  const { id } = await seated([await before.guest("Ann"), await before.guest("Ben")], "tug");
  await before.close();
  const limits = { ...DEFAULT_LIMITS, workAtOnce: 45, workPerSecond: 0 };
  const after = await openHouse({ data: folder.path, limits }, [ponderous]);
  const cleo = await after.guest("Cleo");
  await cleo.get(PATHS.table(id));
  expect(await code(cleo.post(PATHS.join(id)))).toBe("already-started");
  expect(await code(cleo.post(PATHS.rematch(id)))).toBe("not-seated");
  expect(await code(cleo.get(PATHS.record(id)))).toBe("not-over");
  expect(after.server.inside.hall.size).toBe(0);
  expect(await code(cleo.say({ do: "resign", table: id }))).toBe("not-seated");
  expect(await code(cleo.say({ do: "watch", table: id }))).toBe("too-fast");
  await after.close();
  folder.remove();
});

test("what is told to an address is counted, too", async () => {
  const { url, guest } = await open({ bytesAtOnce: 1000, bytesPerSecond: 0 });
  const ann = await guest("Ann");
  const one = new Stranger(url);
  await one.opened;
  for (let n = 0; n < 60; n++) one.say(JSON.stringify({ n, do: "lobby", on: true }));
  await one.closed;
  expect(one.heard.join("\n").length).toBeLessThanOrEqual(1000);
  expect(ann.connected).toBe(true);
});

test.each(["ping", "pong"] as const)("%ss are no way around the limits", async (kind) => {
  const { url } = await open({ commandsAtOnce: 5, commandsPerSecond: 0, nonsensePerConnection: 5 });
  const socket = new WebSocket(url.replace("http", "ws") + LIVE, { localAddress: "127.0.0.2" });
  const closed = new Promise((resolve) => socket.on("close", resolve));
  // Who has been greeted is known.
  socket.on("message", () => {
    for (let i = 0; i < 20; i++) socket[kind]();
  });
  await closed;
});

/** A socket whose other end takes nothing until it is told to. */
class Blocked extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly extensions = "";
  bufferedAmount = 0;
  readonly sent: (() => void)[] = [];
  write(text: string, _: string, taken: () => void): void {
    this.bufferedAmount += text.length;
    this.sent.push(() => {
      this.bufferedAmount -= text.length;
      taken();
    });
  }
  terminate(): void {
    this.readyState = 3;
    this.emit("close");
  }
}

function blocked(callers: Callers, address: string, cut: CutOff[]): { socket: Blocked; connection: Connection } {
  const socket = new Blocked();
  const around = {
    outbox: new Outbox(),
    callers,
    caller: callers.of(address),
    cutOff: (why: CutOff) => void cut.push(why),
  };
  return {
    socket,
    connection: new Connection(socket as unknown as WebSocket, socket as unknown as Duplex, around, undefined),
  };
}

const KILOBYTE = "x".repeat(1024);
const tell = (connection: Connection, kilobytes: number): void => {
  for (let i = 0; i < kilobytes; i++) {
    connection.send(KILOBYTE);
    connection.deliver();
  }
};

test("what waits for a slow reader is bounded: for one, for an address, for all", () => {
  const cut: CutOff[] = [];
  const limits = { waitingPerConnection: 4.5 * 1024, waitingPerAddress: 10 * 1024, waitingForAll: 20 * 1024 };
  const callers = new Callers({ ...DEFAULT_LIMITS, ...limits });
  const one = blocked(callers, "a", cut);
  tell(one.connection, 4);
  // Who takes what was told gets more.
  one.socket.sent.shift()?.();
  tell(one.connection, 2);
  expect(cut).toEqual([]);
  tell(one.connection, 1);
  expect(cut).toEqual(["slow-reader"]);
  expect(callers.waiting).toBe(0);
  // Late news of a socket that is gone change nothing.
  for (const taken of one.socket.sent) taken();
  expect(callers.waiting).toBe(0);

  const group = [1, 2, 3].map(() => blocked(callers, "a", cut));
  for (const { connection } of group) tell(connection, 4);
  expect(cut).toHaveLength(2);
  expect(callers.of("a").waiting).toBeLessThanOrEqual(11 * 1024);
  const others = ["b", "c", "d", "e"].map((address) => blocked(callers, address, cut));
  for (const { connection } of others) tell(connection, 4);
  expect(callers.waiting).toBeLessThanOrEqual(21 * 1024);
  expect(cut).toHaveLength(3);
});

const NO_TABLES = { tables: [], more: false };

test("the lobby is written once for all who ask at once, and anew for whoever asks after a change", async () => {
  let read = 0;
  const board = new LobbyBoard(async () => {
    read++;
    return NO_TABLES;
  });
  await Promise.all(Array.from({ length: 100 }, () => board.text()));
  expect(read).toBe(1);
  board.change();
  await Promise.all(Array.from({ length: 100 }, () => board.text()));
  expect(read).toBe(2);
  // A change while it is being read: who asks then gets one that has it.
  let finish = (): void => {};
  const slow = new LobbyBoard(() => {
    read++;
    return new Promise((resolve) => {
      finish = () => resolve(NO_TABLES);
    });
  });
  const first = slow.text();
  while (read < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  slow.change();
  const second = slow.text();
  finish();
  await first;
  while (read < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  finish();
  await second;
});

test("a table that has just been opened is in the lobby", async () => {
  const { guest } = await open({});
  const ann = await guest("Ann");
  for (let i = 0; i < 3; i++) {
    const { id } = await ann.create({ game: "noughts", seats: [{ kind: "me" }, { kind: "open" }] });
    expect(JSON.stringify(await ann.get(PATHS.tables))).toContain(id);
  }
  const ben = await guest("Ben");
  const { id } = await seated([ann, ben], "noughts");
  expect(JSON.stringify(await ann.get(PATHS.tables))).toContain(id);
});
