import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo, Socket } from "node:net";
import {
  type AnyGame,
  type AnyMatch,
  type MatchRecord,
  parseRecord,
  type Seat,
  sightOf,
  startMatch,
} from "@civitas/kernel";
import type { Tidings } from "@civitas/protocol";
import { COMPRESSION } from "@civitas/server/compression";
import WebSocket, { WebSocketServer } from "ws";

interface MeanAndMost {
  readonly mean: number;
  readonly most: number;
}

/** What each player gets for an answer, by whomever it was given. The names are those of the command's JSON. */
export interface Travel {
  /** The sight as JSON. */
  readonly sightBytes: MeanAndMost;
  /** The same on the wire. */
  readonly wireBytes: MeanAndMost;
}

/** One seat's connection: the compression of the server, over a real socket. */
interface Line {
  readonly seat: Seat;
  /** Sends a message; the bytes that arrive for it. */
  send(text: string): Promise<number>;
}

async function openLine(server: WebSocketServer, seat: Seat): Promise<Line> {
  const opened = new Promise<WebSocket>((resolve) => server.once("connection", resolve));
  const { port } = server.address() as AddressInfo;
  const browser = new WebSocket(`ws://127.0.0.1:${port}`);
  const wire = new Promise<Socket>((resolve) => browser.once("upgrade", ({ socket }) => resolve(socket)));
  const [here, there] = [await opened, await wire];
  if (browser.readyState !== browser.OPEN) await new Promise((resolve) => browser.once("open", resolve));
  let read = there.bytesRead;
  return {
    seat,
    async send(text) {
      const arrived = new Promise((resolve) => browser.once("message", resolve));
      here.send(text);
      await arrived;
      const before = read;
      read = there.bytesRead;
      return read - before;
    },
  };
}

/** What the server would tell the seat after the last answer. */
function sightFor(match: AnyMatch, seat: Seat): string {
  const seq = match.answers.length;
  const told: Tidings = { tell: "sight", table: "t", seq, sight: sightOf(match, seat, seq, "later") };
  return JSON.stringify(told);
}

/** Plays the golden records with the most seats; every seat looks on from a browser of its own. */
export async function measureTravel(game: AnyGame): Promise<Travel> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: COMPRESSION });
  await new Promise((resolve) => server.once("listening", resolve));
  const sights: number[] = [];
  const wires: number[] = [];
  for (const record of goldenRecords(game.id).filter(({ seats }) => seats === game.seats.max)) {
    const match = startMatch(game, record);
    const lines: Line[] = [];
    for (let seat = 0; seat < record.seats; seat++) lines.push(await openLine(server, seat));
    for (const { seat, id } of record.answers) {
      match.answer(seat, id);
      const told = lines.map((line) => sightFor(match, line.seat));
      sights.push(...told.map((text) => Buffer.byteLength(text)));
      wires.push(...(await Promise.all(lines.map((line, i) => line.send(told[i] ?? "")))));
    }
    for (const socket of server.clients) socket.terminate();
  }
  server.close();
  return { sightBytes: spread(sights), wireBytes: spread(wires) };
}

function goldenRecords(id: string): MatchRecord[] {
  // This file and the program it is bundled into both lie two folders deep.
  const folder = new URL(`../../games/${id}/golden/`, import.meta.url);
  return readdirSync(folder).map((file) => parseRecord(readFileSync(new URL(file, folder), "utf8")));
}

function spread(bytes: readonly number[]): MeanAndMost {
  const total = bytes.reduce((sum, n) => sum + n, 0);
  return { mean: Math.round(total / bytes.length), most: bytes.reduce((most, n) => Math.max(most, n), 0) };
}
