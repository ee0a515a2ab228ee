import { openPostgresServer } from "@civitas/server/kit/postgres";
import { openCivitasTable } from "./civitas-table.ts";
import { atOnce, median, playRound, someAtATime, spread } from "./measure.ts";
import { PostgresWork } from "./postgres-work.ts";
import { type Running, start } from "./server-process.ts";
import type { LoadTable } from "./table.ts";

export interface ProcessesPlan {
  readonly tables: number;
  readonly rounds: number;
}

export interface ProcessFigures {
  readonly processes: number;
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of work for one answer. */
  readonly ours: number;
  readonly postgres: number;
  readonly clients: number;
  /** What PostgreSQL writes to its log for one answer. */
  readonly logBytes: number;
}

/** Rounds for each process before the measured ones: code that has seen few answers is not compiled, and works three times as much. */
const WARM_UP = 6;

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** So many processes on a database of their own, with people at their tables. */
class Fleet {
  readonly #rates: number[] = [];
  readonly #took: number[] = [];
  readonly #ours: number[] = [];
  readonly #postgres: number[] = [];
  readonly #clients: number[] = [];
  #logBytes = 0;

  private constructor(
    private readonly servers: readonly Running[],
    private readonly tables: readonly LoadTable[],
  ) {}

  static async open(program: string, url: string, processes: number, tables: number): Promise<Fleet> {
    const servers: Running[] = [];
    for (let i = 0; i < processes; i++) servers.push(await start(program, "civitas", { DATABASE_URL: url }));
    const all: LoadTable[] = [];
    await someAtATime([...Array(tables).keys()], async (i) => {
      const server = servers[i % servers.length];
      if (server !== undefined) all.push(await openCivitasTable(server.url, i));
    });
    const fleet = new Fleet(servers, all);
    for (let round = 0; round < WARM_UP * processes; round++) await fleet.#play([]);
    return fleet;
  }

  async #play(took: number[], before: () => Promise<void> = async () => {}): Promise<number> {
    await someAtATime(this.tables, (table) => table.ready());
    await before();
    return playRound(this.tables, atOnce, took);
  }

  async #cpu(): Promise<number> {
    const all = await Promise.all(this.servers.map((server) => server.usage("cpu")));
    return all.reduce((sum, cpu) => sum + cpu, 0);
  }

  async round(postgres: PostgresWork): Promise<void> {
    const took: number[] = [];
    let before = { ours: 0, postgres: 0, clients: 0, log: 0 };
    const ms = await this.#play(took, async () => {
      before = { ours: await this.#cpu(), log: await postgres.log(), postgres: postgres.cpu(), clients: ownCpu() };
    });
    const [clients, theirs, ours] = [ownCpu(), postgres.cpu(), await this.#cpu()];
    this.#clients.push((clients - before.clients) / took.length);
    this.#postgres.push((theirs - before.postgres) / took.length);
    this.#ours.push((ours - before.ours) / took.length);
    this.#logBytes += (await postgres.log()) - before.log;
    this.#rates.push((1000 * took.length) / ms);
    this.#took.push(...took);
  }

  finish(): ProcessFigures {
    for (const table of this.tables) table.close();
    for (const server of this.servers) server.stop();
    return {
      processes: this.servers.length,
      answersPerSecond: median(this.#rates),
      ...spread(this.#took),
      ours: median(this.#ours),
      postgres: median(this.#postgres),
      clients: median(this.#clients),
      logBytes: this.#logBytes / this.#took.length,
    };
  }
}

/** The same tables on PostgreSQL, spread over one, two and four processes. By turns: a machine is not equally fast at all times. */
export async function measureProcesses(program: string, { tables, rounds }: ProcessesPlan): Promise<ProcessFigures[]> {
  const postgres = await openPostgresServer();
  try {
    const work = await PostgresWork.of(await postgres.fresh());
    const fleets: Fleet[] = [];
    for (const count of [1, 2, 4]) fleets.push(await Fleet.open(program, await postgres.fresh(), count, tables));
    for (let round = 0; round < rounds; round++) for (const fleet of fleets) await fleet.round(work);
    await work.close();
    return fleets.map((fleet) => fleet.finish());
  } finally {
    await postgres.close();
  }
}
