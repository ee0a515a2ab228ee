import type { Seat } from "@civitas/kernel";
import type { Clock, ClocksNow } from "@civitas/protocol";

/** Everybody's time, by seat. */
export interface ClocksDoc {
  /** Milliseconds left when the clock last stopped. */
  readonly left: readonly number[];
  /** Since when it has been running, or from when on it will; null while it is stopped. */
  readonly since: readonly (number | null)[];
  /**
   * Since when a bot has been asked instead of the person. If the person comes back first, this is taken from their
   * clock.
   */
  readonly leftTo?: readonly (number | null)[];
  /**
   * How many answers must be there before each seat gets new time: whoever takes back an answer and gives another gets
   * none on the way back there.
   */
  readonly had?: readonly number[];
}

/** The most that is subtracted from the time of an answer for the network, in ms. */
export const MOST_LAG = 500;

/** What has just happened at the table, as far as clocks care. */
export interface Tick {
  readonly now: number;
  /** The seats whose clock should run: people who are asked something, while nothing is paused. */
  readonly running: readonly Seat[];
  /** The seats for which a bot answers the questions of absent people; their clocks stand still. */
  readonly standIns?: readonly Seat[];
  /** Seats that are asked something new. */
  readonly fresh: readonly Seat[];
  /** Who has just answered. */
  readonly answered?: Seat | undefined;
  /** How long the question and the answer travelled; that time is not the person's. */
  readonly lag?: number;
  /** The seats whose question was answered automatically: that costs no time. */
  readonly bySelf?: Seat | undefined;
  /** The seats whose answers were taken back, each as often as it had answered. */
  readonly takenBack?: readonly Seat[];
  /** All people have agreed to that. */
  readonly agreed?: boolean;
  /** How many answers the match has now. */
  readonly answers?: number;
  /** The seats whose questions may be answered automatically, which others must not notice. */
  readonly veiled?: readonly Seat[];
  /**
   * The longest time that such an answer takes. It costs nothing, so the same time costs nothing if the person answers.
   */
  readonly moment?: number;
}

/** Full clocks for this many seats; none if the table has no time limit. */
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
  const { now, running, standIns = [], fresh, answered, takenBack = [], answers = 0, veiled = [] } = happened;
  const had = happened.agreed === true ? [] : clocks.left.map((_, seat) => hadBy(seat, clocks, happened));
  const left = [...clocks.left];
  const leftTo = clocks.since.map((_, seat) => {
    const before = fresh.includes(seat) ? null : (clocks.leftTo?.[seat] ?? null);
    if (standIns.includes(seat)) return before ?? now;
    if (before !== null && running.includes(seat)) left[seat] = (left[seat] ?? 0) - (now - before);
    return null;
  });
  const since = clocks.since.map((start, seat) => {
    const lag = answered === seat ? Math.min(happened.lag ?? 0, MOST_LAG) : 0;
    if (start !== null && happened.bySelf !== seat) left[seat] = (left[seat] ?? 0) - Math.max(0, now - start - lag);
    if (clock.kind === "game") {
      // A bot's answer earns no time.
      const earned = (answered === seat && start !== null ? 1 : 0) - takenBack.filter((other) => other === seat).length;
      left[seat] = (left[seat] ?? 0) + earned * clock.increment * 1000;
    }
    // A question that comes back after an undo has only the time that was left for it, and so has another's that stays.
    const isBack = takenBack.includes(seat);
    const stays = start !== null && !isBack && (takenBack.length > 0 || !fresh.includes(seat));
    const isNew = fresh.includes(seat) && !isBack && !stays && answers >= (had[seat] ?? 0);
    if (clock.kind === "decision" && isNew) left[seat] = clock.seconds * 1000;
    if (!running.includes(seat)) return null;
    if (isNew && veiled.includes(seat)) return now + (happened.moment ?? 0);
    return stays ? Math.max(now, start) : now;
  });
  return {
    left,
    since,
    ...(leftTo.some((start) => start !== null) && { leftTo }),
    ...(had.some((n) => n > answers) && { had }),
  };
}

/** The seat has had its time for all questions up to the one from which it went back. */
function hadBy(seat: Seat, { had }: ClocksDoc, { takenBack = [], answers = 0 }: Tick): number {
  const before = had?.[seat] ?? 0;
  return takenBack.includes(seat) ? Math.max(before, answers + takenBack.length + 1) : before;
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
    return { left: Math.max(0, start === null ? left : left - Math.max(0, now - start)), running: start !== null };
  });
}
