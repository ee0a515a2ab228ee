import { useCallback, useSyncExternalStore } from "react";

/**
 * Which options the player is looking at right now (pointer or focus): a little store of its own, so that a pointer that
 * wanders over the table redraws only what cares.
 */
export class Attention {
  #ids: readonly string[] = [];
  readonly #listeners = new Set<() => void>();

  get ids(): readonly string[] {
    return this.#ids;
  }

  turnTo(ids: readonly string[]): void {
    if (ids.length === this.#ids.length && ids.every((id, i) => id === this.#ids[i])) return;
    this.#ids = ids;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Draws again whenever the answer of `read` changes. */
export function useAttention<T extends string | boolean>(attention: Attention, read: (ids: readonly string[]) => T): T {
  const snapshot = useCallback(() => read(attention.ids), [attention, read]);
  // A table drawn on a server, or as text, is drawn as it is now.
  return useSyncExternalStore(attention.subscribe, snapshot, snapshot);
}
