import type { Seat } from "@civitas/kernel";

/**
 * Stretches results to 0..1 over the range that this search has seen, seat by seat. In a close position the differences
 * are small, and the bonus for rarely tried options must not drown them.
 */
export class Scale {
  readonly #low: number[];
  readonly #high: number[];

  constructor(seats: number) {
    this.#low = Array.from({ length: seats }, () => Number.POSITIVE_INFINITY);
    this.#high = Array.from({ length: seats }, () => Number.NEGATIVE_INFINITY);
  }

  see(results: readonly number[]): void {
    for (let seat = 0; seat < results.length; seat++) {
      const result = results[seat] ?? 0;
      if (result < (this.#low[seat] ?? 0)) this.#low[seat] = result;
      if (result > (this.#high[seat] ?? 1)) this.#high[seat] = result;
    }
  }

  of(seat: Seat, result: number): number {
    return this.#known(seat) ? Math.min(1, Math.max(0, this.order(seat, result))) : 0.5;
  }

  /**
   * The same without limits: better results rank higher even beyond the range seen so far, or before anything was seen.
   */
  order(seat: Seat, result: number): number {
    const low = this.#low[seat] ?? 0;
    return this.#known(seat) ? (result - low) / ((this.#high[seat] ?? 1) - low) : result;
  }

  #known(seat: Seat): boolean {
    return (this.#high[seat] ?? 1) > (this.#low[seat] ?? 0);
  }
}
