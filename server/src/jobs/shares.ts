interface Wish {
  begin(part: number): Promise<void>;
}

/**
 * Decides whose bots think next when there are more questions than threads: one person after the other, and of each
 * person the question that has waited longest. So nobody's tables can keep another's bots from answering.
 */
export class Shares {
  /** By person, the next one first. */
  readonly #waiting = new Map<string, Wish[]>();
  #thinking = 0;

  constructor(private readonly threads: number) {}

  /** How many bots wait for their turn to think. */
  get waiting(): number {
    let n = 0;
    for (const wishes of this.#waiting.values()) n += wishes.length;
    return n;
  }

  /** Thinks when it is this person's turn; `part` is how much of its usual time a bot should take. */
  take<T>(person: string, think: (part: number) => Promise<T>): Promise<T> {
    return new Promise((done, failed) => {
      const wishes = this.#waiting.get(person) ?? [];
      wishes.push({ begin: (part) => think(part).then(done, failed) });
      this.#waiting.set(person, wishes);
      this.#begin();
    });
  }

  #begin(): void {
    for (const [person, wishes] of this.#waiting) {
      if (this.#thinking >= this.threads) return;
      // The more open questions a person has, the less time each gets; everybody gets at least an equal share.
      const part = Math.min(1, this.threads / (this.#waiting.size * wishes.length));
      const wish = wishes.shift();
      // To the end of the line.
      this.#waiting.delete(person);
      if (wishes.length > 0) this.#waiting.set(person, wishes);
      if (wish === undefined) continue;
      this.#thinking++;
      void wish.begin(part).finally(() => {
        this.#thinking--;
        this.#begin();
      });
    }
  }
}

/** The shortest time a bot thinks, in ms. */
const LEAST = 50;

/** The same bot with a part of its time. */
export function hurried(spec: string, part: number): string {
  return spec.replace(
    /(\d+)ms/,
    (_, ms: string) => `${Math.max(Math.min(LEAST, Number(ms)), Math.round(Number(ms) * part))}ms`,
  );
}
