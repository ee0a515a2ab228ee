import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openBoardgameioTable } from "./boardgameio-table.ts";
import { openCivitasTable } from "./civitas-table.ts";
import { measure, type Usage } from "./measure.ts";
import { report } from "./report.ts";
import { serveBoardgameio, serveCivitas } from "./servers.ts";

/** `load server KIND PORT`: one of the servers, as the child of the other form: `load [--tables N] [--rounds N] [--write FILE]`. */
const [mode, kind, port] = process.argv.slice(2);

if (mode === "server") {
  const url = await (kind === "civitas" ? serveCivitas : serveBoardgameio)(Number(port));
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({ memory: heapUsed + external, cpu: user + system } satisfies Usage);
  });
  process.on("disconnect", () => process.exit(0));
  process.send?.(url);
} else {
  const { values } = parseArgs({
    options: {
      tables: { type: "string", default: "500" },
      rounds: { type: "string", default: "6" },
      write: { type: "string" },
    },
  });
  const load = { tables: Number(values.tables), rounds: Number(values.rounds) };
  const program = process.argv[1] ?? "";
  const theirs = await measure(program, "boardgameio", openBoardgameioTable, load);
  const ours = await measure(program, "civitas", openCivitasTable, load);
  const text = report(load, ours, theirs);
  process.stdout.write(text);
  if (values.write !== undefined) writeFileSync(values.write, text);
  process.exit(0);
}
