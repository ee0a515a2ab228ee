import type { Seat } from "@civitas/kernel";
import { coinsOf } from "./coins.ts";
import { COINS_TO_WIN } from "./content/constants.ts";
import { MARKET_RESOURCES } from "./content/ids.ts";
import { sectionOf, VICTORY_SPACE } from "./content/track.ts";
import { UNITS } from "./content/units.ts";
import { cityIcons, tradeIncome } from "./gathering.ts";
import { productionOf } from "./limits.ts";
import { type Realm, realmOf, seatsOf, type World } from "./state.ts";
import { winner } from "./victory.ts";

/** What a card at each level of the pyramid is worth. */
const TECH_WORTH = [0, 3, 4.5, 6, 7.5, 60];
/** What a space of each section of the culture track is worth. */
const SPACE_WORTH = [0, 1.6, 2.6, 3.8];
const COIN_WORTH = 2.5;

/** Differences of this much are big. */
const SCALE = 40;

/** How well a seat stands: what it has made of its civilization so far, against the best of the others. */
export function evaluate(w: World, seat: Seat): number {
  const won = winner(w);
  if (won !== undefined) return won.seat === seat ? 1 : 0;
  const mine = worth(w, seat);
  let best = 0;
  for (const other of seatsOf(w)) if (other !== seat) best = Math.max(best, worth(w, other));
  const lead = (mine - 0.4 * best) / SCALE;
  return 0.5 + 0.45 * (lead / (1 + Math.abs(lead)));
}

function worth(w: World, seat: Seat): number {
  const realm = realmOf(w, seat);
  return science(realm) + culture(realm) + economy(w, seat, realm) + forces(realm);
}

function science({ pyramid }: Realm): number {
  let sum = 0;
  for (const { level } of pyramid) sum += TECH_WORTH[level] ?? 0;
  return sum;
}

/** CV-15: spaces, points on the way to the next ones, and what was won on the way. */
function culture({ track, culture: points, events, wonders, reserve, greatCards }: Realm): number {
  let sum = 0.35 * points + 0.6 * events.length + 2 * wonders.length + reserve.length + 0.6 * greatCards.length;
  for (let space = 1; space <= track; space++) sum += SPACE_WORTH[sectionOf(space)] ?? 0;
  return sum + nearness(track / VICTORY_SPACE);
}

function economy(w: World, seat: Seat, { trade, cities, resources, kept, investments }: Realm): number {
  const coins = coinsOf(w, seat);
  let sum = COIN_WORTH * coins + nearness(coins / COINS_TO_WIN) + 0.25 * trade + 0.8 * tradeIncome(w, seat);
  for (const city of cities) {
    sum += 3 + 0.5 * productionOf(w, seat, city) + 0.5 * cityIcons(w, seat, city, "culture");
    if (city.walls) sum += 0.5;
    if (city.post !== null) sum += 0.3;
  }
  for (const resource of MARKET_RESOURCES) sum += 0.5 * resources[resource];
  for (const n of Object.values(investments)) sum += (COIN_WORTH + 0.5) * n;
  return sum + 0.7 * kept.length;
}

function forces({ units, figures }: Realm): number {
  let sum = 0;
  for (const id of units) sum += UNITS[id].type === "aircraft" ? 0.8 : 0.5;
  for (const { kind, gathers } of figures) sum += kind === "army" ? 0.6 : gathers === null ? 1.2 : 1.4;
  return sum;
}

/** The last steps to a victory count the most. */
const nearness = (part: number): number => 20 * part ** 3;
