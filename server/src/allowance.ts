/** A budget: a burst at once, and more each second. */
export class Allowance {
  #left: number;
  #last = performance.now();

  constructor(
    private readonly atOnce: number,
    private readonly perSecond: number,
  ) {
    this.#left = atOnce;
  }

  /** Whether this much more is allowed now. */
  take(much = 1): boolean {
    const now = performance.now();
    this.#left = Math.min(this.atOnce, this.#left + ((now - this.#last) / 1000) * this.perSecond);
    this.#last = now;
    if (this.#left < much) return false;
    this.#left -= much;
    return true;
  }

  /** It turned out to be this much more: nothing is allowed until that has come in. */
  owe(much: number): void {
    this.#left -= much;
  }
}
