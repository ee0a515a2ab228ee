import { type Message, sayer } from "@civitas/kernel";
import { GOODS, type Good, type Goods } from "../content/goods.ts";
import type { names } from "../text/names/en.ts";

export const sayName = sayer<keyof typeof names>();

/** "2 Gold": a number and an icon. */
const sayAmount = (good: Good, n: number): Message => sayName(`amount.${good}`, { n });

/** "2 Gold and 1 Food". */
export function sayGoods(goods: Goods): Message {
  const list = GOODS.flatMap((good) => {
    const n = goods[good] ?? 0;
    return n > 0 ? [sayAmount(good, n)] : [];
  });
  return list.length === 0 ? sayName("amount.nothing") : sayName("amount.list", { list });
}

/** What a unit of each is worth in victory points, roughly, while it can still be spent. */
const UNIT: Readonly<Record<Good, number>> = {
  food: 0.2,
  ore: 0.2,
  wood: 0.18,
  ideas: 0.22,
  gold: 0.25,
  mood: 0.2,
  culture: 0.25,
};

export const worthOfGoods = (goods: Goods): number =>
  GOODS.reduce((sum, good) => sum + UNIT[good] * (goods[good] ?? 0), 0);

/** The same for an advance, an action, a card, a soldier, a city. */
export const WORTH = { advance: 1.2, action: 0.8, card: 0.5, unit: 0.4, city: 1.6, piece: 1 } as const;
