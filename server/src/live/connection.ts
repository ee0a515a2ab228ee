import type { Duplex } from "node:stream";
import type { Person, Tidings } from "@civitas/protocol";
import type { WebSocket } from "ws";
import { Allowance } from "../allowance.ts";
import type { Watcher } from "../tables/watching.ts";
import type { Caller, Callers } from "./callers.ts";
import type { Outbox } from "./outbox.ts";
import { Wire } from "./wire.ts";

/** Why a connection was closed by us. */
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
  alive = true;
  /** The round-trip time of a message and its reply, in ms. */
  lag = 0;
  /** When the ping was sent that has not been answered yet. */
  #pinged: number | undefined;
  readonly #commands: Allowance;
  readonly #nonsense: Allowance;
  readonly #wire: Wire;
  /** Messages to be delivered, one line each. */
  #said = "";
  /** Bytes that were delivered and not received yet, as counted for the address. */
  #waiting = 0;
  readonly #taken = (): void => {
    // Mostly all of it went at once, and nothing was counted.
    if (this.#waiting > 0) this.#count(this.open ? this.#wire.waiting : 0);
  };

  constructor(
    readonly socket: WebSocket,
    stream: Duplex,
    private readonly around: Surroundings,
    readonly person: Person | undefined,
    /** The session with which it was opened. */
    readonly session?: string | undefined,
  ) {
    const { limits } = around.callers;
    this.#commands = new Allowance(limits.commandsAtOnce, limits.commandsPerSecond);
    this.#nonsense = new Allowance(limits.nonsensePerConnection, limits.nonsensePerConnection / 60);
    this.#wire = new Wire(socket, stream);
    // Bytes waiting for a closed connection no longer count, whatever the socket reports later.
    socket.once("close", () => this.#count(0));
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Whether one more command is allowed now. */
  mayCommand(): boolean {
    return this.#commands.take();
  }

  /** Whether this address may cause this much more work. */
  mayCost(cost: number): boolean {
    return this.around.caller.work.take(cost);
  }

  /** What was caused cost this much more than was asked for. */
  owe(cost: number): void {
    this.around.caller.work.owe(cost);
  }

  /** Counts a senseless or excessive message; too many close the connection. */
  endure(): void {
    const { callers, caller } = this.around;
    const [here, there] = [this.#nonsense.take(), callers.endures(caller)];
    if (!here || !there) this.#cutOff("nonsense");
  }

  ping(): void {
    this.#pinged = performance.now();
    this.socket.ping();
  }

  /** Unrequested pongs cost work, too. */
  ponged(): void {
    this.alive = true;
    if (this.#pinged === undefined) this.pinged();
    else this.lag = Math.round(performance.now() - this.#pinged);
    this.#pinged = undefined;
  }

  pinged(): void {
    if (!this.mayCommand()) this.endure();
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
    // A client that was disconnected may connect again, and gets everything from the start.
    if (!callers.maySend(caller, this.#waiting)) this.#cutOff("slow-reader");
    else if (!caller.bytes.take(bytes)) this.#cutOff("too-many-bytes");
    else {
      this.#wire.send(said, bytes, this.#taken);
      this.#count(this.#wire.waiting);
    }
  }

  #count(waiting: number): void {
    if (waiting === this.#waiting) return;
    this.around.callers.wait(this.around.caller, waiting - this.#waiting);
    this.#waiting = waiting;
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
