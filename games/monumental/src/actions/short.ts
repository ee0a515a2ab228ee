import type { Message, Price } from "@civitas/kernel";
import { BASICS, type Resource, type Resources, saidResources } from "@civitas/monumental-family";
import { say } from "../say.ts";
import type { Realm } from "../state.ts";

/**
 * "It costs 4 production; you have 2 and 1 gold." There may be a dozen of them in one question, so they are short.
 * Restricted military that may help counts (MO-5.6).
 */
export function whyShort(realm: Realm, bill: Resources, restricted = 0): Message {
  const basics = BASICS.filter((basic) => (bill[basic] ?? 0) > 0);
  const at = (resource: Resource): number => realm.supply[resource] + (resource === "military" ? restricted : 0);
  const [only, ...others] = basics;
  if (only !== undefined && others.length === 0 && bill.gold === undefined) {
    const { gold } = realm.supply;
    return say(`why.short.${only}`, { n: bill[only] ?? 0, have: at(only), gold });
  }
  const asked = [...basics, "gold" as const];
  const have: Partial<Record<Resource, number>> = {};
  for (const resource of asked) have[resource] = at(resource);
  return say("why.short", { cost: saidResources(bill), have: saidResources(have) });
}

/** A bill as the price beside a choice that can't be paid. */
export function billPrice(bill: Resources): Price {
  const price: Record<string, number> = {};
  for (const [resource, n] of Object.entries(bill)) if (n !== undefined && n > 0) price[resource] = n;
  return price;
}
