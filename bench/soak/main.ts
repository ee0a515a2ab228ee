import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { allKept, soakReport } from "./report.ts";
import { type SoakOutcome, type SoakPlan, soak } from "./soak.ts";

/** `soak [--minutes N] [--tables N] [--hostile N] [--database sqlite|postgres] [--together] [--write FILE]`: half of the time on each database; with `--together` all of it on both at once. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    tables: { type: "string", default: "24" },
    hostile: { type: "string", default: "50" },
    database: { type: "string" },
    together: { type: "boolean", default: false },
    write: { type: "string" },
  },
});

const plans: SoakPlan[] = [];
const wanted = (name: string): boolean => values.database === undefined || values.database === name;
const databases = [
  ...(wanted("sqlite") ? [{ database: "SQLite" as const, processes: 1 }] : []),
  ...(wanted("postgres") ? [{ database: "PostgreSQL" as const, processes: 3 }] : []),
];
for (const database of databases) {
  plans.push({
    ...database,
    minutes: Number(values.minutes) / (values.together ? 1 : databases.length),
    tables: Number(values.tables),
    hostile: Number(values.hostile),
  });
}

const outcomes: SoakOutcome[] = values.together ? await Promise.all(plans.map(soak)) : [];
if (!values.together) for (const plan of plans) outcomes.push(await soak(plan));
const text = soakReport(outcomes);
process.stdout.write(text);
if (values.write !== undefined) writeFileSync(values.write, text);
process.exit(allKept(outcomes) ? 0 : 1);
