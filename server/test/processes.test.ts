import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Match, parseRecord } from "@civitas/kernel";
import { PATHS, type TableInfo, verifyFairness } from "@civitas/protocol";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Player } from "./kit/player.ts";
import { openPostgresServer, type TestPostgres } from "./kit/postgres.ts";
import { buildProgram, type ServerProcess, startProcess } from "./kit/processes.ts";
import { type Confirmed, Scripted } from "./kit/script.ts";
import { until } from "./kit/until.ts";
import { highCard } from "./toys/high-card.ts";

const TABLES = 50;
const ROUNDS = 6;

let postgres: TestPostgres;
let program: string;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, program] = await Promise.all([
    openPostgresServer(),
    buildProgram(fileURLToPath(new URL("./kit/one-process.ts", import.meta.url)), "one-process"),
  ]);
});

afterAll(async () => {
  for (const { child, alive } of processes) if (alive) child.kill("SIGKILL");
  await postgres.close();
  rmSync(program, { force: true });
});

const doors = (): string[] => processes.filter(({ alive }) => alive).map(({ url }) => url);
const door = (i: number): string => doors()[i % doors().length] ?? "";

/** Half of the tables: two people and a bot; the other half: one person and two bots. */
async function openTable(i: number, host: Player, guest: Player): Promise<TableInfo> {
  const bot = { kind: "bot" as const, level: "easy" };
  const other = i % 2 === 0 ? { kind: "open" as const } : bot;
  const { id } = await host.create({
    game: "high-card",
    options: { rounds: ROUNDS },
    seats: [{ kind: "me" }, other, bot],
  });
  if (i % 2 === 0) await guest.post(PATHS.join(id), { salt: `guest-${i}` });
  return host.post<TableInfo>(PATHS.start(id));
}

test("one of three processes is killed: nothing confirmed is lost, and every table is played to its end", async () => {
  const url = await postgres.fresh();
  const env = { DATABASE_URL: url, LEASE_MS: "1500", POLL_MS: "300", BOT_PAUSE_MS: "5" };
  processes.push(...(await Promise.all([1, 2, 3].map(() => startProcess(program, env)))));
  const scripts: Scripted[] = [];
  const tables: TableInfo[] = [];
  await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      const host = await Player.guest(door(i), `Host ${i}`);
      const guest = await Player.guest(door(i + 1), `Guest ${i}`);
      const table = await openTable(i, host, guest);
      tables.push(table);
      const think = (): number => 20 + Math.random() * 120;
      scripts.push(new Scripted(host, [table.id], doors, think));
      if (i % 2 === 0) scripts.push(new Scripted(guest, [table.id], doors, think));
    }),
  );
  await Promise.all(scripts.map((script) => script.begin()));
  const confirmed = (): Confirmed[] => scripts.flatMap((script) => script.confirmed);
  const all = TABLES * 1.5 * ROUNDS;
  await until(() => confirmed().length > all / 3, "a third of the answers", 200_000);
  const before = confirmed().length;
  processes[0]?.child.kill("SIGKILL");
  await until(() => scripts.every((script) => script.over.size > 0), "the end of all games", 200_000);
  // It was killed in the middle of the games, not after them.
  expect(confirmed().length).toBeGreaterThan(before);
  expect(doors()).toHaveLength(2);
  for (const script of scripts) script.stop();

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, string | number>>("select * from entries order by table_id, seq");
  await client.end();
  const kept = new Set(rows.map((row) => `${row.table_id} ${row.seat} ${row.expected} ${row.said}`));
  for (const { table, seat, seq, id } of confirmed()) expect(kept).toContain(`${table} ${seat} ${seq} ${id}`);

  const reader = await Player.guest(door(0), "Reader");
  for (const { id, fairness } of tables) {
    const record = parseRecord(await (await reader.request("GET", PATHS.record(id))).text());
    const match = Match.replay(highCard, record);
    expect(match.over).toBe(true);
    expect(match.hash()).toBe(record.hash);
    // Three seats answer in each round: nothing is missing, nothing is doubled.
    expect(record.answers).toHaveLength(3 * ROUNDS);
    expect(record.notes?.commitment).toBe(fairness.commitment);
    expect(verifyFairness(record)).toMatchObject({ fair: true });
  }
}, 500_000);
