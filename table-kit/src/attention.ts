import { useCallback, useSyncExternalStore } from "react";

/**
 * Which options the player is looking at right now (pointer or focus). It is a small store, so that a pointer that
 * moves over the table redraws only what depends on it.
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

/** Draws again whenever the result of `read` changes. */
export function useAttention<T extends string | boolean>(attention: Attention, read: (ids: readonly string[]) => T): T {
  const snapshot = useCallback(() => read(attention.ids), [attention, read]);
  // Drawn on a server or as text, a table shows the present state.
  return useSyncExternalStore(attention.subscribe, snapshot, snapshot);
}
