import { countsAs } from "./die.ts";
import { type Cost, countBits, type Payment, type Purse, worth } from "./payment.ts";

/** Alike things to pay with (ND-8.18): dice of one colour and face, or the chits. */
interface Alike {
  readonly value: number;
  readonly places: readonly number[];
  readonly chits: number;
}

/**
 * ND-24.10: the lean payments without a trade, the smallest excess first. Taking things from the highest value down
 * and stopping as soon as the cost is reached leaves nothing out that could be spared (ND-8.17).
 */
export function leanPayments(purse: Purse, cost: Cost): Payment[] {
  const alike = alikeThings(purse);
  const found: Payment[] = [];
  const search = (from: number, missing: number, dice: number, chits: number): void => {
    if (missing <= 0) {
      found.push({ dice, chits });
      return;
    }
    const things = alike[from];
    if (things === undefined) return;
    const { value, places } = things;
    const count = places.length + things.chits;
    let set = dice;
    for (let n = 1, left = missing; n <= count && left > 0; n++) {
      left -= value;
      const place = places[n - 1];
      if (place !== undefined) set |= 1 << place;
      search(from + 1, left, set, place === undefined ? chits + n : chits);
    }
    search(from + 1, missing, dice, chits);
  };
  search(0, cost.amount, 0, 0);
  return found.length < 2 ? found : bySmallestExcess(purse, found);
}

function bySmallestExcess(purse: Purse, payments: Payment[]): Payment[] {
  const excess = new Map(payments.map((payment) => [payment, worth(purse, payment)]));
  return payments.sort((a, b) => (excess.get(a) ?? 0) - (excess.get(b) ?? 0));
}

/** From the highest value down; chits before dice of the same value, because a die could still be traded. */
function alikeThings(purse: Purse): Alike[] {
  const counts = countsAs[purse.resource];
  const alike: Alike[] = purse.chits > 0 ? [{ value: 1, places: [], chits: purse.chits }] : [];
  const places = new Map<number, number[]>();
  purse.held.forEach((die, i) => {
    const value = counts[die] ?? 0;
    if (value === 0) return;
    const same = places.get(die);
    if (same !== undefined) same.push(i);
    else {
      const first = [i];
      places.set(die, first);
      alike.push({ value, places: first, chits: 0 });
    }
  });
  return alike.sort((a, b) => b.value - a.value);
}

/** Everything a player could pay with. */
export const everything = (purse: Purse): Payment => ({ dice: purse.matching | purse.others, chits: purse.chits });

/** Whether only the sum of everything reaches the cost, so that there is no other payment at all. */
export function needsEverything(purse: Purse, cost: Cost): boolean {
  return (purse.othersCount & 1) === 0 && worth(purse, everything(purse)) === cost.amount;
}

/** Whether there are payments beside the lean ones without a trade: with trades, or wasteful ones (ND-8.14). */
export function hasOtherPayments(purse: Purse, cost: Cost, lean: readonly Payment[]): boolean {
  if (purse.othersCount >= 2) return true;
  if (purse.othersCount === 1 && worth(purse, everything(purse)) >= cost.amount) return true;
  return lean.some(({ dice, chits }) => countBits(dice) < purse.matchingCount || chits < purse.chits);
}
