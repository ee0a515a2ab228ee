import type { LogLine } from "@civitas/kernel";
import { Flights, motionAllowed, withKeptParts } from "@civitas/table-kit";
import { flushSync } from "react-dom";
import { settings } from "../app/settings.ts";
import type { Seen, SightStep } from "../source/source.ts";
import { StoryPace } from "./pace.ts";
import { painted } from "./painted.ts";
import { SinceYourTurn } from "./since-your-turn.ts";

/** What the table shows now. */
export interface Shown {
  readonly sight: Seen;
  readonly log: readonly LogLine[];
  readonly fresh: readonly LogLine[];
  /** More is to come, or things are still moving: no answers now. */
  readonly busy: boolean;
  /** The screen waits to be handed over. */
  readonly curtain: boolean;
  /** An earlier moment is shown. */
  readonly past?: boolean;
  /** What another player is doing. */
  readonly telling?: LogLine | undefined;
  /** It continues when the viewer says so. */
  readonly paused?: boolean;
  /** Others have acted since the viewer's last turn. */
  readonly mayWatchAgain?: boolean;
}

/** How long a line of the log about another's action stays for reading. */
const READING = 700;
/** A player who comes back after a long time sees the result, not every step. */
const TOO_MANY = { seen: 200, hidden: 24 } as const;

/** Shows the steps of a match one after the other, at a pace that a person can follow. */
export class Projector {
  shown: Shown | undefined;
  readonly #stage = new Flights();
  readonly #pace = new StoryPace();
  readonly #watchers = new Set<() => void>();
  #queue: SightStep[] = [];
  #running = false;
  readonly #since = new SinceYourTurn();
  #readUntil = 0;
  #lift: (() => void) | undefined;
  /** When the last step is on the screen: drawing the next one before would keep the viewer waiting for it. */
  #painted: Promise<void> = Promise.resolve();

  /** `tells`: actions of others are told line by line; not where the viewer turns the pages. */
  constructor(
    private readonly tells = true,
    private readonly paint = painted,
  ) {}

  readonly watch = (listener: () => void): (() => void) => {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  };

  push(step: SightStep): void {
    this.#queue.push(step);
    const most = document.hidden ? TOO_MANY.hidden : TOO_MANY.seen;
    if (this.#queue.length > most && !this.#queue.some(({ curtain }) => curtain)) this.#queue = folded(this.#queue);
    void this.#run();
  }

  /** The next player has the screen now. */
  liftCurtain(): void {
    this.#lift?.();
  }

  /** Ends the pause between two steps. */
  next(): void {
    this.#pace.next();
  }

  pause(): void {
    this.#pace.pause();
    this.#tellPause();
  }

  goOn(): void {
    this.#pace.goOn();
    this.#tellPause();
  }

  /** Skips the rest of what others do until the viewer is asked. */
  toEnd(): void {
    this.#pace.hurry();
    this.#tellPause();
  }

  /** Shows once more what others did since the viewer's last turn. */
  again(): void {
    const { from, steps } = this.#since;
    if (this.#running || from === undefined || steps.length === 0) return;
    const { question: _, ...sight } = from.sight;
    this.#queue = [...steps];
    this.#since.begin(from);
    this.#set({ ...from, sight, fresh: [], busy: true, mayWatchAgain: false });
    void this.#run();
  }

  #tellPause(): void {
    if (this.shown !== undefined) this.#set(this.shown);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    await this.#painted;
    for (let step = this.#take(); step !== undefined; step = this.#take()) {
      await this.#pace.wait(this.#readingTime(step));
      if (step.curtain === true) await this.#draw(step);
      await this.#show(step);
      this.#painted = this.paint();
      if (this.#queue.length > 0) await this.#painted;
    }
    this.#running = false;
    if (this.shown?.busy === true) this.#set({ ...this.shown, busy: false });
  }

  /** The next step; whoever follows nobody gets all that has come meanwhile as one. */
  #take(): SightStep | undefined {
    if (!this.#follows && !this.#queue.some(({ curtain }) => curtain)) this.#queue = folded(this.#queue);
    return this.#queue.shift();
  }

  /** Whether the steps are shown one by one. */
  get #follows(): boolean {
    return settings().pace > 0 && !this.#pace.hurries;
  }

  /** How long the present picture should still be shown. */
  #readingTime({ sight }: SightStep): number {
    const { pace } = settings();
    // At one screen the table turns to the next player, but the player before first sees what the answer did.
    const turns = this.shown !== undefined && this.shown.sight.viewer !== sight.viewer;
    return Math.max(this.#readUntil - Date.now(), turns ? READING * pace : 0);
  }

  /** Draws the curtain before the next player's sight and waits until it is lifted. */
  async #draw({ sight }: SightStep): Promise<void> {
    this.#set({ sight, log: [], fresh: [], busy: true, curtain: true });
    await new Promise<void>((resolve) => {
      this.#lift = resolve;
    });
  }

  async #show(step: SightStep): Promise<void> {
    const before = this.shown;
    const isSame = before?.sight.mark === step.sight.mark && before.sight.log === step.sight.log;
    const sight = before === undefined ? step.sight : keeping(before.sight, step.sight);
    if (before !== undefined && isSame && !before.curtain) {
      // Nothing has happened; only the barrier of the last answer has been found.
      this.#set({ ...before, sight });
      return;
    }
    const log = [...(before?.log ?? []).filter(({ at }) => at < sight.logFrom), ...sight.log];
    const onward = before !== undefined && before.sight.viewer === sight.viewer && sight.at > before.sight.at;
    const fresh = onward ? log.filter(({ at }) => at > before.sight.at) : [];
    const { pace } = settings();
    const follows = this.#follows;
    const moving = onward && follows && motionAllowed();
    const others = fresh.some(({ seat }) => seat !== undefined && seat !== sight.viewer);
    const shown: Shown = { sight, log, fresh, busy: moving || this.#queue.length > 0, curtain: false };
    this.#since.see(step, onward ? before : undefined, shown);
    const next: Shown = { ...shown, mayWatchAgain: this.#since.any };
    if (moving) this.#stage.before(fresh);
    if (others && follows && this.tells) await this.#tell(next, pace, moving);
    else {
      this.#settle(next);
      if (moving) await this.#stage.play(fresh, pace);
    }
    // An action of another player must be readable before the next step covers it.
    this.#readUntil = others && follows ? Date.now() + READING * pace : 0;
  }

  /** Tells line by line what others do; the viewer is asked only after that. */
  async #tell(next: Shown, pace: number, moving: boolean): Promise<void> {
    const { sight, log, fresh } = next;
    const { question: _, ...unasked } = sight;
    const old = log.length - fresh.length;
    for (const [i, line] of fresh.entries()) {
      const telling = line.seat === sight.viewer ? undefined : line;
      this.#set({ ...next, sight: unasked, log: log.slice(0, old + i + 1), busy: true, telling });
      if (moving && i === 0) this.#stage.hide(fresh);
      if (moving && !this.#pace.hurries) await this.#stage.fly(line, pace);
      if (telling !== undefined && i < fresh.length - 1) await this.#pace.wait(READING * pace);
    }
    if (moving) this.#stage.reveal();
    this.#settle({ ...next, busy: this.#queue.length > 0 });
  }

  /** Shows the end of a step. When it is the viewer's turn, nobody is followed any more. */
  #settle(shown: Shown): void {
    if (shown.sight.question !== undefined || shown.sight.result !== undefined) this.#pace.restore();
    this.#set(shown);
  }

  #set(shown: Shown): void {
    this.shown = { ...shown, paused: this.#pace.paused };
    // The flights measure the new table right after, so it must be drawn now.
    flushSync(() => {
      for (const watcher of this.#watchers) watcher();
    });
  }
}

/** What has not changed since the last sight stays the same thing, so that it is not drawn again. The log tells sights apart. */
function keeping(before: Seen, { log, ...now }: Seen): Seen {
  const { log: _, ...old } = before;
  return { ...withKeptParts(old, now), log };
}

/** Many steps as one: the last, with the log of all. */
function folded(steps: SightStep[]): SightStep[] {
  const last = steps.at(-1);
  if (last === undefined || steps.length === 1) return steps;
  let log: LogLine[] = [];
  let from = Number.POSITIVE_INFINITY;
  for (const { sight } of steps) {
    from = Math.min(from, sight.logFrom);
    log = [...log.filter(({ at }) => at < sight.logFrom), ...sight.log];
  }
  return [{ sight: { ...last.sight, log, logFrom: from } }];
}
