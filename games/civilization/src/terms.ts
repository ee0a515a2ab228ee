import type { MarketResource } from "./content/ids.ts";

/** CV-10.4: what one side gives. Hidden things are named by kind only (CV-10.12). */
export interface Goods {
  readonly trade: number;
  readonly culture: number;
  readonly resources: Readonly<Partial<Record<MarketResource, number>>>;
  readonly huts: number;
  readonly villages: number;
  /** Culture events by level I to III. */
  readonly events: readonly [number, number, number];
}

/** CV-10.11: what the maker of the offer gives and asks. */
export interface Terms {
  readonly gives: Goods;
  readonly asks: Goods;
}

export const NOTHING: Goods = { trade: 0, culture: 0, resources: {}, huts: 0, villages: 0, events: [0, 0, 0] };
