import type { Desk } from "./desk.ts";

const WIDTH = 30;
const REDRAW_MS = 100;

/** A bar that fills up, where somebody watches. */
export class ProgressBar {
  #drawn = 0;

  constructor(
    private readonly desk: Desk,
    private readonly of: number,
  ) {}

  show(done: number, remark: string): void {
    const now = performance.now();
    if (!this.desk.watched || (now - this.#drawn < REDRAW_MS && done < this.of)) return;
    this.#drawn = now;
    const full = Math.round((WIDTH * done) / this.of);
    this.desk.remark(`\r\u001b[2K${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${done}/${this.of}  ${remark}`);
  }

  clear(): void {
    if (this.desk.watched) this.desk.remark("\r\u001b[2K");
  }
}
