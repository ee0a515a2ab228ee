import { countsAs } from "./die.ts";
import { type Cost, type Payment, type Purse, placesIn, worth } from "./payment.ts";

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
  return found.sort((a, b) => worth(purse, a) - worth(purse, b));
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
const everything = (purse: Purse): Payment => ({ dice: purse.matching | purse.others, chits: purse.chits });

/**
 * ND-24.6: what a payment must become if there is only one way to complete it: all that is left is needed, except for
 * an odd die that finds no partner. Of alike dice the last received stays behind (ND-24.11).
 */
export function onlyWay(purse: Purse, cost: Cost, soFar: Payment): Payment | undefined {
  const all = everything(purse);
  const othersLeft = purse.others & ~soFar.dice;
  let { dice } = all;
  if ((purse.othersCount & 1) === 1 && othersLeft !== 0) {
    if (worth(purse, all) >= cost.amount || !areAlike(purse, othersLeft)) return undefined;
    dice &= ~lastOf(othersLeft);
  }
  const spare = worth(purse, { dice, chits: all.chits }) - cost.amount;
  const left = dice & ~soFar.dice;
  const smallChange = soFar.chits < all.chits || (left & purse.others) !== 0;
  return spare >= 0 && spare < (smallChange ? 1 : lowestOf(purse, left)) ? { dice, chits: all.chits } : undefined;
}

const lastOf = (dice: number): number => 1 << (31 - Math.clz32(dice));

const areAlike = (purse: Purse, dice: number): boolean => {
  const places = placesIn(dice);
  return places.every((i) => purse.held[i] === purse.held[places[0] ?? i]);
};

const lowestOf = (purse: Purse, dice: number): number => {
  return Math.min(...placesIn(dice).map((i) => countsAs[purse.resource][purse.held[i] ?? 0] ?? 0));
};
