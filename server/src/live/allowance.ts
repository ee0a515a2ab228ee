/** So many at once, and so many more each second. */
export class Allowance {
  #left: number;
  #last = performance.now();

  constructor(
    private readonly atOnce: number,
    private readonly perSecond: number,
  ) {
    this.#left = atOnce;
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.atOnce, this.#left + ((now - this.#last) / 1000) * this.perSecond);
    this.#last = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
