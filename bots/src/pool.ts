import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { AnyMatch, Barrier, Seat } from "@civitas/kernel";
import { Piscina } from "piscina";
import type { Contest, Outcome } from "./contest.ts";
import type { BarrierTask, DecideTask } from "./worker.ts";

export interface PoolSetting {
  /** The built worker; by default `bot-worker.mjs` beside the running program. */
  readonly worker?: URL | undefined;
  /** How many threads at most; by default one per core. */
  readonly threads?: number | undefined;
}

/**
 * Megabytes for the short-lived and the lasting memory of a thread. Bots think as fast with a little as with a lot, and
 * a process has a thread for every core.
 */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 };

/** Bots that think in their own threads, so that they never hold up anything else. */
export class BotPool {
  readonly #threads: Piscina;

  constructor({ worker, threads = availableParallelism() }: PoolSetting = {}) {
    // Otherwise `--max-semi-space-size` of the server's own thread would apply to each of these, whatever their limits
    // say.
    setFlagsFromString("--max-semi-space-size=0");
    this.#threads = new Piscina({
      filename: fileURLToPath(worker ?? new URL("./bot-worker.mjs", import.meta.url)),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      resourceLimits: MEMORY,
    });
  }

  /** The id of the option that the bot picks of the question that waits for `seat`. */
  decide(match: AnyMatch, seat: Seat, spec: string, seed: string, signal?: AbortSignal): Promise<string> {
    const task: DecideTask = { snapshot: match.snapshot({ log: false }), seat, spec, seed };
    return this.#threads.run(task, { name: "decide", ...(signal && { signal }) });
  }

  /** What keeps the seat from taking back the last answer. It may take long, so it is found here. */
  barrier(match: AnyMatch, seat: Seat): Promise<Barrier | undefined> {
    const task: BarrierTask = { snapshot: match.snapshot({ log: false, back: 1 }), seat };
    return this.#threads.run(task, { name: "barrier" });
  }

  /** Plays a whole game between bots. */
  contest(task: Contest & { readonly game: string }): Promise<Outcome> {
    return this.#threads.run(task, { name: "contest" });
  }

  get threads(): number {
    return this.#threads.maxThreads;
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
