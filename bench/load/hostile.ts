import { spawn } from "node:child_process";
import { loadavg } from "node:os";
import { openCivitasTable } from "./civitas-table.ts";
import { afterThinking, playRound, spread } from "./measure.ts";
import { start } from "./server-process.ts";
import type { LoadTable } from "./table.ts";

const TABLES = 40;
const SOCKETS = 200;

interface Seen {
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
}

/** `load hostile`: what others feel of 200 hostile sockets from one address. Behind a proxy, so each has an address of its own. */
export async function hostile(program: string): Promise<string> {
  const server = await start(program, "guarded");
  const tables: LoadTable[] = [];
  for (let i = 0; i < TABLES; i++) {
    const address = `198.51.100.${i + 1}`;
    tables.push(await openCivitasTable(server.url, i, { "x-forwarded-for": address }));
  }
  const games = async (n: number): Promise<Seen> => {
    const took: number[] = [];
    for (let i = 0; i < n; i++) {
      for (const table of tables) await table.ready();
      await playRound(tables, afterThinking, took);
    }
    return { ...spread(took), answers: took.length };
  };
  await games(1);
  const quiet = await games(1);
  const reply = await fetch(`${server.url}/api/tables`, { headers: { "x-forwarded-for": "198.51.100.200" } });
  const [watched] = ((await reply.json()) as { tables: { id: string }[] }).tables;
  const mob = spawn(process.execPath, [program, "attack", server.url, watched?.id ?? "", String(SOCKETS)], {
    stdio: "inherit",
  });
  let memory = 0;
  const looking = setInterval(async () => {
    memory = Math.max(memory, await server.usage("resident"));
  }, 250);
  const harried = await games(3);
  clearInterval(looking);
  mob.kill("SIGKILL");
  server.stop();
  const line = (what: string, { p50, p99, answers }: Seen): string =>
    `${what}: median ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)} ms (${answers} answers)\n`;
  return (
    line("alone", quiet) +
    line(`with ${SOCKETS} hostile sockets`, harried) +
    `the server's memory at most ${(memory / 1024 / 1024).toFixed(0)} MB; load average ${loadavg()[0]?.toFixed(1)}\n`
  );
}
