import type { Person, Tidings } from "@civitas/protocol";
import type { WebSocket } from "ws";
import type { Watcher } from "../tables/watching.ts";
import { Allowance } from "./allowance.ts";
import type { Caller, Callers } from "./callers.ts";
import type { Outbox } from "./outbox.ts";

/** Why a connection was cut off. */
export type CutOff = "nonsense" | "slow-reader" | "too-many-bytes";

export interface Surroundings {
  readonly outbox: Outbox;
  readonly callers: Callers;
  readonly caller: Caller;
  /** For the log and the figures. */
  cutOff(why: CutOff): void;
}

/** One browser's WebSocket. */
export class Connection {
  readonly watching = new Map<string, Watcher>();
  readonly chat = new Allowance(5, 0.5);
  lobby = false;
  alive = true;
  /** How long a message and its reply are on their way, in ms. */
  lag = 0;
  #pinged = 0;
  readonly #commands: Allowance;
  readonly #nonsense: Allowance;
  /** What waits to be delivered, a line for each of the tidings. */
  #said = "";
  /** Bytes that were delivered and not taken yet. */
  #waiting = 0;

  constructor(
    readonly socket: WebSocket,
    private readonly around: Surroundings,
    readonly person: Person | undefined,
    /** The session with which it was opened. */
    readonly session?: string | undefined,
  ) {
    const { limits } = around.callers;
    this.#commands = new Allowance(limits.commandsAtOnce, limits.commandsPerSecond);
    this.#nonsense = new Allowance(limits.nonsensePerConnection, limits.nonsensePerConnection / 60);
    socket.once("close", () => this.#taken(this.#waiting));
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Whether one more command is allowed now. */
  mayCommand(): boolean {
    return this.#commands.take();
  }

  /** Whether this address may make the server work so much more. */
  mayCost(cost: number): boolean {
    return this.around.caller.work.take(cost);
  }

  /** Something senseless, or too much, has come in. Too much of that and it is over. */
  endure(): void {
    const { callers, caller } = this.around;
    const [here, there] = [this.#nonsense.take(), callers.endures(caller)];
    if (!here || !there) this.#cutOff("nonsense");
  }

  ping(): void {
    this.#pinged = performance.now();
    this.socket.ping();
  }

  ponged(): void {
    this.alive = true;
    this.lag = performance.now() - this.#pinged;
  }

  send(text: string): void {
    if (this.#said === "") this.around.outbox.add(this);
    this.#said = this.#said === "" ? text : `${this.#said}\n${text}`;
  }

  deliver(): void {
    const said = this.#said;
    this.#said = "";
    if (said === "" || !this.open) return;
    const { callers, caller } = this.around;
    const bytes = Buffer.byteLength(said);
    // A client that is cut off may connect again, and gets everything anew.
    if (!callers.maySend(caller, this.#waiting)) this.#cutOff("slow-reader");
    else if (!caller.bytes.take(bytes)) this.#cutOff("too-many-bytes");
    else {
      this.#waiting += bytes;
      callers.wait(caller, bytes);
      this.socket.send(said, () => this.#taken(bytes));
    }
  }

  /** What waited for a connection that is gone waits no more, whatever the socket says of it later. */
  #taken(bytes: number): void {
    const taken = Math.min(bytes, this.#waiting);
    this.#waiting -= taken;
    this.around.callers.wait(this.around.caller, -taken);
  }

  #cutOff(why: CutOff): void {
    if (!this.open) return;
    this.around.cutOff(why);
    this.socket.terminate();
  }

  close(code: number, reason: string): void {
    this.deliver();
    this.socket.close(code, reason);
  }

  tell(tidings: Tidings): void {
    this.send(JSON.stringify(tidings));
  }
}
