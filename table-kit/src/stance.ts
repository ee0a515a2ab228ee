import { useSyncExternalStore } from "react";

/** What the player at this screen is looking at, apart from the match itself; all zones of a table share it. */
export class Stance<T extends object> {
  readonly #listeners = new Set<() => void>();

  constructor(private now: T) {}

  take(next: Partial<T>): void {
    this.now = { ...this.now, ...next };
    for (const listener of this.#listeners) listener();
  }

  /** A hook: one part of it, drawn again when that part changes. */
  use<Part extends keyof T>(part: Part): T[Part] {
    const read = (): T[Part] => this.now[part];
    return useSyncExternalStore(this.#subscribe, read, read);
  }

  readonly #subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
