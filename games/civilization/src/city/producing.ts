import { choose, no, type Option, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { announce } from "../announcing/announce.ts";
import type { Item } from "../announcing/announced.ts";
import { passives } from "../cards/passives.ts";
import { greatCardWorks } from "../cards/working.ts";
import { CARAVAN_PRODUCTION, RUSH_PRODUCTION, RUSH_TRADE } from "../content/constants.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import type { BuildingId } from "../content/ids.ts";
import { placingOption } from "../culture/great-people.ts";
import { productionOf } from "../limits.ts";
import { squareName } from "../map/grid.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type City, realmOf, spendAction, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import {
  type Product,
  priceOf,
  productId,
  productRef,
  products,
  sayExtras,
  sayProduct,
  squaresFor,
  unlockedBuildings,
  whyNotBuild,
  withItems,
} from "./items.ts";

/** CV-13.2: Michelangelo, held and usable. */
const michelangelo = (w: World, seat: Seat): number =>
  realmOf(w, seat).greatCards.some(({ id }) => id === "michelangelo") && greatCardWorks(w, seat, "michelangelo")
    ? (GREAT_CARDS.michelangelo.passive.wonderDiscount ?? 0)
    : 0;

/** What can be added to a produce action: one-time bonuses, the caravan, Michelangelo. */
interface Extras {
  readonly bonuses: readonly number[];
  readonly caravan: boolean;
  readonly michelangelo: boolean;
}

/** A way to pay for the items: with these extras and this many rush steps. */
export interface PaymentPlan extends Extras {
  readonly rush: number;
}

/** Every subset of a few things. */
function subsets<T>(things: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const thing of things) sets.push(...sets.map((set) => [...set, thing]));
  return sets;
}

/** What a city can spend on one produce action. */
interface Means {
  readonly production: number;
  /** CV-11.9: production for a rush step, and how many steps there is trade for. */
  readonly rushRate: number;
  readonly rushSteps: number;
  readonly extras: readonly Extra[];
  /** Michelangelo helps with wonders only. */
  readonly wonderExtras: readonly Extra[];
}

interface Extra {
  readonly n: number;
  readonly of: "bonus" | "caravan" | "michelangelo";
}

function meansOf(w: World, seat: Seat, city: City): Means {
  const extras: Extra[] = city.bonuses.map((n) => ({ n, of: "bonus" }));
  if (city.post === "caravan") extras.push({ n: CARAVAN_PRODUCTION, of: "caravan" });
  const discount = michelangelo(w, seat);
  return {
    production: productionOf(w, seat, city),
    rushRate: passives.highest(w, seat, "rushProduction", RUSH_PRODUCTION),
    rushSteps: Math.floor(realmOf(w, seat).trade / RUSH_TRADE),
    extras,
    wonderExtras: discount > 0 ? [...extras, { n: discount, of: "michelangelo" }] : extras,
  };
}

const PLAIN: PaymentPlan = { bonuses: [], caravan: false, michelangelo: false, rush: 0 };

/** CV-11.18, CV-11.21: every way to cover the price without anything superfluous; the first needs no extras. */
function waysToPay(means: Means, price: number, wonder: boolean): PaymentPlan[] {
  const { production: base, rushRate: rate, rushSteps: most } = means;
  if (price <= base) return [PLAIN];
  const extras = wonder ? means.wonderExtras : means.extras;
  const plans = new Map<string, PaymentPlan>();
  for (const set of subsets(extras)) {
    const sum = set.reduce((total, { n }) => total + n, 0);
    const rush = Math.max(0, Math.ceil((price - base - sum) / rate));
    if (rush > most || set.some(({ n }) => base + sum - n >= price)) continue;
    const plan: PaymentPlan = {
      bonuses: set.flatMap(({ n, of }) => (of === "bonus" ? [n] : [])),
      caravan: set.some(({ of }) => of === "caravan"),
      michelangelo: set.some(({ of }) => of === "michelangelo"),
      rush,
    };
    plans.set(planId(plan), plan);
  }
  return [...plans.values()];
}

/** Whether there is a way to pay at all. */
function canPay(
  { production, rushRate, rushSteps, extras, wonderExtras }: Means,
  price: number,
  wonder: boolean,
): boolean {
  let most = production + rushRate * rushSteps;
  for (const { n } of wonder ? wonderExtras : extras) most += n;
  return price <= most;
}

const planId = ({ bonuses, caravan, michelangelo: master, rush }: PaymentPlan): string =>
  [
    ...bonuses.map((n) => `+${n}`),
    ...(caravan ? ["caravan"] : []),
    ...(master ? ["michelangelo"] : []),
    ...(rush > 0 ? [`rush${rush}`] : []),
  ].join(",") || "plain";

interface Choice extends Option {
  readonly product: Product;
}

/** CV-11.6: what a city could build now, and why not. */
function judgeProducts(w: World, seat: Seat, city: City, before: readonly Item[], spent: number): Verdict<Choice>[] {
  const means = meansOf(w, seat, city);
  const after = withItems(w, seat, before);
  return [...products(w, seat)].map((product) => {
    const price = priceOf(w, seat, product);
    const wonder = product.build === "wonder" || hasWonder(before);
    const choice = (): Choice => ({
      id: `build:${productId(product)}`,
      label: sayProduct(product),
      // Walls lie in no pile, so the option points at the city.
      refs: [product.build === "walls" ? ref.city(squareName(w, city.at)) : productRef(seat, product)],
      price: { production: price, ...rushPrice(waysToPay(means, spent + price, wonder)) },
      group: say(`group.build.${product.build === "scout" ? "army" : product.build}`),
      product,
    });
    const reason = whyNotBuild(w, seat, city, product, before, after);
    if (reason !== undefined) return no(choice, reason);
    if (canPay(means, spent + price, wonder)) return choice();
    return no(choice, () => say("why.short-production", { n: spent + price - means.production }), "CV-11.18");
  });
}

/** What must be paid in trade at least. */
function rushPrice(ways: readonly PaymentPlan[]): { readonly trade?: number } {
  const least = ways.reduce((fewest, { rush }) => Math.min(fewest, rush), Number.POSITIVE_INFINITY);
  return ways.length > 0 && least > 0 ? { trade: least * RUSH_TRADE } : {};
}

const hasWonder = (items: readonly Item[]): boolean => items.some(({ build }) => build === "wonder");

function buildable(w: World, seat: Seat, city: City, means: Means): boolean {
  for (const product of products(w, seat)) {
    const payable = canPay(means, priceOf(w, seat, product), product.build === "wonder");
    if (payable && whyNotBuild(w, seat, city, product) === undefined) return true;
  }
  return false;
}

export function produceEntries(w: World, table: GameTable, seat: Seat, city: City): Verdict<Entry>[] {
  const name = squareName(w, city.at);
  const means = meansOf(w, seat, city);
  const entry: Entry = {
    id: `produce:${name}`,
    // CV-11.17: what waits for a produce action of this city counts, too.
    label: say("choice.produce", { n: city.bonuses.reduce((sum, n) => sum + n, means.production) }),
    refs: [ref.city(name)],
    group: say("group.city", { place: sayPlace(w, city.at) }),
    act: () => produce(w, table, seat, city),
  };
  return [buildable(w, seat, city, means) ? entry : no(entry, say("why.nothing-to-build"), "CV-11.20")];
}

/** CV-34.10: item, square, perhaps a second item, extras. Then the action is announced. */
function* produce(w: World, table: GameTable, seat: Seat, city: City): Rules {
  const first = yield* chooseItem(w, seat, city, [], 0);
  if (first === undefined) return;
  const items = [first.item];
  let price = first.price;
  if (mayBuildTwo(w, seat)) {
    const second = yield* chooseItem(w, seat, city, items, price);
    if (second !== undefined) {
      items.push(second.item);
      price += second.price;
      realmOf(w, seat).used.push("splitProduction"); // CV-11.5: used up with the announcement
    }
  }
  const plan = yield* choosePlan(w, seat, city, price, hasWonder(items));
  const cancellable = spendAction(city);
  announce(w, table, {
    kind: "action",
    seat,
    city: city.at,
    action: { do: "produce", items, ...plan },
    cancellable,
  });
}

/** CV-11.11: Engineering, once a round. */
const mayBuildTwo = (w: World, seat: Seat): boolean =>
  !realmOf(w, seat).used.includes("splitProduction") && passives.has(w, seat, "splitProduction");

interface Chosen {
  readonly item: Item;
  readonly price: number;
}

/** An item and its square; nothing if the player wants no second one. */
function* chooseItem(
  w: World,
  seat: Seat,
  city: City,
  before: readonly Item[],
  spent: number,
): Rules<Chosen | undefined> {
  const enough = { id: "enough", label: say("choice.enough"), apart: "end" as const };
  const verdicts = judgeProducts(w, seat, city, before, spent);
  const picked =
    before.length === 0
      ? yield* choose(seat, say("ask.build"), verdicts, { clause: "CV-11.6" })
      : yield* choose(seat, say("ask.build-second"), [...verdicts, enough], { clause: "CV-11.11" });
  if (!("product" in picked)) return undefined;
  const { product } = picked;
  const price = priceOf(w, seat, product);
  const squares = squaresFor(withItems(w, seat, before), seat, city, product, before);
  if (squares === undefined) {
    return product.build === "unit" || product.build === "walls" ? { item: product, price } : undefined;
  }
  const options = squares.map((square) => placingOption(w, square));
  const { square } = yield* choose(seat, say("ask.where", { what: sayProduct(product) }), options, {
    clause: "CV-34.10",
  });
  if (square === undefined || product.build === "unit" || product.build === "walls") return undefined;
  return { item: { ...product, square }, price };
}

interface Payment extends Option {
  readonly plan: PaymentPlan;
}

function* choosePlan(w: World, seat: Seat, city: City, price: number, wonder: boolean): Rules<PaymentPlan> {
  const options: Payment[] = waysToPay(meansOf(w, seat, city), price, wonder).map((plan) => ({
    id: `pay:${planId(plan)}`,
    label: sayPlan(plan),
    ...(plan.rush > 0 ? { price: { trade: plan.rush * RUSH_TRADE } } : {}),
    plan,
  }));
  return (yield* choose(seat, say("ask.extras", { n: price }), options, { clause: "CV-11.18" })).plan;
}

function sayPlan(plan: PaymentPlan) {
  const parts = sayExtras(plan);
  return parts.length === 0 ? say("extra.none") : say("extra.all", { parts });
}

/** CV-11.12: the Egyptians' free building, once a round. */
export function freeBuildingEntries(w: World, table: GameTable, seat: Seat, city: City): Entry[] {
  if (realmOf(w, seat).used.includes("freeBuildingAction") || !passives.has(w, seat, "freeBuildingAction")) return [];
  const ids = unlockedBuildings(realmOf(w, seat)).filter(
    (id) => whyNotBuild(w, seat, city, { build: "building", id }) === undefined,
  );
  if (ids.length === 0) return [];
  const name = squareName(w, city.at);
  return [
    {
      id: `free-building:${name}`,
      label: say("choice.free-building"),
      refs: [ref.city(name)],
      group: say("group.city", { place: sayPlace(w, city.at) }),
      act: () => buildForFree(w, table, seat, city, ids),
    },
  ];
}

function* buildForFree(w: World, table: GameTable, seat: Seat, city: City, ids: readonly BuildingId[]): Rules {
  const options = ids.map((id) => ({
    id: `build:${id}`,
    label: say(`building.${id}`),
    refs: [productRef(seat, { build: "building", id })],
    building: id,
  }));
  const { building } = yield* choose(seat, say("ask.build"), options, { clause: "CV-11.12" });
  const squares = squaresFor(w, seat, city, { build: "building", id: building }) ?? [];
  const where = say("ask.where", { what: say(`building.${building}`) });
  const { square } = yield* choose(
    seat,
    where,
    squares.map((at) => placingOption(w, at)),
    { clause: "CV-12.9" },
  );
  if (square === undefined) return;
  const cancellable = spendAction(city);
  realmOf(w, seat).used.push("freeBuildingAction");
  announce(w, table, {
    kind: "action",
    seat,
    city: city.at,
    action: { do: "free-building", id: building, square },
    cancellable,
  });
}
