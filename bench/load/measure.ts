import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import type { LoadTable, OpenTable } from "./table.ts";

export interface Load {
  readonly tables: number;
  /** How often all tables play a whole game at once. */
  readonly rounds: number;
}

export interface Figures {
  readonly answers: number;
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The same when people think for a second on average. */
  readonly paced: { readonly answersPerSecond: number; readonly p50: number; readonly p99: number };
  readonly kilobytesPerTable: number;
}

interface Running {
  readonly url: string;
  memory(): Promise<number>;
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

/** Starts a server in a process of its own. */
async function start(program: string, kind: string): Promise<Running> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ["--expose-gc", program, "server", kind, String(port)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const next = <T>(): Promise<T> => new Promise((resolve) => child.once("message", (message) => resolve(message as T)));
  const url = await next<string>();
  return {
    url,
    memory: () => {
      const answer = next<number>();
      child.send("memory");
      return answer;
    },
    stop: () => child.kill("SIGKILL"),
  };
}

async function openAll(open: OpenTable, url: string, tables: number): Promise<LoadTable[]> {
  const opened: LoadTable[] = [];
  // A few at a time: opening is not what we measure.
  for (let i = 0; i < tables; i += 20) {
    const some = Array.from({ length: Math.min(20, tables - i) }, (_, k) => open(url, i + k));
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const atOnce = (): Promise<void> => Promise.resolve();
const afterThinking = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));

/** Opens the tables, plays on all of them, closes them. */
async function playRound(open: OpenTable, url: string, tables: number, think: () => Promise<void>, took: number[]) {
  const opened = await openAll(open, url, tables);
  const began = performance.now();
  await Promise.all(opened.map((table) => table.play((ms) => took.push(ms), think)));
  const ms = performance.now() - began;
  for (const table of opened) table.close();
  return ms;
}

export async function measure(
  program: string,
  kind: string,
  open: OpenTable,
  { tables, rounds }: Load,
): Promise<Figures> {
  const server = await start(program, kind);
  try {
    await playRound(open, server.url, Math.min(50, tables), atOnce, []);
    const empty = await server.memory();
    const waiting = await openAll(open, server.url, tables);
    const kilobytesPerTable = ((await server.memory()) - empty) / 1024 / tables;
    for (const table of waiting) table.close();
    const took: number[] = [];
    let ms = 0;
    for (let round = 0; round < rounds; round++) ms += await playRound(open, server.url, tables, atOnce, took);
    const slowly: number[] = [];
    const pacedMs = await playRound(open, server.url, tables, afterThinking, slowly);
    took.sort((a, b) => a - b);
    slowly.sort((a, b) => a - b);
    return {
      answers: took.length,
      answersPerSecond: (1000 * took.length) / ms,
      p50: percentile(took, 0.5),
      p99: percentile(took, 0.99),
      paced: {
        answersPerSecond: (1000 * slowly.length) / pacedMs,
        p50: percentile(slowly, 0.5),
        p99: percentile(slowly, 0.99),
      },
      kilobytesPerTable,
    };
  } finally {
    server.stop();
  }
}
