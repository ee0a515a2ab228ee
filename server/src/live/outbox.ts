import type { Connection } from "./connection.ts";

/** Everything that is sent within one turn of the event loop goes to each browser as one message. */
export class Outbox {
  #speaking: Connection[] = [];

  add(connection: Connection): void {
    if (this.#speaking.push(connection) === 1) setImmediate(() => this.#deliver());
  }

  #deliver(): void {
    const speaking = this.#speaking;
    this.#speaking = [];
    for (const connection of speaking) connection.deliver();
  }
}
