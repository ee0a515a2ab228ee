import { Refused } from "../refused.ts";

/** How many wrong passwords an account allows at once; then one more each minute. */
const AT_ONCE = 10;
const ONE_EVERY = 60_000;
/** How many names are remembered at most; then the oldest goes. */
const MOST_NAMES = 10_000;

interface Tried {
  left: number;
  since: number;
}

/** Counts wrong passwords by account, since they may come from many addresses. */
export class Guesses {
  readonly #names = new Map<string, Tried>();

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a try; refuses it if there were too many. */
  count(name: string): void {
    const now = this.now();
    const before = this.#names.get(name) ?? { left: this.atOnce, since: now };
    const left = Math.min(this.atOnce, before.left + (now - before.since) / ONE_EVERY);
    if (left < 1) throw new Refused("too-fast");
    this.#names.delete(name);
    this.#names.set(name, { left: left - 1, since: now });
    const [oldest] = this.#names.keys();
    if (this.#names.size > MOST_NAMES && oldest !== undefined) this.#names.delete(oldest);
  }

  /** The password was right. */
  forget(name: string): void {
    this.#names.delete(name);
  }
}
