import { Allowance } from "../allowance.ts";
import type { ServerLimits } from "../config.ts";

/** How long an address is remembered after its last connection, in ms: reconnecting does not reset its limits. */
const REMEMBER_FOR = 120_000;
const SWEEP_EVERY = 30_000;

/** All connections of one address share its limits. */
export class Caller {
  connections = 0;
  /** Bytes that were sent and not received yet. */
  waiting = 0;
  lastCall = Date.now();
  keptOutUntil = 0;
  readonly work: Allowance;
  readonly bytes: Allowance;
  readonly nonsense: Allowance;

  constructor(limits: ServerLimits) {
    this.work = new Allowance(limits.workAtOnce, limits.workPerSecond);
    this.bytes = new Allowance(limits.bytesAtOnce, limits.bytesPerSecond);
    this.nonsense = new Allowance(limits.nonsensePerAddress, limits.nonsensePerAddress / 60);
  }
}

/** The addresses that are connected, and their limits. */
export class Callers {
  /** Bytes waiting for all clients together. */
  waiting = 0;
  readonly #callers = new Map<string, Caller>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(readonly limits: ServerLimits) {
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_EVERY);
    this.#sweeper.unref();
  }

  of(address: string): Caller {
    let caller = this.#callers.get(address);
    if (caller === undefined) {
      caller = new Caller(this.limits);
      this.#callers.set(address, caller);
    }
    caller.lastCall = Date.now();
    return caller;
  }

  isKeptOut(address: string): boolean {
    return (this.#callers.get(address)?.keptOutUntil ?? 0) > Date.now();
  }

  /** Whether one more connection of this address is let in; an address that is refused too often is kept out for a while. */
  letsIn(address: string): boolean {
    const caller = this.of(address);
    if (caller.keptOutUntil > Date.now()) return false;
    if (caller.connections < this.limits.connectionsPerAddress) return true;
    this.endures(caller);
    return false;
  }

  /** Counts a senseless message. False if there were too many: the address is then blocked for a while. */
  endures(caller: Caller): boolean {
    if (caller.nonsense.take()) return true;
    caller.keptOutUntil = Date.now() + this.limits.keepOutMs;
    return false;
  }

  /** Whether more may be sent to a client for which this much waits already. */
  maySend(caller: Caller, waiting: number): boolean {
    const { waitingPerConnection, waitingPerAddress, waitingForAll } = this.limits;
    return waiting <= waitingPerConnection && caller.waiting <= waitingPerAddress && this.waiting <= waitingForAll;
  }

  /** Counts bytes that wait for clients of this address: more of them, or fewer if negative. */
  wait(caller: Caller, bytes: number): void {
    caller.waiting += bytes;
    this.waiting += bytes;
  }

  #sweep(): void {
    const now = Date.now();
    for (const [address, caller] of this.#callers) {
      const idle = caller.connections === 0 && now - caller.lastCall > REMEMBER_FOR;
      if (idle && caller.keptOutUntil < now) this.#callers.delete(address);
    }
  }
}
