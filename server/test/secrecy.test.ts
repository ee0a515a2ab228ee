import { GAMES, type GameEntry } from "@civitas/games";
import { type AnyGame, type AnyMatch, Random, sightOf, startMatch, type Viewer } from "@civitas/kernel";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULTS, NO_LIMITS, type RunningServer, serve, thinkHere } from "../src/index.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { seated } from "./kit/house.ts";
import { Player } from "./kit/player.ts";
import { mentions, sightsElsewhere, spied, unknowable, withoutBarrier } from "./kit/secrets.ts";
import { TOYS } from "./toys/index.ts";

const states = new Map<string, (match: AnyMatch) => unknown>();
const games: readonly GameEntry[] = [...TOYS, ...GAMES].map((entry) => ({
  ...entry,
  load: async () => {
    const { game, stateOf } = spied((await entry.load()).game);
    states.set(entry.id, stateOf);
    return { game };
  },
}));

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  const config = { ...DEFAULTS, port: 0, data: folder.path, limits: NO_LIMITS };
  // The game is loaded once, so that the spy and the server look at the same one.
  const loaded = new Map<string, AnyGame>();
  for (const { id, load } of games) loaded.set(id, (await load()).game);
  const once = games.map((entry) => ({ ...entry, load: async () => ({ game: loaded.get(entry.id) as AnyGame }) }));
  server = await serve(config, { thinking: thinkHere, games: once, log: pino({ level: "silent" }) });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

interface Listener {
  readonly viewer: Viewer;
  readonly player: Player;
  /** How much of what it got has been searched. */
  searched: number;
}

/** Plays so many random answers and searches every byte that anybody gets. Gives how many things were hidden. */
async function searchEverything(game: string, seats: number, answers: number, seed: string): Promise<number> {
  const random = Random.seeded(seed);
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++)
    players.push(await (await Player.guest(server.url, `Seat ${seat}`)).connect());
  const audience = await (await Player.guest(server.url, "Audience")).connect();
  const { id } = await seated(players, game);
  await audience.say({ do: "watch", table: id });
  const listeners: Listener[] = [
    ...players.map((player, seat) => ({ viewer: seat, player, searched: 0 })),
    { viewer: "audience" as const, player: audience, searched: 0 },
  ];
  const table = await server.inside.hall.table(id);
  const stateOf = states.get(game);
  let hidden = 0;
  for (let given = 0; given < answers && table.doc.state === "playing"; given++) {
    const seq = table.kept.seq;
    for (const { player } of listeners) await player.until(() => player.sights.get(id)?.seq === seq, `sight ${seq}`);
    hidden += search(listeners, table.match, stateOf, [table.doc.serverSeed, table.doc.seed ?? ""]);
    const seat = random.pick(table.kept.waiting);
    const player = players[seat];
    const options = player?.sights.get(id)?.sight.question?.options ?? [];
    await player?.say({ do: "answer", table: id, seq, id: random.pick(options).id });
  }
  for (const { player } of listeners) player.close();
  return hidden;
}

function search(
  listeners: readonly Listener[],
  match: AnyMatch | undefined,
  stateOf: ((match: AnyMatch) => unknown) | undefined,
  seeds: readonly string[],
): number {
  if (match === undefined || stateOf === undefined) throw new Error("no match");
  let hidden = 0;
  for (const listener of listeners) {
    const fresh = listener.player.bytes.slice(listener.searched).join("\n");
    listener.searched = listener.player.bytes.length;
    const secrets = unknowable(match, stateOf(match), listener.viewer);
    hidden += secrets.length;
    // What arrived is what would have arrived in every other world that the viewer may be in.
    const told = [...listener.player.sights.values()].at(-1)?.sight;
    const elsewhere = sightsElsewhere(match, listener.viewer, told?.logFrom ?? 0);
    expect(new Set(elsewhere)).toEqual(new Set(told === undefined ? [] : [withoutBarrier(told)]));
    const found = secrets.filter((secret) => mentions(fresh, secret));
    expect(found, `what ${listener.viewer} can't know after ${match.answers.length} answers`).toEqual([]);
    for (const seed of seeds) expect(fresh.includes(seed)).toBe(false);
  }
  return hidden;
}

test("the toy hides cards, and they stay hidden", async () => {
  expect(await searchEverything("high-card", 3, 12, "toy")).toBeGreaterThan(1000);
});

for (const { id, load } of GAMES) {
  test(`${id}: no seat and no spectator receives a byte about what it can't know`, async () => {
    const game = (await load()).game;
    const seats = Math.min(3, game.seats.max);
    await searchEverything(id, seats, 40, `${id} 1`);
    await searchEverything(id, game.seats.min === 1 ? 2 : seats, 20, `${id} 2`);
  });
}

test("the search would find a leak", async () => {
  const entry = TOYS[0];
  const { game, stateOf } = spied((await entry?.load())?.game as AnyGame);
  const peeking = (s: { hands: string[][] }) => s.hands[1];
  const match = startMatch({ ...game, view: peeking }, { seats: 2, seed: "leak" });
  const secrets = unknowable(match, stateOf(match), 0);
  const leaking = JSON.stringify(sightOf(match, 0));
  expect(secrets.filter((secret) => mentions(leaking, secret))).toHaveLength(3);
  expect(sightsElsewhere(match, 0, 0)).not.toContain(withoutBarrier(sightOf(match, 0)));
});
