import type { Seat } from "@civitas/kernel";
import type { Clock, ClocksNow } from "@civitas/protocol";

/** Everybody's time, by seat. */
export interface ClocksDoc {
  /** Milliseconds left when the clock last stood still. */
  readonly left: readonly number[];
  /** Since when it runs; null while it stands. */
  readonly since: readonly (number | null)[];
}

/** What has just happened at the table, as far as clocks care. */
export interface Tick {
  readonly now: number;
  /** The seats whose clock should run: people who are asked something, while nothing is paused. */
  readonly running: readonly Seat[];
  /** Seats that are asked something new. */
  readonly fresh: readonly Seat[];
  /** Who has just answered. */
  readonly answered?: Seat | undefined;
  /** Whose answers have just been taken back, each seat as often as it had answered. */
  readonly takenBack?: readonly Seat[];
}

/** Full clocks for so many seats; none if nobody is in a hurry. */
export function newClocks(clock: Clock, seats: number): ClocksDoc | undefined {
  if (clock.kind === "none") return undefined;
  return {
    left: Array.from({ length: seats }, () => clock.seconds * 1000),
    since: Array.from({ length: seats }, () => null),
  };
}

/** The clocks after something happened. */
export function tick(clock: Clock, clocks: ClocksDoc, happened: Tick): ClocksDoc {
  if (clock.kind === "none") return clocks;
  const { now, running, fresh, answered, takenBack = [] } = happened;
  const left = [...clocks.left];
  const since = clocks.since.map((start, seat) => {
    if (start !== null) left[seat] = (left[seat] ?? 0) - (now - start);
    if (clock.kind === "game") {
      const answers = (answered === seat ? 1 : 0) - takenBack.filter((other) => other === seat).length;
      left[seat] = (left[seat] ?? 0) + answers * clock.increment * 1000;
    }
    // A question that comes back after an undo has only the time that was left for it.
    if (clock.kind === "decision" && fresh.includes(seat) && !takenBack.includes(seat))
      left[seat] = clock.seconds * 1000;
    return running.includes(seat) ? now : null;
  });
  return { left, since };
}

/** When the first running clock is at zero. */
export function deadline(clocks: ClocksDoc | undefined): number | undefined {
  let first: number | undefined;
  clocks?.since.forEach((start, seat) => {
    if (start === null) return;
    const end = start + (clocks.left[seat] ?? 0);
    if (first === undefined || end < first) first = end;
  });
  return first;
}

/** The seats whose time is up. */
export function outOfTime(clocks: ClocksDoc | undefined, now: number): Seat[] {
  return (clocks?.since ?? []).flatMap((start, seat) =>
    start !== null && start + (clocks?.left[seat] ?? 0) <= now ? [seat] : [],
  );
}

/** The clocks as everybody may see them; bots have none. */
export function clocksNow(clocks: ClocksDoc, people: readonly Seat[], now: number): ClocksNow {
  return clocks.left.map((left, seat) => {
    if (!people.includes(seat)) return null;
    const start = clocks.since[seat] ?? null;
    return { left: Math.max(0, start === null ? left : left - (now - start)), running: start !== null };
  });
}
