import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { Keystream } from "./keystream.ts";

/** Where a `Random` stands, as plain data. */
export interface RandomState {
  /** `match`: nobody can foresee it. `imagined`: quick, for worlds that are thrown away. */
  readonly source: "match" | "imagined";
  readonly words: readonly number[];
  readonly draws: number;
}

/** Spreads the bits of a number over the whole word (the last step of MurmurHash3). */
function scatter(n: number): number {
  let bits = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** The only source of chance. It is seeded, and its position is part of the snapshot. */
export class Random {
  #source: RandomGenerator;
  /** How often chance was used; an answer that raises this can't be taken back. */
  draws: number;

  private constructor(source: RandomGenerator, draws: number) {
    this.#source = source;
    this.draws = draws;
  }

  /** Any text is a seed; all of it counts. */
  static seeded(seed: string): Random {
    return new Random(Keystream.seeded(seed), 0);
  }

  /** A quick stream for imagination, from one number. Never for a match: it can be foreseen. */
  static stream(n: number): Random {
    // Neighbouring numbers would make neighbouring generators, whose first dice agree, so the number is scattered
    // first.
    const word = (i: number): number => scatter((n | 0) + Math.imul(i, 0x9e3779b9));
    return new Random(xoroshiro128plusFromState([word(1), word(2), word(3), word(4) | 1]), 0);
  }

  static from(state: RandomState): Random {
    const source = state.source === "match" ? Keystream.from(state.words) : xoroshiro128plusFromState(state.words);
    return new Random(source, state.draws);
  }

  state(): RandomState {
    const source = this.#source instanceof Keystream ? "match" : "imagined";
    return { source, words: [...this.#source.getState()], draws: this.draws };
  }

  /** Goes on as `other` would. */
  become(other: Random): void {
    this.#source = other.#source.clone();
    this.draws = other.draws;
  }

  /** A whole number from 0 to n - 1. */
  int(n: number): number {
    this.draws++;
    return uniformInt(this.#source, 0, n - 1);
  }

  /** A die with `sides` sides: 1 to `sides`. */
  die(sides: number): number {
    return this.int(sides) + 1;
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.int(from.length)];
    if (picked === undefined) throw new RangeError("nothing to pick from");
    return picked;
  }

  /**
   * Deals hidden cards anew, in place, for `reimagine`. The cards are first put into one fixed order, so that the
   * shuffled order tells nothing about how they really lie. Bots that see the same then play the same.
   */
  redeal<T extends string | number>(hidden: T[]): T[] {
    return this.shuffle(hidden.sort());
  }

  /** Shuffles in place. */
  shuffle<T>(deck: T[]): T[] {
    for (let i = deck.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const card = deck[i] as T;
      deck[i] = deck[j] as T;
      deck[j] = card;
    }
    return deck;
  }
}
