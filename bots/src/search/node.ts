import type { Seat } from "@civitas/kernel";

/**
 * What the search knows of one line of answers. Worlds differ in what lies hidden and in how the dice fall, so one
 * node stands for all positions that the same answers lead to, and an option counts how often it was available.
 */
export class Node {
  /** The sums of the results, by seat. */
  readonly total: Float64Array;
  visits = 0;
  /** How often it could have been chosen. */
  available = 1;
  /** What a first look promised the seat that may choose it. */
  promise: number | undefined;
  /** Whether every option here got that first look. */
  studied = false;
  #children: Map<string, Node> | undefined;
  /** The seat that usually decides here. In another world it may be another seat's turn. */
  #asked: Seat | undefined;

  constructor(seats: number) {
    this.total = new Float64Array(seats);
  }

  mean(seat: Seat): number {
    return this.visits === 0 ? 0 : (this.total[seat] ?? 0) / this.visits;
  }

  child(seat: Seat, option: string): Node | undefined {
    return this.#children?.get(this.#key(seat, option));
  }

  grow(seat: Seat, option: string): Node {
    if (this.#children === undefined) {
      this.#children = new Map();
      this.#asked = seat;
    }
    const child = new Node(this.total.length);
    this.#children.set(this.#key(seat, option), child);
    return child;
  }

  #key(seat: Seat, option: string): string {
    return seat === this.#asked || this.#asked === undefined ? option : `${seat} ${option}`;
  }

  add(results: readonly number[]): void {
    this.visits += 1;
    for (let seat = 0; seat < results.length; seat++) this.total[seat] = (this.total[seat] ?? 0) + (results[seat] ?? 0);
  }
}
