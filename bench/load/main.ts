import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { attack } from "./attack.ts";
import { openBoardgameioTable } from "./boardgameio-table.ts";
import { capacityPage, measuredOn } from "./capacity-page.ts";
import { openCivitasTable } from "./civitas-table.ts";
import { gameCosts } from "./game-costs.ts";
import { hostile } from "./hostile.ts";
import { Trial } from "./measure.ts";
import { measureProcesses } from "./processes.ts";
import { processesReport } from "./processes-report.ts";
import { loadReport } from "./report.ts";
import type { Usage } from "./server-process.ts";
import { serveBoardgameio, serveCivitas } from "./servers.ts";

/** What this process uses. Only for the memory it is tidied up: a server that has just been would not be as it is run. */
const usage: { readonly [what in keyof Usage]: () => number } = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  memory() {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  resident: () => process.memoryUsage.rss(),
};

/** Each takes a quarter of a minute. */
const PACED_ROUNDS = 3;

/**
 * `load server KIND PORT`: one of the servers, as the child of the other forms. `load hostile`: what others feel of an attack.
 * `load processes [--tables N] [--rounds N] [--write FILE]`: one, two and four processes on PostgreSQL.
 * `load capacity README PROCESSES FILE`: what many tables need, from the figures of these two pages.
 * `load [--tables N] [--rounds N] [--write FILE]`: beside boardgame.io.
 */
const [mode, kind, port, sockets] = process.argv.slice(2);

if (mode === "server") {
  const url = await (kind === "boardgameio"
    ? serveBoardgameio(Number(port))
    : serveCivitas(Number(port), kind === "guarded"));
  process.on("message", (asked: keyof Usage) => process.send?.(usage[asked]()));
  process.on("disconnect", () => process.exit(0));
  process.send?.(url);
} else if (mode === "attack") {
  attack(kind ?? "", port ?? "", Number(sockets));
} else if (mode === "processes") {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      tables: { type: "string", default: "200" },
      rounds: { type: "string", default: "12" },
      write: { type: "string" },
    },
  });
  const plan = { tables: Number(values.tables), rounds: Number(values.rounds) };
  const text = processesReport(plan, await measureProcesses(process.argv[1] ?? "", plan));
  process.stdout.write(text);
  if (values.write !== undefined) writeFileSync(values.write, text);
  process.exit(0);
} else if (mode === "capacity") {
  const [loadPage, processesPage, file] = process.argv.slice(3);
  const measured = measuredOn(readFileSync(loadPage ?? "", "utf8"), readFileSync(processesPage ?? "", "utf8"));
  writeFileSync(file ?? "", capacityPage(await gameCosts(), measured));
  process.exit(0);
} else if (mode === "hostile") {
  process.stdout.write(await hostile(process.argv[1] ?? ""));
  process.exit(0);
} else {
  const { values } = parseArgs({
    options: {
      tables: { type: "string", default: "500" },
      rounds: { type: "string", default: "10" },
      write: { type: "string" },
    },
  });
  const load = { tables: Number(values.tables), rounds: Number(values.rounds) };
  const program = process.argv[1] ?? "";
  const theirs = await Trial.open(program, "boardgameio", openBoardgameioTable, load.tables);
  const ours = await Trial.open(program, "civitas", openCivitasTable, load.tables);
  // By turns: a machine is not equally fast at all times.
  for (let round = 0; round < load.rounds; round++) {
    await theirs.round();
    await ours.round();
  }
  for (let round = 0; round < PACED_ROUNDS; round++) {
    await theirs.pacedRound();
    await ours.pacedRound();
  }
  const text = loadReport(load, ours.finish(), theirs.finish());
  process.stdout.write(text);
  if (values.write !== undefined) writeFileSync(values.write, text);
  process.exit(0);
}
