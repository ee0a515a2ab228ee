import { late, type Option } from "@civitas/kernel";
import { amountOf } from "../bills.ts";
import { GOODS, type Good, type Goods } from "../content/goods.ts";
import { saidGoods } from "../goods.ts";
import { hexName } from "../map.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import type { Clash, Hex } from "../state.ts";

/** How many yields a player can survey at a glance. */
const LISTED = 16;

export interface YieldPick extends Option {
  /** What the Collect can still bring after this pick. */
  readonly left: readonly Goods[];
}

/** CC-11.9: the yields themselves; where they are too many to list, the amount of one good first. */
export function yieldPicks(s: Clash, hex: Hex, yields: readonly Goods[]): YieldPick[] {
  const good = yields.length > LISTED ? differing(yields) : undefined;
  const picks = good === undefined ? yields.map(yieldPick) : amountPicks(yields, good);
  const refs = [ref.city(hexName(s, hex))];
  return picks.map((pick) => ({ ...pick, refs }));
}

const differing = (yields: readonly Goods[]): Good | undefined =>
  GOODS.find((good) => yields.some((goods) => amountOf(goods, good) !== amountOf(yields[0] ?? {}, good)));

function yieldPick(goods: Goods): YieldPick {
  const id = GOODS.flatMap((good) => (amountOf(goods, good) > 0 ? [`${good}${amountOf(goods, good)}`] : [])).join("+");
  return { id: `take:${id}`, label: late(() => say("take", { what: saidGoods(goods) })), left: [goods] };
}

function amountPicks(yields: readonly Goods[], good: Good): YieldPick[] {
  const amounts = [...new Set(yields.map((goods) => amountOf(goods, good)))].sort((a, b) => b - a);
  return amounts.map((n) => ({
    id: `some:${good}${n}`,
    label: late(() => say("take-some", { what: say(`amount.${good}`, { n }) })),
    left: yields.filter((goods) => amountOf(goods, good) === n),
  }));
}
