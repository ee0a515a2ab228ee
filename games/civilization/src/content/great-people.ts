import { type Icons, printedIcons } from "./icons.ts";
import type { GreatType } from "./ids.ts";

export interface GreatPerson {
  readonly icons: Icons;
  /** CV-1.5: markers in the pool. */
  readonly count: number;
}

const markers = (printed: Partial<Icons>): GreatPerson => ({ icons: printedIcons(printed), count: 3 });

/** CV-18.1. */
export const GREAT_PEOPLE: Readonly<Record<GreatType, GreatPerson>> = {
  artist: markers({ trade: 1, culture: 2 }),
  builder: markers({ production: 2, coin: 1 }),
  general: markers({ combat: 4 }),
  humanitarian: markers({ production: 1, trade: 1, culture: 1, coin: 1 }),
  industrialist: markers({ culture: 2, coin: 1 }),
  scientist: markers({ production: 1, trade: 2 }),
};
