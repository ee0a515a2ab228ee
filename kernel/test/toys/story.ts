import type { Game, Rules, Table } from "../../src/index.ts";

/** A game that is one story, told once: for tests that need just a rule. */
export interface Told {
  over: boolean;
  notes: string[];
}

export function story(tell: (s: Told, table: Table) => Rules, seats = 2): Game<Told, Told, Record<never, never>> {
  return {
    id: "story",
    version: 1,
    seats: { min: seats, max: seats },
    options: {},
    setup: () => ({ over: false, notes: [] }),
    *turn(s, table) {
      yield* tell(s, table);
      s.over = true;
    },
    result: (s) => (s.over ? { places: Array(seats).fill(1), scores: Array(seats).fill(0), sheet: [] } : undefined),
    view: (s) => ({ over: s.over, notes: [...s.notes] }),
    reimagine: () => undefined,
    progress: () => ({ round: 1 }),
    evaluate: () => 0.5,
    census: () => ({}),
  };
}
