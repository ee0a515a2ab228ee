import { choose, type Game, type OptionsOf } from "../../src/index.ts";

const MODULES = ["m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9"] as const;
type Modules = Record<(typeof MODULES)[number], boolean>;

export interface March {
  options: Modules;
  seats: number;
  at: number;
}

const flag = { kind: "flag", default: false } as const;

/** A long way with many modules and one question a step: for what must not take long however long a game is. */
export function march(length: number): Game<March, { at: number }, Modules> {
  return {
    id: "march",
    version: 1,
    seats: { min: 2, max: 5 },
    options: Object.fromEntries(MODULES.map((name) => [name, flag])) as OptionsOf<Modules>,
    setup: (options, seats) => ({ options: { ...options }, seats, at: 0 }),
    *turn(s) {
      yield* choose(s.at % s.seats, { say: "step" }, [
        { id: "left", label: { say: "left" } },
        { id: "right", label: { say: "right" } },
      ]);
      s.at++;
    },
    result: (s) =>
      s.at < length ? undefined : { places: Array(s.seats).fill(1), scores: Array(s.seats).fill(0), sheet: [] },
    view: ({ at }) => ({ at }),
    reimagine: () => undefined,
    progress: ({ at }) => ({ round: at }),
    evaluate: () => 0.5,
    census: () => ({ marchers: 1 }),
  };
}
