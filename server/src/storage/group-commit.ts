interface Waiting<T, R> {
  readonly wish: T;
  readonly done: (value: R) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * One commit for all writes that arrived during the last one. Each is durable before anybody hears of it, but the disk
 * is waited for only once. If one of them spoils a commit, all are tried again one by one, and only that one fails.
 */
export class GroupCommit<T, R> {
  #waiting: Waiting<T, R>[] = [];
  #running: Promise<void> | undefined;

  /** `commit` does all of the group or none of it, and gives the value of each. */
  constructor(
    private readonly commit: (group: readonly T[]) => Promise<readonly R[]>,
    /**
     * Whether an error may come from one of the group. Otherwise all have failed, and trying them one by one would not
     * help.
     */
    private readonly isOfOneOfThem: (error: unknown) => boolean = () => true,
  ) {}

  write(wish: T): Promise<R> {
    return new Promise<R>((done, failed) => {
      this.#waiting.push({ wish, done, failed });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise(setImmediate);
    let tell = (): void => {};
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      const keeping = this.#keep(group);
      // The last group is told that it is stored while the next one is already on its way.
      tell();
      tell = await keeping;
    }
    this.#running = undefined;
    tell();
  }

  /** Gives a function that tells those who wait. */
  async #keep(group: readonly Waiting<T, R>[]): Promise<() => void> {
    try {
      const values = await this.commit(group.map(({ wish }) => wish));
      return () => {
        for (const [i, value] of values.entries()) group[i]?.done(value);
      };
    } catch (error) {
      if (group.length === 1 || !this.isOfOneOfThem(error)) {
        return () => {
          for (const { failed } of group) failed(error);
        };
      }
      const told: (() => void)[] = [];
      for (const one of group) told.push(await this.#keep([one]));
      return () => {
        for (const tell of told) tell();
      };
    }
  }
}
