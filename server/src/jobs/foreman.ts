import { randomUUID } from "node:crypto";
import type { Report } from "../storage/outage.ts";
import type { JobsRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { extendLeases, finishJob, freeJob, type JobKind, nextDue, Postponed, takeJobs } from "./job.ts";

export type Handler = (job: JobsRow) => Promise<void>;

export interface ForemanSetting {
  readonly store: Store;
  readonly report: Report;
  readonly handlers: Readonly<Record<JobKind, Handler>>;
  /** A job whose holder has been silent for this long is taken over. */
  readonly leaseMs: number;
  /** How often to look for jobs that were not announced. */
  readonly pollMs: number;
  /** The most jobs of each crew at once. */
  readonly atOnce: number;
}

/** Kinds of jobs that wait only for each other: thinking bots or slow addresses never keep a clock from running out. */
const CREWS: readonly (readonly JobKind[])[] = [["bot"], ["self", "clock", "sweep"], ["notice"]];

/** Takes jobs from the database and gets them done. Every process has one. */
export class Foreman {
  readonly #id = randomUUID();
  readonly #busy = new Map<string, JobsRow>();
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #lease: NodeJS.Timeout | undefined;
  #looking = false;
  #again = false;
  #stopped = false;

  constructor(private readonly setting: ForemanSetting) {}

  start(): void {
    this.#lease = setInterval(() => this.#keepLeases(), this.setting.leaseMs / 3);
    this.look();
  }

  /** Looks for work. */
  look(): void {
    if (this.#stopped) return;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#looking = true;
    clearTimeout(this.#timer);
    this.#take()
      .catch((error) => {
        this.setting.report(error, "could not look for jobs");
        return this.setting.pollMs;
      })
      .then((wait) => {
        this.#looking = false;
        if (this.#stopped) return;
        const soon = this.#again;
        this.#again = false;
        this.#timer = setTimeout(() => this.look(), soon ? 0 : wait);
      });
  }

  /** Takes as many jobs as it has hands for; resolves to the milliseconds until it should look again. */
  async #take(): Promise<number> {
    const { store, leaseMs, pollMs } = this.setting;
    for (;;) {
      const crews = CREWS.map((kinds) => ({ kinds, free: this.#freeHands(kinds) })).filter(({ free }) => free > 0);
      // No free hands: each finished job looks again anyway.
      if (crews.length === 0) return pollMs;
      const kinds = crews.flatMap((crew) => crew.kinds);
      const atMost = Math.min(...crews.map(({ free }) => free));
      const jobs = await takeJobs(store, { by: this.#id, kinds, now: Date.now(), lease: leaseMs, atMost });
      for (const job of jobs) this.#run(job);
      if (jobs.length === atMost) continue;
      const next = await nextDue(store.db, kinds);
      return next === undefined ? pollMs : Math.max(5, Math.min(pollMs, next - Date.now()));
    }
  }

  #freeHands(kinds: readonly string[]): number {
    let free = this.setting.atOnce;
    for (const { kind } of this.#busy.values()) if (kinds.includes(kind)) free--;
    return free;
  }

  #run(job: JobsRow): void {
    const { store, report, handlers } = this.setting;
    this.#busy.set(job.key, job);
    const handler = (handlers as Readonly<Record<string, Handler>>)[job.kind];
    const running: Promise<void> = (async () => {
      try {
        await handler?.(job);
        await finishJob(store, job);
      } catch (error) {
        if (error instanceof Postponed && !this.#stopped) {
          const again = { ...job, attempts: job.attempts - 1 };
          await store.write((db) => freeJob(db, again, Math.ceil(Date.now() + error.ms))).catch(() => {});
          return;
        }
        if (!this.#stopped) report(error, "a job failed", { job: job.key, attempts: job.attempts });
        // Right away for another process; after a pause for one that has just failed.
        const later = this.#stopped ? Date.now() : Date.now() + Math.min(60_000, 250 * 2 ** Math.min(job.attempts, 8));
        await store.write((db) => freeJob(db, job, later)).catch(() => {});
      } finally {
        this.#busy.delete(job.key);
        this.look();
      }
    })().finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  #keepLeases(): void {
    const { store, report, leaseMs } = this.setting;
    extendLeases(store, this.#id, [...this.#busy.keys()], Date.now() + leaseMs).catch((error) =>
      report(error, "could not keep the leases of jobs"),
    );
  }

  get busy(): number {
    return this.#busy.size;
  }

  /** Takes no new jobs. Those under way continue, or are left to others at once. */
  takeNoMore(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Takes no new jobs, waits a moment for those under way, and leaves the rest to others. */
  async stop(patience = 3000): Promise<void> {
    this.takeNoMore();
    clearInterval(this.#lease);
    const enough = new Promise<void>((resolve) => setTimeout(resolve, patience).unref());
    await Promise.race([Promise.all(this.#running), enough]);
    for (const job of this.#busy.values()) {
      await this.setting.store.write((db) => freeJob(db, job, undefined)).catch(() => {});
    }
  }
}
