/** How fast the actions of others are shown: each for as long as it takes to read, step by step, or all at once. */
export class StoryPace {
  #paused = false;
  #hurries = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: (() => void) | undefined;

  get paused(): boolean {
    return this.#paused;
  }

  /** All that is left is shown at once. */
  get hurries(): boolean {
    return this.#hurries;
  }

  /** Waits for that time; while paused, until the next step is requested. */
  wait(ms: number): Promise<void> {
    if (this.#hurries || (ms <= 0 && !this.#paused)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (!this.#paused) this.#timer = setTimeout(() => this.next(), ms);
    });
  }

  /** Ends the pause between two steps. */
  next(): void {
    clearTimeout(this.#timer);
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }

  pause(): void {
    this.#paused = true;
    clearTimeout(this.#timer);
  }

  goOn(): void {
    this.#paused = false;
    this.next();
  }

  hurry(): void {
    this.#hurries = true;
    this.goOn();
  }

  /** It is the viewer's turn: the next player is shown at the usual pace again. */
  restore(): void {
    this.#paused = false;
    this.#hurries = false;
  }
}
