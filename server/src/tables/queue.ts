/** A queue: tasks are done one after the other, at once if no other is waiting. */
export class Queue {
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  async enter<T>(work: () => Promise<T> | T): Promise<T> {
    if (this.#busy) await new Promise<void>((turn) => this.#waiting.push(turn));
    this.#busy = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The queue stays busy for the next task, so that nothing slips in between.
      if (next === undefined) this.#busy = false;
      else next();
    }
  }
}
