/**
 * Measures how long one core was at work: clock time, or the process's own time where that is less because other
 * programs had the core in between.
 */
export class Stopwatch {
  readonly #began = performance.now();
  readonly #used = process.cpuUsage();

  get ms(): number {
    const { user, system } = process.cpuUsage(this.#used);
    return Math.min(performance.now() - this.#began, (user + system) / 1000);
  }
}

/** Runs `work` again and again for about `ms`, after a third of that as warm-up; how many units a second it did. */
export function perSecond(ms: number, work: () => number): number {
  const spend = (budget: number): { done: number; took: number } => {
    const watch = new Stopwatch();
    let done = 0;
    let took = 0;
    while (took < budget) {
      done += work();
      took = watch.ms;
    }
    return { done, took };
  };
  spend(ms / 3);
  const { done, took } = spend(ms);
  return (1000 * done) / took;
}

/** The heap that `count` things take, each; what `make` gives is kept alive while it is measured. */
export function bytesEach(count: number, make: (i: number) => unknown): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error("memory is measured with node --expose-gc");
  // A few first, so that what is shared by all is not counted.
  for (let i = 0; i < 50; i++) make(i);
  const things = new Array<unknown>(count);
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < count; i++) things[i] = make(i);
  gc();
  const bytes = process.memoryUsage().heapUsed - before;
  if (things.length !== count) throw new Error("the things are gone");
  return bytes / count;
}

/** A quick stream of chance for choosing moves, the same for both programs. */
export function chance(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}
