import type { Ref } from "@civitas/kernel";

/** The space that holds the board's one tab stop. It is a small store: a step redraws two spaces, not all. */
export class Roving {
  #at: Ref | undefined;
  /** The space that a first tap has described; a second tap acts. */
  touched: Ref | undefined;
  readonly #listeners = new Set<() => void>();

  get at(): Ref | undefined {
    return this.#at;
  }

  readonly go = (at: Ref | undefined): void => {
    if (at === this.#at) return;
    this.#at = at;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
