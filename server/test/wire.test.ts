import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { GAMES } from "@civitas/games";
import { Random } from "@civitas/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket, { WebSocketServer } from "ws";
import { COMPRESSION } from "../src/live/compression.ts";
import { Wire } from "../src/live/wire.ts";
import { openHouse, seated, type TestHouse } from "./kit/house.ts";
import type { Player } from "./kit/player.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Plays at random; the bytes that came to the first player for each answer, by whomever it was given. */
async function bytesForAnAnswer(game: string, players: readonly Player[], answers: number): Promise<number> {
  const [looking] = players;
  const { id } = await seated(players, game);
  const chance = Random.seeded(`wire ${game}`);
  const began = looking?.received ?? 0;
  let given = 0;
  for (; given < answers; given++) {
    const asked = players.find((player) => player.sights.get(id)?.sight.question !== undefined);
    if (asked === undefined) break;
    await asked.answer(id, (ids) => chance.pick(ids));
    const seq = asked.sights.get(id)?.seq ?? 0;
    for (const player of players) await player.until(() => (player.sights.get(id)?.seq ?? 0) >= seq, "the same sight");
  }
  expect(given).toBeGreaterThan(answers / 2);
  return ((looking?.received ?? 0) - began) / given;
}

const guests = (n: number) => Promise.all(Array.from({ length: n }, (_, i) => house.guest(`Guest ${i}`)));

/** The small games and, for every other one, the aim of the largest. */
const AIMS: Readonly<Record<string, number>> = { "nations-dice": 2000, "monumental-duel": 2000 };
const LARGEST = 5000;

// Uncompressed it was 6 to 8 kB for the small games and 19 kB for Monumental.
test.each(GAMES)("an answer of $id is small on the wire", async ({ id, load }) => {
  const { game } = await load();
  const bytes = await bytesForAnAnswer(id, await guests(game.seats.max), 50);
  expect(bytes).toBeLessThan(AIMS[id] ?? LARGEST);
});

test("a client without compression is served, too", async () => {
  const [ann, ben] = await guests(2);
  if (ann === undefined || ben === undefined) throw new Error("nobody came");
  await ann.connect({ compressed: false });
  const { id } = await seated([ann, ben], "noughts");
  await ann.answer(id, () => "4");
  await ben.until(() => ben.sights.get(id)?.seq === 1, "the answer");
});

/** Whatever a wire sends, as a browser reads it. */
async function overTheWire(texts: readonly string[], compressed: boolean): Promise<string[]> {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: COMPRESSION });
  sockets.on("connection", (socket, request) => {
    const wire = new Wire(socket, request.socket);
    for (const text of texts) wire.send(text, Buffer.byteLength(text), () => {});
    socket.close();
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  const reader = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: compressed });
  const read: string[] = [];
  reader.on("message", (data, binary) => read.push(binary ? "binary" : String(data)));
  await new Promise((resolve, reject) => {
    reader.on("close", resolve);
    reader.on("error", reject);
  });
  sockets.close();
  http.close();
  return read;
}

test.each([true, false])(
  "messages of every length and alphabet arrive whole and in order (compressed: %s)",
  async (compressed) => {
    const lengths = [1, 125, 126, 127, 1023, 1024, 65_535, 65_536, 200_000];
    const texts = lengths.flatMap((n) => ["x".repeat(n), "\u0416".repeat(n), "\u00e9", "\u{1f3b2}\n", "{}"]);
    expect(await overTheWire(texts, compressed)).toEqual(texts);
  },
);
