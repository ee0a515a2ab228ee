/** How long to think: a number of iterations or of milliseconds, whichever is reached first. */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

/** Looking at the clock costs a little, so not every iteration does. */
const CLOCK_EVERY = 8;
const MOST = 1_000_000;

/** A budget that is being spent. */
export class ThinkingTime {
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

  /** The part of the time that is spent; absent if the budget is counted in iterations. */
  get spent(): number {
    return Number.isFinite(this.#ms) ? (performance.now() - this.#began) / this.#ms : 0;
  }

  /** Whether there is time for one more iteration. */
  more(): boolean {
    // The first iterations check the clock each time: nobody knows yet how long they take.
    const look = this.#done < CLOCK_EVERY || this.#done % CLOCK_EVERY === 0;
    if (Number.isFinite(this.#ms) && look) this.#lookAtTheClock();
    if (this.left <= 0) return false;
    this.#done += 1;
    this.left -= 1;
    return true;
  }

  #lookAtTheClock(): void {
    const passed = performance.now() - this.#began;
    // Before the first iteration, all that is known is whether there is time at all.
    const pace = this.#done === 0 ? this.#most : this.#done / Math.max(passed, 0.01);
    this.left = Math.min(this.#most - this.#done, Math.floor((this.#ms - passed) * pace));
  }
}
