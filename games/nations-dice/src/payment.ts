import { chitIndex } from "./content/chits.ts";
import type { Resource } from "./content/dice.ts";
import { countsAs, type Die, isUsed } from "./die.ts";
import type { Player } from "./state.ts";

/** This much of a resource has to be paid. */
export interface Cost {
  readonly resource: Resource;
  readonly amount: number;
}

/** Dice and chits put together for a payment: bit i of `dice` stands for the player's die number i. */
export interface Payment {
  readonly dice: number;
  readonly chits: number;
}

export const nothing: Payment = { dice: 0, chits: 0 };

/** ND-8.10: two dice can replace 1 gold, food or stone, never a book or strength. */
export const canTradeFor = (resource: Resource): boolean => resource !== "book" && resource !== "strength";

/** What a player could pay in one resource with, right now. */
export interface Purse {
  readonly resource: Resource;
  readonly held: readonly Die[];
  /** Unused dice showing the resource, their number, sum and lowest value. */
  readonly matching: number;
  readonly matchingCount: number;
  readonly sum: number;
  readonly lowest: number;
  /** Other unused dice, if they can be traded for the resource. */
  readonly others: number;
  readonly othersCount: number;
  readonly chits: number;
}

export function purseOf(player: Player, resource: Resource): Purse {
  const counts = countsAs[resource];
  const trade = canTradeFor(resource);
  let matching = 0;
  let matchingCount = 0;
  let sum = 0;
  let lowest = 0;
  let others = 0;
  let othersCount = 0;
  for (let i = 0; i < player.dice.length; i++) {
    const die = player.dice[i] ?? 0;
    const value = counts[die] ?? 0;
    if (value > 0) {
      matching |= 1 << i;
      matchingCount++;
      sum += value;
      if (lowest === 0 || value < lowest) lowest = value;
    } else if (trade && !isUsed(die)) {
      others |= 1 << i;
      othersCount++;
    }
  }
  const chits = player.chits[chitIndex[resource]] ?? 0;
  return { resource, held: player.dice, matching, matchingCount, sum, lowest, others, othersCount, chits };
}

/** ND-2.3: unused dice showing the resource, and unused chits of it. */
export function available(player: Player, resource: Resource): number {
  const counts = countsAs[resource];
  let sum = player.chits[chitIndex[resource]] ?? 0;
  for (const die of player.dice) sum += counts[die] ?? 0;
  return sum;
}

/** The most a player could pay of a resource in one payment, trades included. */
export function mostOf(player: Player, resource: Resource): number {
  const counts = countsAs[resource];
  let sum = player.chits[chitIndex[resource]] ?? 0;
  let others = 0;
  for (const die of player.dice) {
    const value = counts[die] ?? 0;
    if (value > 0) sum += value;
    else if (!isUsed(die)) others++;
  }
  return canTradeFor(resource) ? sum + (others >> 1) : sum;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The places of the dice of a set, in the order received. */
export function placesIn(dice: number): number[] {
  const places: number[] = [];
  for (let i = 0, rest = dice; rest !== 0; i++, rest >>= 1) if ((rest & 1) !== 0) places.push(i);
  return places;
}

/**
 * ND-8.19: the most a selection can count: its dice showing the resource, its chits and 1 for every two other dice.
 * An odd other die is traded with the lowest matching one. 0 if the selection can't be paid at all.
 */
export function worth(purse: Purse, { dice, chits }: Payment): number {
  const counts = countsAs[purse.resource];
  let sum = 0;
  let lowest = 0;
  let others = 0;
  for (let i = 0, rest = dice; rest !== 0; i++, rest >>= 1) {
    if ((rest & 1) === 0) continue;
    const value = counts[purse.held[i] ?? 0] ?? 0;
    if (value === 0) others++;
    else {
      sum += value;
      if (lowest === 0 || value < lowest) lowest = value;
    }
  }
  const total = counted(sum, lowest, others);
  return total === undefined ? 0 : total + chits;
}

/** Dice of a sum, with this many other dice traded; nothing if an odd die finds no partner. */
function counted(sum: number, lowest: number, others: number): number | undefined {
  if ((others & 1) === 0) return sum + (others >> 1);
  return lowest === 0 ? undefined : sum - lowest + ((others + 1) >> 1);
}

/** The most that a payment with `others` other dice can still reach by adding pairs. */
export function reach(purse: Purse, others: number, matchingLeft: number): number {
  const left = purse.othersCount - others;
  const inPairs = counted(purse.sum, purse.lowest, purse.othersCount - (left & 1)) ?? Number.NEGATIVE_INFINITY;
  const all =
    (left & 1) === 1 && matchingLeft > 0
      ? (counted(purse.sum, purse.lowest, purse.othersCount) ?? Number.NEGATIVE_INFINITY)
      : Number.NEGATIVE_INFINITY;
  return Math.max(inPairs, all) + purse.chits;
}
