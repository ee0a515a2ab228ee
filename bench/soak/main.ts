import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { allKept, report } from "./report.ts";
import { type Outcome, type Plan, soak } from "./soak.ts";

/** `soak [--minutes N] [--tables N] [--hostile N] [--database sqlite|postgres] [--write FILE]`: half of the time on each database. */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    tables: { type: "string", default: "24" },
    hostile: { type: "string", default: "50" },
    database: { type: "string" },
    write: { type: "string" },
  },
});

const plans: Plan[] = [];
const wanted = (name: string): boolean => values.database === undefined || values.database === name;
const databases = [
  ...(wanted("sqlite") ? [{ database: "SQLite" as const, processes: 1 }] : []),
  ...(wanted("postgres") ? [{ database: "PostgreSQL" as const, processes: 3 }] : []),
];
for (const database of databases) {
  plans.push({
    ...database,
    minutes: Number(values.minutes) / databases.length,
    tables: Number(values.tables),
    hostile: Number(values.hostile),
  });
}

const outcomes: Outcome[] = [];
for (const plan of plans) outcomes.push(await soak(plan));
const text = report(outcomes);
process.stdout.write(text);
if (values.write !== undefined) writeFileSync(values.write, text);
process.exit(allKept(outcomes) ? 0 : 1);
