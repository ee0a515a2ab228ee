import type { Option, Ref, Spot } from "./option.ts";

/** A spot at which several options begin. */
export interface StartingSpot<O extends Option = Option> {
  readonly spot: Spot;
  readonly options: readonly O[];
}

/**
 * The spots at which options begin, for clients that ask in two steps: first from where, then where to. Only spots with
 * several options count, and there must be more than one beginning: otherwise the first step would ask nothing.
 */
export function startingSpots<O extends Option>(options: readonly O[]): readonly StartingSpot<O>[] {
  const bySpot = new Map<Ref, { spot: Spot; options: O[] }>();
  for (const option of options) {
    if (option.from === undefined) continue;
    const known = bySpot.get(option.from.ref);
    if (known === undefined) bySpot.set(option.from.ref, { spot: option.from, options: [option] });
    else known.options.push(option);
  }
  if (bySpot.size < 2) return [];
  return [...bySpot.values()].filter(({ options: begun }) => begun.length > 1);
}
