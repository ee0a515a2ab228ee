import type { UnitId, UnitType } from "./ids.ts";

/** CV-14.6: the side of a unit card that its owner uses. */
export type Rank = 1 | 2 | 3 | 4;

export interface PrintedUnit {
  readonly type: UnitType;
  readonly count: number;
  /** By rank; aircraft have one side. */
  readonly strengths: readonly number[];
}

const landUnit = (type: UnitType, count: number, weakest: number): PrintedUnit => ({
  type,
  count,
  strengths: [weakest, weakest + 1, weakest + 2, weakest + 3],
});
const aircraft = (count: number, strength: number): PrintedUnit => ({ type: "aircraft", count, strengths: [strength] });

/** CV-1.3: of each land type 3 weak, 9 average and 3 strong cards. */
export const UNITS: Readonly<Record<UnitId, PrintedUnit>> = {
  "infantry-a": landUnit("infantry", 3, 1),
  "infantry-b": landUnit("infantry", 9, 2),
  "infantry-c": landUnit("infantry", 3, 3),
  "mounted-a": landUnit("mounted", 3, 1),
  "mounted-b": landUnit("mounted", 9, 2),
  "mounted-c": landUnit("mounted", 3, 3),
  "artillery-a": landUnit("artillery", 3, 1),
  "artillery-b": landUnit("artillery", 9, 2),
  "artillery-c": landUnit("artillery", 3, 3),
  "aircraft-5": aircraft(3, 5),
  "aircraft-6": aircraft(3, 6),
  "aircraft-7": aircraft(2, 7),
};

/** CV-25.22: the printed strength at a rank. */
export function strengthOf(id: UnitId, rank: Rank): number {
  const { strengths } = UNITS[id];
  return strengths[Math.min(rank, strengths.length) - 1] ?? 0;
}

/** CV-25.18: whom a type strikes first. */
export const TRUMPS: Readonly<Record<UnitType, UnitType | null>> = {
  infantry: "mounted",
  mounted: "artillery",
  artillery: "infantry",
  aircraft: null,
};

/** CV-14.3: by rank; aircraft have one price. */
const PRICES: Readonly<Record<Rank, number>> = { 1: 5, 2: 7, 3: 9, 4: 11 };
const AIRCRAFT_PRICE = 12;

export const unitPrice = (type: UnitType, rank: Rank): number => (type === "aircraft" ? AIRCRAFT_PRICE : PRICES[rank]);
