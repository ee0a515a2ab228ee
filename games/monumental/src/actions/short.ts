import type { Message, Price } from "@civitas/kernel";
import { BASICS, type Resource, type Resources, saidResources } from "@civitas/monumental-family";
import { say } from "../say.ts";
import type { Realm } from "../state.ts";

/** "You have 2 production and 1 gold; it costs 4 production." */
export function whyShort(realm: Realm, bill: Resources): Message {
  const asked = [...BASICS.filter((basic) => (bill[basic] ?? 0) > 0), "gold" as const];
  const have: Partial<Record<Resource, number>> = {};
  for (const resource of asked) have[resource] = realm.supply[resource];
  return say("why.short", { cost: saidResources(bill), have: saidResources(have) });
}

/** A bill as the price beside a choice that can't be paid. */
export function billPrice(bill: Resources): Price {
  const price: Record<string, number> = {};
  for (const [resource, n] of Object.entries(bill)) if (n !== undefined && n > 0) price[resource] = n;
  return price;
}
