import type { Seat } from "@civitas/kernel";

/** Every process regularly announces who is connected to it; one that is silent for longer than this is gone. */
export const SAY_EVERY = 15_000;
const BELIEVE_FOR = 40_000;
/** How long it is remembered when somebody left. */
const REMEMBER_FOR = 60_000;

interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly until: number;
}

/** Who looks at which table right now, here and in other processes. */
export class Presence {
  readonly #here = new Map<string, Map<Seat, number>>();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  /** When each seat was left, in that order. */
  readonly #left = new Map<string, number>();
  readonly #opened: number;

  constructor(private readonly now: () => number = Date.now) {
    this.#opened = now();
  }

  /** A seat is looked at from one connection more (1) or less (-1); true if that makes a difference. */
  count(table: string, seat: Seat, by: 1 | -1): boolean {
    const seats = this.#here.get(table) ?? new Map<Seat, number>();
    const before = seats.get(seat) ?? 0;
    const after = before + by;
    if (after > 0) seats.set(seat, after);
    else seats.delete(seat);
    if (seats.size > 0) this.#here.set(table, seats);
    else this.#here.delete(table);
    if (after <= 0) this.#leave(table, seat);
    return before > 0 !== after > 0;
  }

  /** The seats that are looked at from this process. */
  seatsHere(table: string): Seat[] {
    return [...(this.#here.get(table)?.keys() ?? [])];
  }

  tables(): Iterable<string> {
    return this.#here.keys();
  }

  /** Takes in what another process announced; true if something changed. */
  hear(table: string, from: string, seats: readonly Seat[]): boolean {
    const processes = this.#elsewhere.get(table) ?? new Map<string, Elsewhere>();
    const known = processes.get(from);
    for (const seat of known?.seats ?? []) if (!seats.includes(seat)) this.#leave(table, seat);
    if (seats.length === 0) processes.delete(from);
    else processes.set(from, { seats, until: this.now() + BELIEVE_FOR });
    if (processes.size > 0) this.#elsewhere.set(table, processes);
    else this.#elsewhere.delete(table);
    return String(known?.seats ?? []) !== String(seats);
  }

  /** The tables whose people another process had, which has fallen silent: they have left. */
  forgetSilent(): string[] {
    const now = this.now();
    const changed = new Set<string>();
    for (const [table, processes] of [...this.#elsewhere]) {
      for (const [from, { until }] of [...processes]) {
        if (until > now) continue;
        this.hear(table, from, []);
        changed.add(table);
      }
    }
    return [...changed];
  }

  #leave(table: string, seat: Seat): void {
    const now = this.now();
    const key = `${table} ${seat}`;
    this.#left.delete(key);
    this.#left.set(key, now);
    for (const [old, time] of this.#left) {
      if (now - time < REMEMBER_FOR) break;
      this.#left.delete(old);
    }
  }

  /**
   * Whether somebody is here, or was within the last `ms`: reloading the page, a stuttering network or a restarted
   * server make nobody absent.
   */
  wasHere(table: string, seat: Seat, ms: number): boolean {
    const last = this.#left.get(`${table} ${seat}`) ?? this.#opened;
    return this.isHere(table, seat) || this.now() - last < ms;
  }

  isHere(table: string, seat: Seat): boolean {
    if (this.#here.get(table)?.has(seat) === true) return true;
    for (const { seats, until } of this.#elsewhere.get(table)?.values() ?? []) {
      if (until > this.now() && seats.includes(seat)) return true;
    }
    return false;
  }
}
