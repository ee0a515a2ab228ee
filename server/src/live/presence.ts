import type { Seat } from "@civitas/kernel";

/** Other processes say every so often who is with them; who is silent for longer is gone. */
export const SAY_EVERY = 15_000;
const BELIEVE_FOR = 40_000;

interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly until: number;
}

/** Who looks at which table right now, here and in other processes. */
export class Presence {
  readonly #here = new Map<string, Map<Seat, number>>();
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();

  /** A seat is looked at from one connection more (1) or less (-1); true if that makes a difference. */
  count(table: string, seat: Seat, by: 1 | -1): boolean {
    const seats = this.#here.get(table) ?? new Map<Seat, number>();
    const before = seats.get(seat) ?? 0;
    const after = before + by;
    if (after > 0) seats.set(seat, after);
    else seats.delete(seat);
    if (seats.size > 0) this.#here.set(table, seats);
    else this.#here.delete(table);
    return before > 0 !== after > 0;
  }

  /** The seats that are looked at from this process. */
  seatsHere(table: string): Seat[] {
    return [...(this.#here.get(table)?.keys() ?? [])];
  }

  tables(): Iterable<string> {
    return this.#here.keys();
  }

  /** Another process has told who is there; true if that is new. */
  hear(table: string, from: string, seats: readonly Seat[]): boolean {
    const processes = this.#elsewhere.get(table) ?? new Map<string, Elsewhere>();
    const known = processes.get(from);
    if (seats.length === 0) processes.delete(from);
    else processes.set(from, { seats, until: Date.now() + BELIEVE_FOR });
    if (processes.size > 0) this.#elsewhere.set(table, processes);
    else this.#elsewhere.delete(table);
    return String(known?.seats ?? []) !== String(seats);
  }

  isHere(table: string, seat: Seat): boolean {
    if (this.#here.get(table)?.has(seat) === true) return true;
    for (const { seats, until } of this.#elsewhere.get(table)?.values() ?? []) {
      if (until > Date.now() && seats.includes(seat)) return true;
    }
    return false;
  }
}
