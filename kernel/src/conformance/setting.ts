import type { AnyGame, OptionKind, OptionValues } from "../game.ts";
import { applies } from "../settle-options.ts";

/** One way to set up a game: how many play, by which options, and how it opens. */
export interface Setting {
  readonly seats: number;
  readonly options: OptionValues;
  /** Ids answered first, by whoever is asked: to bring every match into the same corner. */
  readonly opening?: readonly string[];
}

/** The values an option may have; of a number, the two ends of its range. */
export function valuesOf(kind: OptionKind): (boolean | string | number)[] {
  if (kind.kind === "flag") return [false, true];
  if (kind.kind === "choice") return [...kind.of];
  return kind.min === kind.max ? [kind.min] : [kind.min, kind.max];
}

/** How many settings `everySetting` would give. */
export function countSettings(game: AnyGame): number {
  const kinds: OptionKind[] = Object.values(game.options);
  let count = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    count += kinds.reduce((product, kind) => product * (applies(kind, seats) ? valuesOf(kind).length : 1), 1);
  }
  return count;
}

/** Every number of seats with every combination of the options that mean something there. */
export function everySetting(game: AnyGame): Setting[] {
  const settings: Setting[] = [];
  const kinds: [string, OptionKind][] = Object.entries(game.options);
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    let combinations: OptionValues[] = [{}];
    for (const [name, kind] of kinds) {
      if (!applies(kind, seats)) continue;
      combinations = combinations.flatMap((some) => valuesOf(kind).map((value) => ({ ...some, [name]: value })));
    }
    for (const options of combinations) settings.push({ seats, options });
  }
  return settings;
}

export function describeSetting({ seats, options, opening }: Setting): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [`${seats} seats`, ...chosen, ...(opening ?? [])].join(", ");
}
