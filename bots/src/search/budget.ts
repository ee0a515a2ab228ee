/** How long to think: so many iterations, or so many milliseconds, whichever ends first. */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

/** Looking at the clock costs a little, so not every iteration does. */
const CLOCK_EVERY = 8;
const MOST = 1_000_000;

/** Says again and again whether there is time for one more iteration. */
export function spend({ iterations, ms }: Budget): () => boolean {
  const most = iterations ?? MOST;
  let done = 0;
  if (ms === undefined) return () => done++ < most;
  const end = performance.now() + ms;
  return () => {
    if (done >= most || (done % CLOCK_EVERY === 0 && performance.now() >= end)) return false;
    done += 1;
    return true;
  };
}
