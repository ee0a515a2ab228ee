import type { Db } from "./store.ts";

interface Waiting {
  /** Either waits for queries one after the other, or is done at once. */
  readonly work: (db: Db) => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * One commit for all writes that came in while the last one was on its way to the disk: each is durable before anybody hears of
 * it, and the disk is waited for once. If one of them fails, all are tried again one by one, and only that one fails.
 */
export class GroupCommit {
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(private readonly db: Db) {}

  write<T>(work: (db: Db) => Promise<T> | T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, done: (value) => resolve(value as T), failed: reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolved when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#commit(group);
      await new Promise(setImmediate);
    }
    this.#running = undefined;
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      const values = await this.db.transaction().execute(async (trx) => {
        const values: unknown[] = [];
        for (const { work } of group) {
          const value = work(trx);
          values.push(value instanceof Promise ? await value : value);
        }
        return values;
      });
      group.forEach(({ done }, i) => {
        done(values[i]);
      });
    } catch (error) {
      const [alone] = group;
      if (group.length === 1 && alone !== undefined) return alone.failed(error);
      for (const one of group) await this.#commit([one]);
    }
  }
}
