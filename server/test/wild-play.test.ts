import { Match, parseRecord, Random } from "@civitas/kernel";
import { type CommandBody, PATHS, verifyFairness } from "@civitas/protocol";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULTS, NO_LIMITS, type RunningServer, serve, thinkHere } from "../src/index.ts";
import { temporaryFolder } from "./kit/folder.ts";
import { seated } from "./kit/house.ts";
import { code, Player } from "./kit/player.ts";
import { TOYS } from "./toys/index.ts";

const folder = temporaryFolder();
const troubles: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  // Whoever loses the connection may be replaced at once.
  const patience = { live: 0, post: 0 };
  const given = { port: 0, data: folder.path, limits: NO_LIMITS, botPauseMs: 0, noticeAfterMs: 0, patience };
  const config = { ...DEFAULTS, ...given };
  const log = pino({ level: "warn" }, { write: (line: string) => void troubles.push(line) });
  server = await serve(config, { thinking: thinkHere, games: TOYS, log });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Something that somebody might say to this table now, sensible or not. */
function something(player: Player, table: string, random: Random): CommandBody {
  const told = player.sights.get(table);
  const seq = (told?.seq ?? 0) - (random.int(20) === 0 ? 1 : 0);
  const options = told?.sight.question?.options ?? [];
  const on = random.int(2) === 0;
  const request = player.tables.get(table)?.request?.id ?? 0;
  const wild: CommandBody[] = [
    { do: "undo", table, seq: Math.max(0, seq) },
    { do: "consent", table, request, agree: on },
    { do: "consent", table, request, agree: true },
    { do: "pause", table, on },
    { do: "pause", table, on: false },
    { do: "stand-in", table, away: on },
    { do: "stand-in", table, away: false },
    { do: "replace", table, seat: random.int(4) },
    { do: "chat", table, text: "hm" },
    { do: "watch", table, logFrom: 0, chatFrom: 0 },
    { do: "answer", table, seq: Math.max(0, seq), id: "nonsense" },
  ];
  if (options.length === 0 || random.int(5) < 2) return random.pick(wild);
  return { do: "answer", table, seq: Math.max(0, seq), id: random.pick(options).id };
}

/** Says many things without waiting for the others, and sometimes loses the connection. */
async function rave(player: Player, table: string, seed: string): Promise<Set<string>> {
  const random = Random.seeded(seed);
  const heard = new Set<string>();
  for (let i = 0; i < 90; i++) {
    if (random.int(25) === 0) {
      player.drop();
      await player.until(() => !player.connected, "the break");
      await player.connect();
      heard.add(await code(player.say({ do: "watch", table })));
    }
    heard.add(await code(player.say(something(player, table, random))));
    if (random.int(4) === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return heard;
}

const recordAs = async (player: Player, id: string) => (await player.request("GET", PATHS.record(id))).text();

for (const [game, people, more] of [
  ["high-card", 3, { options: { rounds: 20 }, pace: { kind: "post", clock: { kind: "decision", seconds: 60 } } }],
  ["high-card", 2, { options: { rounds: 20 }, spectators: { allowed: true, delay: 1 } }],
  ["noughts", 2, { pace: { kind: "live", clock: { kind: "game", seconds: 600, increment: 2 } } }],
] as const) {
  test(`${people} people at ${game} who say anything at any time: nothing breaks, and the record is right`, async () => {
    const players: Player[] = [];
    for (let n = 0; n <= people; n++) players.push(await (await Player.guest(server.url, `Wild ${n}`)).connect());
    const seats = players.slice(0, people);
    const { id } = await seated(seats, game, more);
    await players.at(-1)?.say({ do: "watch", table: id });
    const heard = await Promise.all(players.map((player, n) => rave(player, id, `${game} ${people} ${n}`)));
    const refusals = new Set(heard.flatMap((codes) => [...codes]));
    for (const bad of ["internal", "rules-broke", "storage", "malformed"]) expect(refusals).not.toContain(bad);
    expect(troubles).toEqual([]);
    for (const player of seats) await code(player.say({ do: "resign", table: id }));
    const record = parseRecord(await recordAs(seats[0] as Player, id));
    const { game: rules } = await server.inside.hall.table(id);
    const replayed = Match.replay(rules, record);
    expect(replayed.hash()).toBe(record.hash);
    expect(replayed.answers).toEqual((await server.inside.hall.table(id)).match?.answers);
    expect(verifyFairness(record).fair).toBe(true);
    for (const player of players) player.close();
  });
}
