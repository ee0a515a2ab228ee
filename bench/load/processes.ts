import { readdirSync, readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { openPostgresServer } from "@civitas/server/kit/postgres";
import pg from "pg";
import { openCivitasTable } from "./civitas-table.ts";
import { atOnce, median, playRound, someAtATime, spread } from "./measure.ts";
import { type Running, start } from "./server-process.ts";
import type { LoadTable } from "./table.ts";

const TABLES = 120;
const WARM_UP = 3;
const ROUNDS = 6;

interface Figures {
  readonly processes: number;
  readonly answersPerSecond: number;
  /** Microseconds of work for one answer. */
  readonly ours: number;
  readonly postgres: number;
  readonly p99: number;
  /** What PostgreSQL writes to its log for one answer. */
  readonly walBytes: number;
}

/** A tick of Linux, in microseconds. */
const TICK = 10_000;

/** Microseconds that all processes of PostgreSQL have worked, where the system tells (Linux). */
function postgresCpu(): number {
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name, rest] = /^\d+ \((.*?)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      const fields = rest?.split(" ") ?? [];
      if (name === "postgres") ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has just ended.
    }
  }
  return ticks * TICK;
}

async function walPosition(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ at: string }>("select pg_current_wal_lsn() - '0/0' as at");
  await client.end();
  return Number(rows[0]?.at ?? 0);
}

async function measure(program: string, url: string, processes: number): Promise<Figures> {
  const servers: Running[] = [];
  for (let i = 0; i < processes; i++) servers.push(await start(program, "civitas", { DATABASE_URL: url }));
  const tables: LoadTable[] = [];
  await someAtATime([...Array(TABLES).keys()], async (i) => {
    const server = servers[i % servers.length];
    if (server !== undefined) tables.push(await openCivitasTable(server.url, i));
  });
  const ready = (): Promise<void> => someAtATime(tables, (table) => table.ready());
  const cpuOfServers = async (): Promise<number> =>
    (await Promise.all(servers.map((server) => server.usage("cpu")))).reduce((sum, cpu) => sum + cpu, 0);
  for (let round = 0; round < WARM_UP; round++) {
    await ready();
    await playRound(tables, atOnce, []);
  }
  const [rates, all]: [number[], number[]] = [[], []];
  let [cpu, theirs, wal] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    await ready();
    const took: number[] = [];
    const before = [await cpuOfServers(), postgresCpu(), await walPosition(url)] as const;
    const ms = await playRound(tables, atOnce, took);
    rates.push((1000 * took.length) / ms);
    all.push(...took);
    cpu += (await cpuOfServers()) - before[0];
    theirs += postgresCpu() - before[1];
    wal += (await walPosition(url)) - before[2];
  }
  for (const table of tables) table.close();
  for (const server of servers) server.stop();
  return {
    processes,
    answersPerSecond: median(rates),
    ours: cpu / all.length,
    postgres: theirs / all.length,
    p99: spread(all).p99,
    walBytes: wal / all.length,
  };
}

/** `load processes`: the same tables on PostgreSQL, spread over one, two and four processes. */
export async function processes(program: string): Promise<string> {
  const postgres = await openPostgresServer();
  const figures: Figures[] = [];
  try {
    for (const count of [1, 2, 4]) figures.push(await measure(program, await postgres.fresh(), count));
  } finally {
    await postgres.close();
  }
  const row = (what: string, of: (figures: Figures) => string): string =>
    `| ${what} | ${figures.map(of).join(" | ")} |`;
  return `${cpus().length} cores for servers, PostgreSQL and clients; load average ${loadavg()[0]?.toFixed(1)}; ${TABLES} tables, everybody answers at once.

| | ${figures.map(({ processes }) => `${processes} process${processes === 1 ? "" : "es"}`).join(" | ")} |
|---|${figures.map(() => "---:|").join("")}
${row("answers a second", ({ answersPerSecond }) => answersPerSecond.toFixed(0))}
${row("work of our processes for one answer", ({ ours }) => `${ours.toFixed(0)} µs`)}
${row("work of PostgreSQL for one answer", ({ postgres }) => `${postgres.toFixed(0)} µs`)}
${row("99 of 100 answers within", ({ p99 }) => `${p99.toFixed(0)} ms`)}
${row("PostgreSQL's log for one answer", ({ walBytes }) => `${walBytes.toFixed(0)} bytes`)}
`;
}
