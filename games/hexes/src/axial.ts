/** A hexagon of a map: `q` counts along a row, `r` counts rows; both may be negative. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** From a hexagon to its six neighbours. */
export const SIDES: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: -1, r: 0 },
  { q: 0, r: 1 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: -1, r: 1 },
];

export const neighbours = ({ q, r }: Axial): Axial[] => SIDES.map((side) => ({ q: q + side.q, r: r + side.r }));

/** Steps from one hexagon to another if nothing is in the way. */
export const hexesApart = (a: Axial, b: Axial): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
