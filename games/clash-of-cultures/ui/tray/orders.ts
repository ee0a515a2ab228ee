import type { Option, Price, Question } from "@civitas/kernel";
import { amountOf, covers } from "../../src/bills.ts";
import { GOODS, type Goods } from "../../src/content/goods.ts";
import type { UnitKind } from "../../src/content/ids.ts";
import type { CityView, ClashView, PlayerView } from "../../src/view.ts";
import { hexOfRef } from "../map/looks.ts";

/** What a city may build: so many of what, at which price. */
export interface Commission {
  readonly city: CityView;
  readonly sorts: readonly UnitSort[];
  /** How many units may still be named, and how many have been. */
  readonly room: number;
  readonly named: number;
  /** What those cost that have been named already. */
  readonly spent: Goods;
}

export interface UnitSort {
  /** The option that names one of them. */
  readonly id: string;
  readonly unit: UnitKind;
  readonly drafted: boolean;
  readonly price: Goods;
  /** So many if nothing else is built. */
  readonly most: number;
}

/** By option: how many of these. */
export type Counts = ReadonlyMap<string, number>;

const UNIT_OF: Readonly<Record<string, UnitKind>> = {
  settler: "settler",
  soldier: "soldier",
  draft: "soldier",
  ship: "ship",
};

/** What a question about a Build is about; nothing if it is another one, or only one unit may be named. */
export function commissionIn(question: Question, options: readonly Option[], view: ClashView): Commission | undefined {
  if (question.prompt.say !== "ask.build") return undefined;
  const sorts = options.flatMap(sortOf);
  const hex = options.flatMap(({ refs = [] }) => refs.map((ref) => hexOfRef(view, ref))).find((name) => name);
  const city = view.cities.find((one) => one.hex === hex);
  if (city === undefined || sorts.length === 0) return undefined;
  const named = (question.picked ?? []).reduce((sum, message) => sum + numberIn(message), 0);
  const room = city.capacity - named;
  const spent = goodsOf(options.find(({ apart }) => apart === "end")?.price);
  return room > 1 ? { city, sorts, room, named, spent } : undefined;
}

function sortOf({ id, price, note }: Option): UnitSort[] {
  const unit = UNIT_OF[id];
  if (unit === undefined) return [];
  return [{ id, unit, drafted: id === "draft", price: goodsOf(price), most: note === undefined ? 1 : numberIn(note) }];
}

const numberIn = ({ with: blanks }: { readonly with?: Readonly<Record<string, unknown>> }): number =>
  Number(blanks?.n ?? 0);

const goodsOf = (price: Price = {}): Goods => Object.fromEntries(GOODS.map((good) => [good, price[good] ?? 0]));

export const totalOf = (counts: Counts): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** The costs of all that is built, added up. */
export function costOfAll({ sorts, spent }: Commission, counts: Counts): Goods {
  const sum = (good: (typeof GOODS)[number]): number =>
    sorts.reduce((all, { id, price }) => all + (counts.get(id) ?? 0) * amountOf(price, good), amountOf(spent, good));
  return Object.fromEntries(GOODS.map((good) => [good, sum(good)]));
}

/** What the purse keeps: what is missing of other resources is paid in Gold. */
export function keptOf({ goods }: PlayerView, bill: Goods): Goods {
  const short = GOODS.filter((good) => good !== "gold").reduce(
    (all, good) => all + Math.max(0, amountOf(bill, good) - goods[good]),
    0,
  );
  return Object.fromEntries(
    GOODS.map((good) => [good, Math.max(0, goods[good] - amountOf(bill, good)) - (good === "gold" ? short : 0)]),
  );
}

/** Whether one more of these finds room, and can be paid beside the others. */
export function mayAdd(commission: Commission, counts: Counts, sort: UnitSort, { goods }: PlayerView): boolean {
  const { sorts, room } = commission;
  const n = counts.get(sort.id) ?? 0;
  if (totalOf(counts) >= room || n >= sort.most) return false;
  const alike = sorts.filter(({ unit }) => unit === sort.unit);
  const most = Math.max(...alike.map((one) => one.most));
  if (alike.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0) >= most) return false;
  return covers(goods, costOfAll(commission, new Map([...counts, [sort.id, n + 1]])));
}

/** The answers that name all of them, one after the other. */
export const picksOf = ({ sorts }: Commission, counts: Counts): string[] => [
  ...sorts.flatMap(({ id }) => Array<string>(counts.get(id) ?? 0).fill(id)),
  "done",
];
