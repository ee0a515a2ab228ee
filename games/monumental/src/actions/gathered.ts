/** At least one, all alike. */
export type Gathered<T> = readonly [T, ...T[]];

/** Things that are alike in this respect come together. A reason that keeps several of them back is told once. */
export function gathered<T>(things: readonly T[], inWhat: (thing: T) => unknown): Gathered<T>[] {
  const found = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const key = JSON.stringify(inWhat(thing));
    const alike = found.get(key);
    if (alike === undefined) found.set(key, [thing]);
    else alike.push(thing);
  }
  return [...found.values()];
}
