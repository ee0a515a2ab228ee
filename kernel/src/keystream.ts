import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

const KEY_WORDS = 8;
/** How many words are made at once: a call of the cipher costs about as much as making a few blocks. */
const PAGE = 128;
const BLOCKS_IN_A_PAGE = (4 * PAGE) / 64;
/** A key serves one match only, so the nonce need not differ. */
const NONCE = new Uint8Array(12);
const ZEROES = new Uint8Array(4 * PAGE);

/**
 * The chance of a match: the key stream of ChaCha20, keyed by the seed. Nobody who has seen all dice so far can foresee
 * the next one. A quick generator such as xoroshiro is linear, so a few hundred parities give it away.
 */
export class Keystream implements RandomGenerator {
  readonly #key: Uint8Array;
  #used: number;
  #page: DataView | undefined;

  private constructor(key: Uint8Array, used: number, page: DataView | undefined) {
    this.#key = key;
    this.#used = used;
    this.#page = page;
  }

  static seeded(seed: string): Keystream {
    return new Keystream(sha256(utf8ToBytes(seed)), 0, undefined);
  }

  /** From what `getState` gives: the words of the key, and how many words have been used. */
  static from(state: readonly number[]): Keystream {
    const key = new DataView(new ArrayBuffer(4 * KEY_WORDS));
    for (let i = 0; i < KEY_WORDS; i++) key.setInt32(4 * i, state[i] ?? 0);
    return new Keystream(new Uint8Array(key.buffer), state[KEY_WORDS] ?? 0, undefined);
  }

  getState(): readonly number[] {
    const key = new DataView(this.#key.buffer, this.#key.byteOffset);
    const state: number[] = [];
    for (let i = 0; i < KEY_WORDS; i++) state.push(key.getInt32(4 * i));
    state.push(this.#used);
    return state;
  }

  clone(): Keystream {
    return new Keystream(this.#key, this.#used, this.#page);
  }

  next(): number {
    const place = this.#used % PAGE;
    // A page is never changed once it is made, so clones share it.
    if (this.#page === undefined || place === 0) this.#page = this.#pageAt((this.#used - place) / PAGE);
    this.#used++;
    return this.#page.getInt32(4 * place, true);
  }

  #pageAt(number: number): DataView {
    const bytes = chacha20(this.#key, NONCE, ZEROES, undefined, number * BLOCKS_IN_A_PAGE);
    return new DataView(bytes.buffer, bytes.byteOffset);
  }
}
