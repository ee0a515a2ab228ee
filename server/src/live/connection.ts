import type { Person, Tidings } from "@civitas/protocol";
import type { WebSocket } from "ws";
import type { Watcher } from "../tables/watching.ts";
import { Allowance } from "./allowance.ts";
import type { Outbox } from "./outbox.ts";

/** Who reads so slowly that this much waits for it is cut off and may connect again. */
const TOO_MUCH_WAITING = 4 * 1024 * 1024;

export interface Limits {
  readonly commandsAtOnce: number;
  readonly commandsPerSecond: number;
}

/** One browser's WebSocket. */
export class Connection {
  readonly watching = new Map<string, Watcher>();
  readonly commands: Allowance;
  readonly chat = new Allowance(5, 0.5);
  lobby = false;
  alive = true;
  /** What waits to be delivered, a line for each of the tidings. */
  #said = "";

  constructor(
    readonly socket: WebSocket,
    private readonly outbox: Outbox,
    public person: Person | undefined,
    limits: Limits,
  ) {
    this.commands = new Allowance(limits.commandsAtOnce, limits.commandsPerSecond);
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(text: string): void {
    if (this.#said === "") this.outbox.add(this);
    this.#said = this.#said === "" ? text : `${this.#said}\n${text}`;
  }

  deliver(): void {
    const said = this.#said;
    this.#said = "";
    if (said === "" || !this.open) return;
    if (this.socket.bufferedAmount > TOO_MUCH_WAITING) this.socket.terminate();
    else this.socket.send(said);
  }

  close(code: number, reason: string): void {
    this.deliver();
    this.socket.close(code, reason);
  }

  tell(tidings: Tidings): void {
    this.send(JSON.stringify(tidings));
  }
}
