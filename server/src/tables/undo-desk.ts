/** How long a table must be quiet before anybody works out whether its last answer can be taken back. */
const QUIET = 250;
const LOOK_EVERY = 50;
/** The longest time spent at once, in ms: this may wait, answers may not. */
const AT_MOST = 5;

/** A table where somebody would like to know whether the last answer can be taken back. */
export interface Undoable {
  tellUndo(): Promise<void>;
}

/**
 * Works out barriers, which costs more than an answer itself, when there is time: never more than a tenth of it, and
 * not for tables that have moved on meanwhile.
 */
export class UndoDesk {
  /** When each of them will have been quiet for long enough. */
  readonly #asked = new Map<Undoable, number>();
  #timer: NodeJS.Timeout | undefined;

  ask(table: Undoable): void {
    this.#asked.set(table, performance.now() + QUIET);
    this.#timer ??= setTimeout(() => void this.#work(), LOOK_EVERY).unref();
  }

  forget(table: Undoable): void {
    this.#asked.delete(table);
  }

  async #work(): Promise<void> {
    const began = performance.now();
    for (const [table, due] of this.#asked) {
      if (due > began) continue;
      if (performance.now() - began > AT_MOST) break;
      this.#asked.delete(table);
      await table.tellUndo().catch(() => {});
    }
    this.#timer = this.#asked.size === 0 ? undefined : setTimeout(() => void this.#work(), LOOK_EVERY).unref();
  }
}
