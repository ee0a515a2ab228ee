import type { Message, Reason, Seat } from "@civitas/kernel";
import type { CityAction, Item } from "../announcing/announced.ts";
import { unitsLeft } from "../battle/units.ts";
import { passives } from "../cards/passives.ts";
import { BUILDINGS } from "../content/buildings.ts";
import { CARAVAN_PRODUCTION, FIGURE_PRICE, RUSH_TRADE, WALLS_PRICE } from "../content/constants.ts";
import { BUILDING_IDS, type BuildingId, UNIT_TYPES, type UnitType, type WonderId } from "../content/ids.ts";
import { unitPrice } from "../content/units.ts";
import { WONDERS } from "../content/wonders.ts";
import { rankOf, stackingLimit, unitUnlocked } from "../limits.ts";
import { isSite, markerAt } from "../map/land.ts";
import { enemyAt, figuresInSupply, newFigure, standingAt } from "../movement/figures.ts";
import { mayStayOn } from "../movement/resting.ts";
import { ref } from "../refs.ts";
import { knows } from "../research/pyramid.ts";
import { say } from "../say.ts";
import { type City, type Realm, realmOf, type SquareNumber, type World } from "../state.ts";
import { outskirts } from "./outskirts.ts";
import { whyNotBuilding, whyNotWonder } from "./placing.ts";

/** Something that a produce action can build, before its square is chosen. */
export type Product =
  | { readonly build: "army" | "scout" }
  | { readonly build: "unit"; readonly type: UnitType }
  | { readonly build: "building"; readonly id: BuildingId }
  | { readonly build: "wonder"; readonly id: WonderId }
  | { readonly build: "walls" };

/** CV-11.18: what a produce action spends beside the regular production of the city. */
export type Spending = Pick<Extract<CityAction, { do: "produce" }>, "rush" | "caravan" | "michelangelo" | "bonuses">;

/** CV-12.5: the form that a player builds: the upgraded one as soon as its tech is known. */
export const formFor = (realm: Realm, basic: BuildingId): BuildingId => {
  const { upgradesTo } = BUILDINGS[basic];
  return upgradesTo !== null && knows(realm, BUILDINGS[upgradesTo].tech) ? upgradesTo : basic;
};

/** CV-12.1, CV-12.5: buildings that the player has unlocked. */
export const unlockedBuildings = (realm: Realm): BuildingId[] =>
  BUILDING_IDS.filter((id) => knows(realm, BUILDINGS[id].tech) && formFor(realm, id) === id);

/** Everything that exists for this player. */
export function* products(w: World, seat: Seat): Generator<Product> {
  const realm = realmOf(w, seat);
  yield { build: "army" };
  yield { build: "scout" };
  for (const type of UNIT_TYPES) if (unitUnlocked(realm, type)) yield { build: "unit", type };
  for (const id of unlockedBuildings(realm)) yield { build: "building", id };
  for (const id of w.market.wonders) yield { build: "wonder", id };
  if (knows(realm, "masonry")) yield { build: "walls" };
}

/** CV-13.1. */
export function wonderPrice(w: World, seat: Seat, id: WonderId): number {
  const { price, cheaper } = WONDERS[id];
  return cheaper !== null && knows(realmOf(w, seat), cheaper.tech) ? cheaper.price : price;
}

export function priceOf(w: World, seat: Seat, product: Product): number {
  switch (product.build) {
    case "army":
    case "scout":
      return FIGURE_PRICE[product.build];
    case "unit":
      return unitPrice(product.type, rankOf(realmOf(w, seat), product.type));
    case "building":
      return BUILDINGS[product.id].price;
    case "wonder":
      return wonderPrice(w, seat, product.id);
    case "walls":
      return WALLS_PRICE;
  }
}

type Fits = (square: SquareNumber) => boolean;

/** CV-14.2, CV-8.15: whether a new figure may stand on a square of one's outskirts. */
function figureFits(w: World, seat: Seat, kind: "army" | "scout"): Fits {
  const limit = stackingLimit(w, seat);
  const peaceful = kind === "scout" || passives.has(w, seat, "cannotAttackPlayers");
  return (square) => {
    if (isSite(markerAt(w, square)) || !mayStayOn(w, seat, square)) return false;
    if (enemyAt(w, seat, square) !== undefined) return !peaceful;
    return standingAt(w, seat, square) < limit;
  };
}

export const squaresForFigure = (w: World, seat: Seat, city: City, kind: "army" | "scout"): SquareNumber[] =>
  outskirts(w, city).filter(figureFits(w, seat, kind));

/** Whether a product could go onto a square of the city's outskirts; units and walls need no square. */
function productFits(w: World, seat: Seat, city: City, product: Product): Fits | undefined {
  switch (product.build) {
    case "army":
    case "scout":
      return figureFits(w, seat, product.build);
    case "building":
      return (square) => whyNotBuilding(w, seat, city, product.id, square) === undefined;
    case "wonder":
      return (square) => whyNotWonder(w, seat, city, square) === undefined;
    default:
      return undefined;
  }
}

/**
 * CV-11.11: whether a second item could go there on the table as it is after the first (`withItems`); what was just
 * built is not replaced, but by a second wonder, which has no other place (CV-13.5).
 */
function fitsAfter(after: World, seat: Seat, city: City, product: Product, before: readonly Item[]): Fits | undefined {
  const fits = productFits(after, seat, city, product);
  if (fits === undefined || before.length === 0 || product.build === "army" || product.build === "scout") return fits;
  const isKept = ({ build }: Item): boolean =>
    build === "building" || (build === "wonder" && product.build !== "wonder");
  const built = before.flatMap((item) => ("square" in item && isKept(item) ? [item.square] : []));
  return (square) => !built.includes(square) && fits(square);
}

/** Where a product could go, perhaps after other items; units and walls need no square. */
export function squaresFor(
  after: World,
  seat: Seat,
  city: City,
  product: Product,
  before: readonly Item[] = NONE,
): SquareNumber[] | undefined {
  const fits = fitsAfter(after, seat, city, product, before);
  return fits && outskirts(after, city).filter(fits);
}

/** The table as it will be once these items are placed. */
export function withItems(w: World, seat: Seat, items: readonly Item[]): World {
  if (items.length === 0) return w;
  const markers = [...w.markers];
  const figures = [...realmOf(w, seat).figures];
  for (const item of items) {
    if (item.build === "building") markers[item.square] = { kind: "building", id: item.id, owner: seat };
    else if (item.build === "wonder") markers[item.square] = { kind: "wonder", id: item.id, owner: seat };
    else if (item.build === "army" || item.build === "scout") figures.push(newFigure(item.build, item.square));
  }
  return { ...w, markers, realms: w.realms.map((realm, other) => (other === seat ? { ...realm, figures } : realm)) };
}

const NONE: readonly Item[] = [];

/** CV-1.12, CV-11.20: why it can't be built at all, at any cost; `taken` are items announced with it. */
export function whyNotBuild(
  w: World,
  seat: Seat,
  city: City,
  product: Product,
  taken: readonly Item[] = NONE,
  after: World = withItems(w, seat, taken),
): Reason | undefined {
  const already = taken.length === 0 ? 0 : taken.filter((item) => sameKind(item, product)).length;
  switch (product.build) {
    case "army":
    case "scout":
      if (figuresInSupply(w, seat, product.build) <= already) return { why: say("why.supply"), clause: "CV-14.1" };
      break;
    case "unit":
      if (unitsLeft(w, product.type) <= already) return { why: say("why.deck-empty"), clause: "CV-14.5" };
      break;
    case "building":
      if (w.market.buildings[BUILDINGS[product.id].pool] + returned(w, product.id, taken) <= already)
        return { why: say("why.pool-empty"), clause: "CV-12.6" };
      break;
    case "wonder":
      if (already > 0) return { why: say("why.sold"), clause: "CV-13.1" };
      break;
    case "walls":
      if (city.walls || already > 0) return { why: say("why.walled"), clause: "CV-8.18" };
  }
  const fits = fitsAfter(after, seat, city, product, taken);
  if (fits === undefined || outskirts(after, city).some(fits)) return undefined;
  return { why: say("why.no-square"), clause: "CV-11.20" };
}

/** CV-11.11, CV-12.7: buildings of the same pool that these items replace, and so return to the market. */
const returned = (w: World, id: BuildingId, items: readonly Item[]): number =>
  items.filter((item) => {
    const replaced = "square" in item && item.build !== "army" && item.build !== "scout" && markerAt(w, item.square);
    return replaced && replaced.kind === "building" && BUILDINGS[replaced.id].pool === BUILDINGS[id].pool;
  }).length;

function sameKind(item: Item, product: Product): boolean {
  if (item.build !== product.build) return false;
  if (item.build === "unit" && product.build === "unit") return item.type === product.type;
  if (item.build === "building" && product.build === "building") {
    return BUILDINGS[item.id].pool === BUILDINGS[product.id].pool;
  }
  if (item.build === "wonder" && product.build === "wonder") return item.id === product.id;
  return true;
}

export function sayProduct(product: Product | Item): Message {
  switch (product.build) {
    case "army":
    case "scout":
      return say(`figure.${product.build}`);
    case "unit":
      return say(`unit-type.${product.type}`);
    case "building":
      return say(`building.${product.id}`);
    case "wonder":
      return say(`wonder.${product.id}`);
    case "walls":
      return say("thing.walls");
  }
}

/** CV-11.18: what is spent on an action beside the regular production. */
export const sayExtras = ({ bonuses, caravan, michelangelo, rush }: Spending): Message[] => [
  ...bonuses.map((n) => say("extra.bonus", { n })),
  ...(caravan ? [say("extra.caravan", { n: CARAVAN_PRODUCTION })] : []),
  ...(michelangelo ? [say("great-card.michelangelo")] : []),
  ...(rush > 0 ? [say("extra.rush", { n: rush * RUSH_TRADE })] : []),
];

export const productId = (product: Product): string =>
  product.build === "unit" ? product.type : "id" in product ? product.id : product.build;

export function productRef(seat: Seat, product: Exclude<Product, { readonly build: "walls" }>): string {
  switch (product.build) {
    case "army":
      return ref.army(seat);
    case "scout":
      return ref.scout(seat);
    case "unit":
      return ref.unitDeck(product.type);
    case "building":
      return ref.pool(BUILDINGS[product.id].pool);
    case "wonder":
      return ref.wonder(product.id);
  }
}
