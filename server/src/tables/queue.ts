/** People in a queue: what they come for is done one after the other, at once if nobody is before them. */
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
      // Whoever is next finds the queue busy still, so nobody slips in between.
      if (next === undefined) this.#busy = false;
      else next();
    }
  }
}
