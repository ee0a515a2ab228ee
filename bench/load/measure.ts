import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import type { LoadTable, OpenTable } from "./table.ts";

/** Rounds before the measured ones, so that both programs are compiled. */
const WARM_UP = 6;

export interface Load {
  readonly tables: number;
  /** How often all tables play a whole game at once. */
  readonly rounds: number;
}

export interface Figures {
  readonly answers: number;
  readonly answersPerSecond: number;
  /** What the server's process works for one answer, in microseconds: other programs on the machine change it little. */
  readonly cpuPerAnswer: number;
  readonly p50: number;
  readonly p99: number;
  /** The same when people think for a second on average. */
  readonly paced: { readonly answersPerSecond: number; readonly p50: number; readonly p99: number };
  readonly kilobytesPerTable: number;
}

/** What a server says about its own process. */
export interface Usage {
  readonly memory: number;
  readonly cpu: number;
}

interface Running {
  readonly url: string;
  usage(): Promise<Usage>;
  stop(): void;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** Starts a server in a process of its own, both with the memory for short-lived things that `npm start` gives. */
async function start(program: string, kind: string): Promise<Running> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ["--expose-gc", "--max-semi-space-size=64", program, "server", kind, String(port)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const next = <T>(): Promise<T> => new Promise((resolve) => child.once("message", (message) => resolve(message as T)));
  const url = await next<string>();
  return {
    url,
    usage: () => {
      const answer = next<Usage>();
      child.send("usage");
      return answer;
    },
    stop: () => child.kill("SIGKILL"),
  };
}

/** A few at a time: opening is not what we measure. */
async function someAtATime<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < things.length; i += 20) await Promise.all(things.slice(i, i + 20).map(work));
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const atOnce = (): Promise<void> => Promise.resolve();
const afterThinking = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));

/** All tables play a whole game at once; gives the milliseconds. */
async function playRound(tables: readonly LoadTable[], think: () => Promise<void>, took: number[]): Promise<number> {
  await someAtATime(tables, (table) => table.ready());
  const began = performance.now();
  await Promise.all(tables.map((table) => table.play((ms) => took.push(ms), think)));
  return performance.now() - began;
}

const spread = (took: number[]): { p50: number; p99: number } => {
  took.sort((a, b) => a - b);
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
};

export async function measure(
  program: string,
  kind: string,
  open: OpenTable,
  { tables, rounds }: Load,
): Promise<Figures> {
  const server = await start(program, kind);
  try {
    const empty = await server.usage();
    const all: LoadTable[] = [];
    await someAtATime([...Array(tables).keys()], async (i) => void all.push(await open(server.url, i)));
    await someAtATime(all, (table) => table.ready());
    const kilobytesPerTable = ((await server.usage()).memory - empty.memory) / 1024 / tables;
    for (let round = 0; round < WARM_UP; round++) await playRound(all, atOnce, []);
    const took: number[] = [];
    let [ms, cpu] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      await someAtATime(all, (table) => table.ready());
      // Twice, because asking tidies up the memory, which is work, too.
      await server.usage();
      const before = await server.usage();
      const began = performance.now();
      await Promise.all(all.map((table) => table.play((time) => took.push(time), atOnce)));
      ms += performance.now() - began;
      cpu += (await server.usage()).cpu - before.cpu;
    }
    const slowly: number[] = [];
    const pacedMs = await playRound(all, afterThinking, slowly);
    for (const table of all) table.close();
    return {
      answers: took.length,
      answersPerSecond: (1000 * took.length) / ms,
      cpuPerAnswer: cpu / took.length,
      ...spread(took),
      paced: { answersPerSecond: (1000 * slowly.length) / pacedMs, ...spread(slowly) },
      kilobytesPerTable,
    };
  } finally {
    server.stop();
  }
}
