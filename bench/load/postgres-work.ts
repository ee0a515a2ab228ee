import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

/** A tick of Linux, in microseconds. */
const TICK = 10_000;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** Microseconds. */
  readonly own: number;
  /** Of its children that have ended. */
  readonly children: number;
}

/** What Linux says of a process; nothing if it has just ended, or on another system. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [, parent = 0] = fields.map(Number);
    const ticks = (from: number): number => Number(fields[from]) + Number(fields[from + 1]);
    return { pid, parent, own: ticks(11) * TICK, children: ticks(13) * TICK };
  } catch {
    return undefined;
  }
}

function processes(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** What one PostgreSQL does: this one, whatever others run beside it. */
export class PostgresWork {
  private constructor(
    private readonly client: pg.Client,
    private readonly postmaster: number,
  ) {}

  static async of(url: string): Promise<PostgresWork> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return new PostgresWork(client, statOf(rows[0]?.pid ?? 0)?.parent ?? 0);
  }

  /** Microseconds that all its processes have worked so far, where the system tells (Linux). */
  cpu(): number {
    const main = statOf(this.postmaster);
    if (main === undefined) return 0;
    let sum = main.own + main.children;
    for (const pid of processes()) {
      const stat = statOf(pid);
      if (stat?.parent === this.postmaster) sum += stat.own;
    }
    return sum;
  }

  /** How many bytes it has written to its log so far. */
  async log(): Promise<number> {
    const { rows } = await this.client.query<{ at: string }>("select pg_current_wal_lsn() - '0/0' as at");
    return Number(rows[0]?.at ?? 0);
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
