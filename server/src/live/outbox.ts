import type { Socket } from "node:net";

/** What is said in one turn of the event loop goes over each wire in one piece. */
export class Outbox {
  #corked: Socket[] = [];

  cork(wire: Socket): void {
    if (wire.writableCorked > 0) return;
    wire.cork();
    if (this.#corked.push(wire) === 1) setImmediate(() => this.#uncork());
  }

  #uncork(): void {
    const wires = this.#corked;
    this.#corked = [];
    for (const wire of wires) wire.uncork();
  }
}
