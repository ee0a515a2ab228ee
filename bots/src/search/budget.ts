/** How long to think: so many iterations, or so many milliseconds, whichever ends first. */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

/** Looking at the clock costs a little, so not every iteration does. */
const CLOCK_EVERY = 8;
const MOST = 1_000_000;

/** A budget while it is spent. */
export class Purse {
  readonly #most: number;
  readonly #ms: number;
  readonly #began: number;
  #done = 0;
  /** About how many iterations it still allows. */
  left: number;

  constructor({ iterations = MOST, ms = Number.POSITIVE_INFINITY }: Budget) {
    this.#most = iterations;
    this.#ms = ms;
    this.#began = Number.isFinite(ms) ? performance.now() : 0;
    this.left = iterations;
  }

  /** Whether there is time for one more iteration. */
  more(): boolean {
    this.left = Math.min(this.left, this.#most - this.#done);
    if (Number.isFinite(this.#ms) && this.#done > 0 && this.#done % CLOCK_EVERY === 0) this.#lookAtTheClock();
    if (this.left <= 0) return false;
    this.#done += 1;
    return true;
  }

  #lookAtTheClock(): void {
    const passed = performance.now() - this.#began;
    this.left = Math.min(
      this.#most - this.#done,
      Math.floor((this.#ms - passed) * (this.#done / Math.max(passed, 0.01))),
    );
  }
}
