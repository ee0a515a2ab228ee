import { choose, type Message, type Option, type Price, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { amountOf, covers, type PaymentTerms, USUAL } from "./bills.ts";
import { FOOD_LIMIT, GOODS, type Good, type Goods, RESOURCE_LIMIT, type Resource } from "./content/goods.ts";
import { changesOf } from "./hooks/query.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type Clash, type Holdings, noGoods, playerOf } from "./state.ts";

const LIMITED: readonly Resource[] = ["food", "ore", "wood", "ideas", "gold"];

/** CC-5.1, CC-5.2, CC-5.8: how much of each this player can hold. */
export function limitsOf(s: Clash, seat: Seat): Holdings {
  const { levels } = playerOf(s, seat);
  const limits: Holdings = {
    food: FOOD_LIMIT,
    ore: 0,
    wood: 0,
    ideas: 0,
    gold: 0,
    mood: levels.mood,
    culture: levels.culture,
  };
  for (const resource of LIMITED) limits[resource] = limitOf(s, seat, resource);
  return limits;
}

/** CC-5.2, CC-30.45: what an advance says, otherwise 2 Food and 8 of everything else. */
export function limitOf(s: Clash, seat: Seat, good: Good): number {
  if (good === "mood" || good === "culture") return playerOf(s, seat).levels[good];
  const changed = changesOf(s, seat, "limits").flatMap((limits) => limits[good] ?? []);
  return changed.length > 0 ? Math.min(...changed) : good === "food" ? FOOD_LIMIT : RESOURCE_LIMIT;
}

/** CC-5.3: how much of this would really be gained. */
export const roomFor = (s: Clash, seat: Seat, good: Good): number =>
  Math.max(0, limitOf(s, seat, good) - playerOf(s, seat).goods[good]);

/** Whether any of it would be kept (CC-25.5). */
export const wouldGain = (s: Clash, seat: Seat, goods: Goods): boolean =>
  GOODS.some((good) => amountOf(goods, good) > 0 && roomFor(s, seat, good) > 0);

/** CC-5.3: what exceeds a limit is lost. */
export function gainGoods(s: Clash, table: GameTable, seat: Seat, goods: Goods, clause: string): void {
  if (isNothing(goods)) return;
  const { goods: held } = playerOf(s, seat);
  const kept = noGoods();
  const lost = noGoods();
  for (const good of GOODS) {
    const n = amountOf(goods, good);
    kept[good] = Math.min(n, n === 0 ? 0 : roomFor(s, seat, good));
    lost[good] = n - kept[good];
    held[good] += kept[good];
  }
  table.tell(() => ({
    what: sayGain(seat, kept, lost),
    seat,
    clause,
    moves: GOODS.filter((good) => kept[good] > 0).map((good) => ({
      piece: ref.good(good),
      from: ref.bank,
      to: ref.goods(seat, good),
    })),
  }));
}

function sayGain(seat: Seat, kept: Goods, lost: Goods): Message {
  const who = { seat };
  if (isNothing(lost)) return say("log.gain", { who, what: saidGoods(kept) });
  if (isNothing(kept)) return say("log.gain-lost", { who, lost: saidGoods(lost) });
  return say("log.gain-over", { who, what: saidGoods(kept), lost: saidGoods(lost) });
}

/** CC-30.45: what a new limit takes away. */
export function trim(s: Clash, seat: Seat): void {
  const { goods } = playerOf(s, seat);
  for (const resource of LIMITED) goods[resource] = Math.min(goods[resource], limitOf(s, seat, resource));
}

export const isNothing = (goods: Goods): boolean => GOODS.every((good) => amountOf(goods, good) === 0);

/** "2 [food] and 1 [ore]", as a list. */
export const saidGoods = (goods: Goods): Message[] =>
  GOODS.flatMap((good) => (amountOf(goods, good) > 0 ? [say(`amount.${good}`, { n: amountOf(goods, good) })] : []));

/** CC-5.6: whether the bill can be paid in full. */
export const canPay = (s: Clash, seat: Seat, bill: Goods, how: PaymentTerms = USUAL): boolean =>
  covers(playerOf(s, seat).goods, bill, how);

/** CC-33.4: every mix that pays the bill exactly; those that spare Gold come first. */
export const waysToPay = (s: Clash, seat: Seat, bill: Goods, how: PaymentTerms): Goods[] =>
  waysIn(playerOf(s, seat).goods, bill, how).filter((paid) => how.leavesEnough?.(paid) ?? true);

/** One step of a bill: a number of units, each of which may be paid with any of these goods. */
interface Due {
  readonly n: number;
  readonly with: readonly Good[];
}

function dues(bill: Goods, how: PaymentTerms): Due[] {
  const gold: readonly Good[] = how.gold ? ["gold"] : [];
  const due = (good: Good, others: readonly Good[]): Due => ({ n: amountOf(bill, good), with: [good, ...others] });
  return [
    due("culture", []),
    due("mood", how.forMood),
    due("gold", []),
    due("food", how.ideasForFood ? ["ideas", ...gold] : gold),
    due("ore", gold),
    due("wood", gold),
    due("ideas", gold),
  ].filter(({ n }) => n > 0);
}

function waysIn(held: Holdings, bill: Goods, how: PaymentTerms): Goods[] {
  const ways = new Map<string, Goods>();
  const left = { ...held };
  const paid: Holdings = { food: 0, ore: 0, wood: 0, ideas: 0, gold: 0, mood: 0, culture: 0 };
  const list = dues(bill, how);
  const settle = (at: number, choice: number, n: number): void => {
    const due = list[at];
    if (due === undefined) {
      ways.set(GOODS.map((good) => paid[good]).join(), { ...paid });
      return;
    }
    const good = due.with[choice];
    if (n === 0) settle(at + 1, 0, list[at + 1]?.n ?? 0);
    if (n === 0 || good === undefined) return;
    // As much as possible of the good itself first; then less of it.
    for (let units = Math.min(n, left[good]); units >= 0; units--) {
      left[good] -= units;
      paid[good] += units;
      settle(at, choice + 1, n - units);
      left[good] += units;
      paid[good] -= units;
    }
  };
  settle(0, 0, list[0]?.n ?? 0);
  return [...ways.values()];
}

interface Payment extends Option {
  readonly goods: Goods;
}

const priceOf = (goods: Goods): Price =>
  Object.fromEntries(GOODS.filter((good) => amountOf(goods, good) > 0).map((good) => [good, amountOf(goods, good)]));

/** CC-33.4: pays the bill; asks for the mix if there are several. Gives what was paid. */
export function* payBill(
  s: Clash,
  table: GameTable,
  seat: Seat,
  bill: Goods,
  clause: string,
  how: PaymentTerms = USUAL,
): Rules<Goods> {
  if (isNothing(bill)) return bill;
  const ways = waysToPay(s, seat, bill, how).map(
    (goods): Payment => ({
      id: `pay:${GOODS.flatMap((good) => (amountOf(goods, good) > 0 ? [`${good}${amountOf(goods, good)}`] : [])).join("+")}`,
      label: say("pay", { what: saidGoods(goods) }),
      refs: GOODS.filter((good) => amountOf(goods, good) > 0).map((good) => ref.goods(seat, good)),
      price: priceOf(goods),
      goods,
    }),
  );
  const { goods } = yield* choose(seat, say("ask.pay", { what: saidGoods(bill) }), ways, { clause });
  spend(s, table, seat, goods, clause);
  return goods;
}

/** Takes exactly these goods. */
export function spend(s: Clash, table: GameTable, seat: Seat, goods: Goods, clause: string): void {
  const { goods: held } = playerOf(s, seat);
  for (const good of GOODS) held[good] -= amountOf(goods, good);
  table.tell(() => ({
    what: say("log.pay", { who: { seat }, what: saidGoods(goods) }),
    seat,
    clause,
    moves: GOODS.filter((good) => amountOf(goods, good) > 0).map((good) => ({
      piece: ref.good(good),
      from: ref.goods(seat, good),
      to: ref.bank,
    })),
  }));
}

/** The table as it would be with these tokens paid: for asking what would be possible then. */
export function afterPaying(s: Clash, seat: Seat, tokens: Goods): Clash {
  if (isNothing(tokens)) return s;
  const player = playerOf(s, seat);
  const goods = { ...player.goods };
  for (const good of GOODS) goods[good] -= amountOf(tokens, good);
  return { ...s, players: s.players.with(seat, { ...player, goods }) };
}

/** The price of an option. */
export const price = (goods: Goods): Price | undefined => (isNothing(goods) ? undefined : priceOf(goods));

export function timesGoods(goods: Goods, n: number): Goods {
  const product: Record<string, number> = {};
  for (const good of GOODS) if (goods[good] !== undefined) product[good] = goods[good] * n;
  return product;
}

export function sumOf(...all: readonly Goods[]): Goods {
  const sum: Record<string, number> = {};
  for (const goods of all) for (const good of GOODS) sum[good] = (sum[good] ?? 0) + amountOf(goods, good);
  return sum;
}
