import { type AnyGame, type AnyMatch, BrokenRules, Refusal } from "@civitas/kernel";
import type { Entry, Kept } from "./keeping.ts";
import { beginAgain } from "./restoring.ts";
import { tellSights, type Watcher } from "./watching.ts";

/** Spectators who see everything some time later: a match of their own that follows the real one. */
export class LateAudience {
  readonly watchers = new Set<Watcher>();
  readonly #match: AnyMatch;
  #coming: Entry[] = [];
  #seq = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    game: AnyGame,
    private readonly kept: Kept,
    entries: readonly Entry[],
  ) {
    this.#match = beginAgain(game, kept.doc);
    this.#coming = [...entries];
    this.#catchUp();
  }

  /** Something has happened that they will see later. */
  follow(entry: Entry): void {
    this.#coming.push(entry);
    this.#plan();
  }

  tell(watchers: Iterable<Watcher>): void {
    // Running clocks would tell what the board does not show yet.
    const { clocks: _, ...doc } = this.kept.doc;
    tellSights({ ...this.kept, doc, seq: this.#seq }, this.#match, watchers, Date.now());
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #catchUp(): void {
    const until = Date.now() - this.kept.doc.spectators.delay * 1000;
    let next = this.#coming[0];
    while (next !== undefined && next.time <= until) {
      this.#take(next);
      this.#seq = next.seq + 1;
      this.#coming.shift();
      next = this.#coming[0];
    }
    this.#plan();
  }

  /**
   * Answers that today's rules refuse were dropped at the table, too; the rewind that says so comes later in the log.
   */
  #take({ kind, seat, said }: Entry): void {
    try {
      if (kind === "rewind") this.#match.rewind(Math.min(Number(said), this.#match.answers.length));
      else this.#match.answer(seat, said);
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof BrokenRules)) throw error;
    }
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const next = this.#coming[0];
    if (next === undefined) return;
    const wait = next.time + this.kept.doc.spectators.delay * 1000 - Date.now();
    this.#timer = setTimeout(
      () => {
        this.#catchUp();
        this.tell(this.watchers);
      },
      Math.max(1, wait),
    );
    this.#timer.unref();
  }
}
