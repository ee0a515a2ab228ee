import { type Position, type Side, Table } from "./position.ts";

const START = { phase: "start-of-turn", land: "plain" } as const;

/** Up to four players at the start of a turn. */
export const seats = (sides: readonly Side[], more: Partial<Position> = {}): Table =>
  new Table({
    ...START,
    ...more,
    sides: sides.map((side, seat) => ({ civ: CIVS[seat] ?? "americans", ...side })),
  });

const CIVS = ["americans", "egyptians", "romans", "germans"] as const;

/** Squares of capitals that lie close together, so that range never matters. */
const CAPITALS = ["c3", "f3", "i3", "l3"];
export const near = (sides: readonly Side[]): Side[] =>
  sides.map((side, seat) => ({ capital: CAPITALS[seat] ?? "c3", ...side }));
