import type { Seat } from "@civitas/kernel";
import { gatheredIcons } from "../city/gathering.ts";
import { COINS_TO_WIN, RESEARCH_PRICE } from "../content/constants.ts";
import { type GovernmentId, MARKET_RESOURCES, type TechId } from "../content/ids.ts";
import { TECHS } from "../content/techs.ts";
import { sectionOf, VICTORY_SPACE } from "../content/track.ts";
import { mayAct, productionOfCards } from "../limits.ts";
import { coinsOf, coinsOnCards } from "../research/coins.ts";
import { type Level, type Realm, realmOf, type SquareNumber, seatsOf, type World } from "../state.ts";
import { winner } from "../victory.ts";
import { battleWorth, chanceAtTheCapital } from "./battle.ts";
import { dangerTo } from "./danger.ts";
import { forcesWorth } from "./forces.ts";
import { figuresWorth, goalsOnTheMap, landKnown } from "./map.ts";
import { BY_ROUND } from "./rounds.ts";

/** What stored things are worth. */
const TRADE = 0.25;
const CULTURE = 0.35;
const COIN = 2.5;
const RESOURCE = 0.6;
const EVENT = 0.6;
const KEPT = 0.8;
/** What a secret loses for each player who knows it: nobody shows things for nothing (CV-10.7). */
const KNOWN = 0.02;

/** What a needed tech is worth per trade it costs; a tech that the pyramid doesn't need counts for its card alone. */
const TECH = 0.5;
const FURTHER_TECH = 1;
/** What a space of each section of the culture track is worth. */
const SPACE = [0, 1.6, 3.2, 5];

const GOVERNMENT: Readonly<Partial<Record<GovernmentId, number>>> = {
  feudalism: 0.8,
  "monarchy-gov": 0.8,
  "democracy-gov": 1,
  republic: 0.3,
  fundamentalism: 0.3,
};

/** Differences of this size are big. */
const SCALE = 30;

/** How well a seat stands: what it has made of its civilization, against the best of the others. */
export function evaluate(w: World, seat: Seat): number {
  const won = winner(w);
  if (won !== undefined) return won.seat === seat ? 1 : 0;
  const future = { rounds: roundsLeft(w), goals: goalsOnTheMap(w) };
  const mine = worth(w, seat, future);
  let best = Number.NEGATIVE_INFINITY;
  for (const other of seatsOf(w)) if (other !== seat) best = Math.max(best, worth(w, other, future));
  const expected = 1 / (1 + Math.exp((best - mine) / SCALE));
  const { attacker, defender, chance } = chanceAtTheCapital(w);
  if (attacker === seat) return expected + (1 - expected) * chance;
  return defender === seat ? expected * (1 - chance) : expected;
}

interface Future {
  readonly rounds: number;
  readonly goals: readonly SquareNumber[];
}

function worth(w: World, seat: Seat, { rounds, goals }: Future): number {
  const realm = realmOf(w, seat);
  return (
    science(realm, rounds) +
    culture(realm) +
    economy(w, seat, realm, rounds) +
    forcesWorth(w, realm, seat) +
    figuresWorth(w, seat, rounds, goals) +
    landKnown(w, seat) +
    battleWorth(w, seat) +
    stillToPlace(w, realm) -
    dangerTo(w, seat) -
    FIDDLING * fiddlingOf(realm)
  );
}

/** About what a capital and the first scout are worth once they stand on the map. */
const CAPITAL_TO_COME = 21;
const SCOUT_TO_COME = 9;

/** CV-4: whoever is still to place a capital or figures is not behind those who have placed theirs. */
function stillToPlace({ round }: World, { cities, figures }: Realm): number {
  if (round > 0) return 0;
  const scout = figures.some(({ kind }) => kind === "scout");
  return (cities.length > 0 ? 0 : CAPITAL_TO_COME) + (scout ? 0 : SCOUT_TO_COME);
}

/**
 * Actions that change nothing must be worth a little less than doing nothing, or bots would take them for their own
 * sake.
 */
const FIDDLING = 1e-4;

const fiddlingOf = ({ used, figures, everyStep }: Realm): number =>
  used.length + figures.filter(({ moved }) => moved).length + (everyStep ? 1 : 0);

/** The last steps to a victory count the most. */
const nearness = (part: number): number => 20 * part ** 3;

/** About how many rounds are still to come, judged by whoever has come furthest on any way to victory. */
function roundsLeft(w: World): number {
  let furthest = 0;
  for (const [seat, realm] of w.realms.entries()) {
    const way = Math.max(partOfPyramid(realm), realm.track / VICTORY_SPACE, coinsOf(w, seat) / COINS_TO_WIN);
    furthest = Math.max(furthest, way);
  }
  const open = 2 + 14 * (1 - Math.min(1, furthest));
  return w.settings.roundLimit === 0 ? open : Math.min(open, Math.max(0, w.settings.roundLimit - w.round));
}

const LEVELS: readonly Level[] = [1, 2, 3, 4];
/** CV-27.6: the number of techs of each level in a pyramid with Space Flight on top. */
const neededAt = (level: Level): number => 6 - level;
const WHOLE_PYRAMID = LEVELS.reduce((sum, level) => sum + neededAt(level) * RESEARCH_PRICE[level], RESEARCH_PRICE[5]);

/** The trade that all techs of a whole pyramid cost. */
function neededTechs({ pyramid }: Realm): number {
  const left = [0, 5, 4, 3, 2, 1];
  let sum = 0;
  for (const { level } of pyramid) {
    const more = left[level] ?? 0;
    if (more > 0) sum += RESEARCH_PRICE[level];
    left[level] = more - 1;
  }
  return sum;
}

const partOfPyramid = (realm: Realm): number => neededTechs(realm) / WHOLE_PYRAMID;

/** What a tech's card brings to its owner, judged by what is printed on it. */
const CARD: ReadonlyMap<TechId, number> = new Map(
  Object.entries(TECHS).map(([id, { unlocks, passive, abilities }]) => {
    const { coinSlots, maxCities, ...others } = passive;
    const lasting = 0.3 * Object.keys(others).length + (coinSlots ? 0.8 : 0) + (maxCities ? 2 : 0);
    return [id, (unlocks.building ? 1 : 0) + lasting + 0.3 * abilities.length] as [TechId, number];
  }),
);

/** CV-27: what the pyramid still needs counts as progress, every card for what it can do. */
function science(realm: Realm, rounds: number): number {
  let cards = 0;
  for (const { tech } of realm.pyramid) cards += tech === null ? 0 : (CARD.get(tech) ?? 0);
  const useful = 0.3 + 0.7 * Math.min(1, rounds / 12);
  const needed = neededTechs(realm);
  return TECH * needed + FURTHER_TECH * 0.3 * realm.pyramid.length + useful * cards + nearness(needed / WHOLE_PYRAMID);
}

/** CV-15: spaces, points on the way to the next ones, and what was won on the way. */
function culture({ track, culture: points, events, wonders, reserve, greatCards }: Realm): number {
  let sum = CULTURE * points + EVENT * events.length + 2 * wonders.length + reserve.length + 0.6 * greatCards.length;
  for (let space = 1; space <= track; space++) sum += SPACE[sectionOf(space)] ?? 0;
  return sum + nearness(track / VICTORY_SPACE);
}

function economy(w: World, seat: Seat, realm: Realm, rounds: number): number {
  const { trade, cities, resources, kept, investments, government } = realm;
  const ofCards = productionOfCards(w, seat);
  let coins = coinsOnCards(w, seat);
  let sum = TRADE * trade;
  for (const city of cities) {
    const icons = gatheredIcons(w, seat, city);
    coins += icons.coin;
    sum += 1 + BY_ROUND.action * rounds - (mayAct(w, seat, city) ? 0 : 3);
    sum += BY_ROUND.trade * rounds * icons.trade;
    sum += BY_ROUND.production * rounds * (icons.production + ofCards);
    sum += BY_ROUND.culture * rounds * icons.culture;
    if (city.walls) sum += 0.5;
    if (city.post !== null) sum += 0.3;
  }
  sum += COIN * coins + nearness(coins / COINS_TO_WIN);
  for (const resource of MARKET_RESOURCES) sum += RESOURCE * resources[resource];
  for (const n of Object.values(investments)) sum += (COIN + 0.5) * n;
  sum -= KNOWN * realm.shown.length;
  for (const { seen } of kept) sum += KEPT - KNOWN * seen.length;
  return sum + (GOVERNMENT[government] ?? 0);
}
