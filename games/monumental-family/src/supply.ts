import { type Basic, RESOURCES, type Resource, type Resources } from "./resources.ts";

/** How much somebody has of each resource. */
export type Supply = Record<Resource, number>;

export const emptySupply = (): Supply => ({ production: 0, science: 0, military: 0, gold: 0, culture: 0 });

/** Adds this many times what is printed. */
export function addTo(supply: Supply, resources: Resources, times = 1): void {
  const { production = 0, science = 0, military = 0, gold = 0, culture = 0 } = resources;
  supply.production += production * times;
  supply.science += science * times;
  supply.military += military * times;
  supply.gold += gold * times;
  supply.culture += culture * times;
}

export const takeFrom = (supply: Supply, resources: Resources): void => addTo(supply, resources, -1);

/** How much of a basic resource there is. */
export function unitsOf({ supply }: { readonly supply: Supply }, of: Basic): number {
  if (of === "production") return supply.production;
  return of === "science" ? supply.science : supply.military;
}

/** This many times what is printed, without zeros. */
export function multiplied(resources: Resources, times: number): Resources {
  if (times === 1) return resources;
  const product: Partial<Supply> = {};
  for (const resource of RESOURCES) {
    const n = (resources[resource] ?? 0) * times;
    if (n > 0) product[resource] = n;
  }
  return product;
}
