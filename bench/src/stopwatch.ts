/** Runs `work` again and again for about `ms`, after as long a warm-up as a third of that; how many units a second it did. */
export function perSecond(ms: number, work: () => number): number {
  const spend = (budget: number): { done: number; took: number } => {
    const began = performance.now();
    let done = 0;
    while (performance.now() - began < budget) done += work();
    return { done, took: performance.now() - began };
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
