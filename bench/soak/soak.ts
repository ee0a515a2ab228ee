import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPostgresServer, type TestPostgres } from "@civitas/server/kit/postgres";
import { Fleet } from "./fleet.ts";
import { Mob } from "./mischief.ts";
import { type Ending, SoakTable } from "./table.ts";

export interface SoakPlan {
  readonly database: "SQLite" | "PostgreSQL";
  readonly processes: number;
  readonly minutes: number;
  readonly tables: number;
  readonly hostile: number;
}

export interface SoakOutcome {
  readonly plan: SoakPlan;
  readonly answers: number;
  readonly endings: Readonly<Record<Ending, number>>;
  readonly kills: number;
  readonly outages: number;
  readonly drops: number;
  readonly slowestStop: number;
  readonly memory: number;
  readonly errors: readonly string[];
}

/** Kills and polite stops come by turns, at this pace. */
const LOSE_EVERY = 20_000;
const OUTAGE_EVERY = 120_000;
const OUTAGE = 5000;
/** A table on which nothing happens for so long is stuck: longer than every outage and lease together. */
const STUCK_AFTER = 120_000;
/** People who play at random may play for hours: after so much more time they give up. */
const OVERTIME = 60_000;
const thinks = (): number => 30 + Math.random() * 400;

/** Plays for so many minutes on one database, and brings every game to its end. */
export async function soak(plan: SoakPlan): Promise<SoakOutcome> {
  const postgres = plan.database === "PostgreSQL" ? await openPostgresServer() : undefined;
  const data = mkdtempSync(join(tmpdir(), "civitas-soak-"));
  const env = { CIVITAS_DATA: data, ...(postgres && { DATABASE_URL: await postgres.fresh() }) };
  const fleet = await Fleet.launch(plan.processes, env);
  const mob = new Mob(plan.hostile);
  try {
    return await play(plan, fleet, mob, postgres);
  } finally {
    mob.stop();
    await fleet.end();
    await postgres?.close();
    rmSync(data, { recursive: true, force: true });
  }
}

async function play(plan: SoakPlan, fleet: Fleet, mob: Mob, postgres: TestPostgres | undefined): Promise<SoakOutcome> {
  const end = Date.now() + plan.minutes * 60_000;
  const endings: Record<Ending, number> = { verified: 0, "lost-an-answer": 0, "does-not-verify": 0, stuck: 0 };
  const open = new Set<SoakTable>();
  let [answers, drops, outages, opened] = [0, 0, 0, 0];

  /** One table after the other, as long as there is time. */
  const chair = async (): Promise<void> => {
    while (Date.now() < end) {
      const table = await SoakTable.open(opened++, () => fleet.doors, thinks).catch(() => undefined);
      if (table === undefined) {
        // The door was just closing.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        continue;
      }
      open.add(table);
      endings[await table.play(STUCK_AFTER, end + OVERTIME)]++;
      open.delete(table);
      answers += table.answers;
    }
  };
  const playing = Promise.all(Array.from({ length: plan.tables }, chair));

  const misfortunes = [
    every(LOSE_EVERY, end, async (n) => {
      await fleet.lose(n, n % 3 === 2 ? "SIGTERM" : "SIGKILL");
      const [door] = fleet.doors;
      if (door !== undefined) mob.goTo(door, [...open][0]?.id ?? "");
    }),
    every(1500, end, async () => {
      const tables = [...open];
      tables[Math.floor(Math.random() * tables.length)]?.dropSomebody();
      drops++;
      fleet.look();
    }),
    every(OUTAGE_EVERY, end, async () => {
      if (postgres === undefined) return;
      await postgres.outage(OUTAGE);
      outages++;
    }),
  ];
  await Promise.all(misfortunes);
  mob.stop();
  await playing;
  await fleet.end();
  const { kills, memory, stops, log } = fleet;
  const errors = log.filter((line) => postgres === undefined || !isOutage(line));
  return { plan, answers, endings, kills, outages, drops, slowestStop: Math.max(...stops), memory, errors };
}

/** While the database is away, the log says so. */
const isOutage = (line: string): boolean =>
  /ECONN|"message":"storage"|Connection terminated|shutting down|starting up|terminating connection|the database is away|timeout exceeded when trying/i.test(
    line,
  );

async function every(ms: number, end: number, act: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; Date.now() + ms < end; n++) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await act(n);
  }
}
