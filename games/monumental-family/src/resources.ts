import { type Message, remember } from "@civitas/kernel";
import { say } from "./say.ts";

/** The three basic resources: gold may replace each of them, and none is kept for long. */
export const BASICS = ["production", "science", "military"] as const;
export type Basic = (typeof BASICS)[number];

export const RESOURCES = [...BASICS, "gold", "culture"] as const;
export type Resource = (typeof RESOURCES)[number];

/** Some of each, as printed on a card. */
export type Resources = Readonly<Partial<Record<Resource, number>>>;

export const NOTHING: Resources = {};

/** "2 gold", "1 science": one message a resource. */
export function amounts(resources: Resources): Message[] {
  const said: Message[] = [];
  for (const resource of RESOURCES) {
    const n = resources[resource] ?? 0;
    if (n > 0) said.push(sayAmount(resource, n));
  }
  return said;
}

/** "2 gold". */
export const sayAmount = remember((resource: Resource, n: number): Message => say(`amount.${resource}`, { n }));

/** "2 gold and 1 science", or "nothing". */
export const saidResources = (resources: Resources): Message => listed(amounts(resources));

/** Several things as one; a single one is said as it is. */
export function listed(said: readonly Message[]): Message {
  const [first, ...others] = said;
  if (first === undefined) return say("amount.nothing");
  return others.length === 0 ? first : say("amount.list", { list: said });
}

/** What resources are worth, by what a unit of each is worth. */
export const worthOf = (resources: Resources, unit: Readonly<Record<Resource, number>>): number =>
  RESOURCES.reduce((sum, resource) => sum + unit[resource] * (resources[resource] ?? 0), 0);
