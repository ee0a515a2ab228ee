import { type Axial, neighbours } from "./axial.ts";

/** The hexagons of one map, numbered from 0, with everything that never changes worked out once. */
export interface Grid {
  readonly size: number;
  /** Where each hexagon lies. */
  readonly at: readonly Axial[];
  /** The hexagons beside each, by number. */
  readonly beside: readonly (readonly number[])[];
  /** What people call each: a letter for the row from the top, a number from the left. */
  readonly names: readonly string[];
  /** The number of a hexagon by its name. */
  readonly named: ReadonlyMap<string, number>;
}

export function gridOf(at: readonly Axial[]): Grid {
  const numbers = new Map(at.map(({ q, r }, number) => [`${q},${r}`, number]));
  const beside = at.map((hex) =>
    neighbours(hex)
      .map(({ q, r }) => numbers.get(`${q},${r}`))
      .filter((number) => number !== undefined),
  );
  const names = at.map((hex) => nameIn(at, hex));
  return { size: at.length, at, beside, names, named: new Map(names.map((name, number) => [name, number])) };
}

function nameIn(at: readonly Axial[], { q, r }: Axial): string {
  const top = Math.min(...at.map((hex) => hex.r));
  const before = at.filter((hex) => hex.r === r && hex.q < q).length;
  return `${String.fromCharCode(97 + r - top)}${before + 1}`;
}
