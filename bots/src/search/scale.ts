import type { Seat } from "@civitas/kernel";

/**
 * Stretches results to 0..1 over what this search has seen, seat by seat: in a close position the differences are
 * small, and curiosity must not drown them.
 */
export class Scale {
  readonly #low: number[];
  readonly #high: number[];

  constructor(seats: number) {
    this.#low = Array.from({ length: seats }, () => Number.POSITIVE_INFINITY);
    this.#high = Array.from({ length: seats }, () => Number.NEGATIVE_INFINITY);
  }

  see(seat: Seat, result: number): void {
    if (result < (this.#low[seat] ?? 0)) this.#low[seat] = result;
    if (result > (this.#high[seat] ?? 1)) this.#high[seat] = result;
  }

  seeAll(results: readonly number[]): void {
    for (let seat = 0; seat < results.length; seat++) this.see(seat, results[seat] ?? 0);
  }

  of(seat: Seat, result: number): number {
    const low = this.#low[seat] ?? 0;
    const span = (this.#high[seat] ?? 1) - low;
    return span > 0 ? Math.min(1, Math.max(0, (result - low) / span)) : 0.5;
  }
}
