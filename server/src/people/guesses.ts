import { Refused } from "../refused.ts";

/** How many wrong passwords an account allows at once; then one more each minute. */
const AT_ONCE = 10;
const ONE_EVERY = 60_000;
/** One address has half of that, so that nobody keeps an account's owner out by guessing. */
const SHARE = 0.5;
/** How many names are remembered at most; then the oldest goes. */
const MOST_NAMES = 10_000;

interface Tried {
  left: number;
  since: number;
}

/** Counts wrong passwords by account, since they may come from many addresses. */
export class Guesses {
  readonly #tried = new Map<string, Tried>();

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a try from an address; refuses it if there were too many from there, or in all. */
  count(name: string, from: string): void {
    const ofAddress = this.#left(`${name} ${from}`, SHARE);
    const ofAll = this.#left(name, 1);
    if (ofAddress < 1 || ofAll < 1) throw new Refused("too-fast");
    this.#remember(`${name} ${from}`, ofAddress - 1);
    this.#remember(name, ofAll - 1);
  }

  #left(key: string, share: number): number {
    const before = this.#tried.get(key);
    const atOnce = Math.max(1, this.atOnce * share);
    if (before === undefined) return atOnce;
    return Math.min(atOnce, before.left + ((this.now() - before.since) / ONE_EVERY) * share);
  }

  #remember(key: string, left: number): void {
    this.#tried.delete(key);
    this.#tried.set(key, { left, since: this.now() });
    const [oldest] = this.#tried.keys();
    if (this.#tried.size > MOST_NAMES && oldest !== undefined) this.#tried.delete(oldest);
  }

  /** The password was right. */
  forget(name: string, from: string): void {
    this.#tried.delete(name);
    this.#tried.delete(`${name} ${from}`);
  }
}
