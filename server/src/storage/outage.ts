import type { Logger } from "pino";
import { Refused } from "../refused.ts";
import type { Store } from "./store.ts";
import { isDamage, isRefusedStatement, isStorageTrouble } from "./trouble.ts";

/** Tells the operator of an error, and what could not be done because of it. */
export type Report = (error: unknown, what: string, more?: object) => void;

/** How often to try whether the storage works again, in ms. */
const TRY_AGAIN = 2000;

/**
 * When the storage is away or full, everything fails at once and again and again. The log has one line when that
 * begins and one when it is over; what else fails meanwhile is only for those who look for mistakes.
 */
export class Outage {
  #began: number | undefined;
  #failed = 0;
  #damaged = false;
  #store: Store | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly log: Pick<Logger, "error" | "debug" | "info">,
    private readonly tryAgain = TRY_AGAIN,
  ) {}

  /** Whether nothing can be written now. */
  get lasts(): boolean {
    return this.#began !== undefined;
  }

  readonly report: Report = (error, what, more = {}) => {
    const { log } = this;
    if (isDamage(error)) this.#reportDamage(error, what, more);
    else if (isStorageTrouble(error) && !isRefusedStatement(error)) this.#reportTrouble(error, what, more);
    // It was reported where it was noticed.
    else if (error instanceof Refused && error.code === "storage") log.debug({ err: error, ...more }, what);
    else log.error({ err: error, ...more }, what);
  };

  /** Others' pages may be whole, so the program goes on; once is enough to send the operator for the backup. */
  #reportDamage(error: unknown, what: string, more: object): void {
    const { log } = this;
    if (this.#damaged) log.debug({ err: error, ...more }, what);
    else log.error({ err: error, ...more }, `${what}: the database is damaged, a backup should take its place`);
    this.#damaged = true;
  }

  #reportTrouble(error: unknown, what: string, more: object): void {
    const { log } = this;
    this.#failed++;
    if (this.lasts) {
      log.debug({ err: error, ...more }, what);
      return;
    }
    this.#began = Date.now();
    log.error({ err: error, ...more }, `${what}: the storage does not work; trying until it does`);
    this.#tryLater();
  }

  /** The storage is open, and worth trying. */
  watch(store: Store): void {
    this.#store = store;
    if (this.lasts) void this.#try(store);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #tryLater(): void {
    const store = this.#store;
    if (store === undefined || this.#closed) return;
    this.#timer = setTimeout(() => void this.#try(store), this.tryAgain).unref();
  }

  /** Reading is not enough: a full disk can be read. */
  async #try(store: Store): Promise<void> {
    const value = String(Date.now());
    const trial = { name: "last-outage", value };
    try {
      await store.write((db) =>
        db
          .insertInto("settings")
          .values(trial)
          .onConflict((c) => c.column("name").doUpdateSet({ value }))
          .execute(),
      );
    } catch {
      return this.#tryLater();
    }
    const seconds = Math.round((Date.now() - (this.#began ?? Date.now())) / 1000);
    this.log.info({ seconds, failed: this.#failed }, "the storage works again");
    this.#began = undefined;
    this.#failed = 0;
  }
}
