import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Running, start } from "./server-process.ts";
import type { LoadTable, OpenTable } from "./table.ts";

/** Rounds before the measured ones, so that both programs are compiled. */
const WARM_UP = 6;
/** Milliseconds. */
const LOOK_EVERY = 2;

interface Paced {
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** How late the clients themselves were, in 99 of 100 looks: a server can't seem faster than its clients. */
  readonly clientsLate: number;
}

export interface Figures {
  readonly answersPerSecond: number;
  /** What the server's process works for one answer, in microseconds: other programs on the machine change it little. */
  readonly cpuPerAnswer: number;
  /** The same of the clients, who share the machine. */
  readonly clientsCpuPerAnswer: number;
  readonly p50: number;
  readonly p99: number;
  /** The same when people think for a second on average. */
  readonly paced: Paced;
  readonly kilobytesPerTable: number;
}

/** A few at a time: opening is not what we measure. */
export async function someAtATime<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < things.length; i += 20) await Promise.all(things.slice(i, i + 20).map(work));
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const atOnce = (): Promise<void> => Promise.resolve();
export const afterThinking = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));

/** All tables play a whole game at once; gives the milliseconds. */
export async function playRound(
  tables: readonly LoadTable[],
  think: () => Promise<void>,
  took: number[],
): Promise<number> {
  const began = performance.now();
  await Promise.all(tables.map((table) => table.play((ms) => took.push(ms), think)));
  return performance.now() - began;
}

export const spread = (took: number[]): { p50: number; p99: number } => {
  took.sort((a, b) => a - b);
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
};

export const median = (numbers: readonly number[]): number =>
  percentile(
    [...numbers].sort((a, b) => a - b),
    0.5,
  );

/** A server with people at its tables. */
export class Trial {
  readonly #took: number[] = [];
  readonly #rates: number[] = [];
  readonly #cpu: number[] = [];
  readonly #clientsCpu: number[] = [];
  readonly #paced: Paced[] = [];

  private constructor(
    private readonly server: Running,
    private readonly tables: readonly LoadTable[],
    private readonly kilobytesPerTable: number,
  ) {}

  static async open(program: string, kind: string, open: OpenTable, tables: number): Promise<Trial> {
    const server = await start(program, kind);
    const empty = await server.usage("memory");
    const all: LoadTable[] = [];
    await someAtATime([...Array(tables).keys()], async (i) => void all.push(await open(server.url, i)));
    await someAtATime(all, (table) => table.ready());
    const kilobytesPerTable = ((await server.usage("memory")) - empty) / 1024 / tables;
    const trial = new Trial(server, all, kilobytesPerTable);
    for (let round = 0; round < WARM_UP; round++) {
      await playRound(all, atOnce, []);
      await trial.#ready();
    }
    return trial;
  }

  #ready(): Promise<void> {
    return someAtATime(this.tables, (table) => table.ready());
  }

  /** Everybody answers at once. */
  async round(): Promise<void> {
    const { server, tables } = this;
    const took: number[] = [];
    const before = await server.usage("cpu");
    const clientsBefore = process.cpuUsage();
    const ms = await playRound(tables, atOnce, took);
    const { user, system } = process.cpuUsage(clientsBefore);
    this.#clientsCpu.push((user + system) / took.length);
    this.#cpu.push(((await server.usage("cpu")) - before) / took.length);
    this.#rates.push((1000 * took.length) / ms);
    this.#took.push(...took);
    await this.#ready();
  }

  /** A game in which people think. */
  async pacedRound(): Promise<void> {
    const took: number[] = [];
    const late = monitorEventLoopDelay({ resolution: LOOK_EVERY });
    late.enable();
    const ms = await playRound(this.tables, afterThinking, took);
    late.disable();
    const clientsLate = Math.max(0, late.percentile(99) / 1e6 - LOOK_EVERY);
    this.#paced.push({ answersPerSecond: (1000 * took.length) / ms, ...spread(took), clientsLate });
    await this.#ready();
  }

  /** Everybody goes home. */
  finish(): Figures {
    const { server, tables, kilobytesPerTable } = this;
    const paced = (of: (one: Paced) => number): number => median(this.#paced.map(of));
    for (const table of tables) table.close();
    server.stop();
    return {
      answersPerSecond: median(this.#rates),
      cpuPerAnswer: median(this.#cpu),
      clientsCpuPerAnswer: median(this.#clientsCpu),
      ...spread(this.#took),
      paced: {
        answersPerSecond: paced(({ answersPerSecond }) => answersPerSecond),
        p50: paced(({ p50 }) => p50),
        p99: paced(({ p99 }) => p99),
        clientsLate: paced(({ clientsLate }) => clientsLate),
      },
      kilobytesPerTable,
    };
  }
}
