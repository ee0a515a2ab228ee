import type { Seat } from "@civitas/kernel";
import { capacityOf, citiesOf, cityAt, sizeOf } from "./cities.ts";
import { OBJECTIVE_CARDS } from "./content/objective-cards.ts";
import { dangerTo } from "./danger.ts";
import { objectiveHolds } from "./goals/completing.ts";
import { terrainAt } from "./map.ts";
import { result, scoreOf } from "./scoring.ts";
import { type City, type Clash, type Hex, isOwnTurn, playerOf } from "./state.ts";
import { roundsOf } from "./turn-track.ts";

/** What things are worth apart from the points they count, in points, to somebody who has time to use them. */
const WORTH = {
  resource: 0.26,
  /** More than a few of each is hardly ever used. */
  surplus: 0.06,
  token: 0.3,
  settler: 0.9,
  soldier: 0.28,
  ship: 0.3,
  actionCard: 0.4,
  objectiveCard: 0.3,
  /** An objective that would be completed in a Status phase now. */
  metObjective: 1.2,
  greatPerson: 0.7,
  reservedWonder: 0.6,
  /** Per turn to come: an advance, and each piece that can collect or build. */
  advance: 0.035,
  capacity: 0.06,
  happy: 0.25,
  angry: -0.5,
} as const;

const ENOUGH = 4;

/** CC-29.1: whoever loses the last city ends the game, and hardly ever as the winner. */
const LAST_CITY = 12;

/** How well a seat stands, from 0 to 1: points, and what cities, goods, units and cards will still bring. */
export function evaluate(s: Clash, seat: Seat): number {
  const ended = result(s);
  if (ended !== undefined) {
    const place = ended.places[seat] ?? 1;
    return place === 1 ? 1 / ended.places.filter((other) => other === 1).length : 0;
  }
  const turns = turnsLeft(s);
  const mine = assess(s, seat, turns);
  let [best, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (const other of s.players.keys()) {
    if (other === seat) continue;
    const theirs = assess(s, other, turns);
    best = Math.max(best, theirs);
    sum += theirs;
  }
  const rivals = 0.7 * best + (0.3 * sum) / (s.players.length - 1);
  return 1 / (1 + Math.exp((rivals - mine) / 6));
}

/** Player turns that everybody still has after this one. */
function turnsLeft(s: Clash): number {
  if (s.lastPlayerTurn) return 0;
  const inRound = s.phase === "actions" || s.phase === "player-turn" || s.phase === "turn-begins" ? 3 - s.turn : 0;
  const rounds = s.players.every((_, seat) => canGoOn(s, seat)) ? Math.max(0, roundsOf(s) - s.round) : 0;
  return rounds * 3 + inRound;
}

/** CC-29.1: a player has a city, or may still found one before the round ends. */
const canGoOn = (s: Clash, seat: Seat): boolean =>
  s.cities.some(({ owner }) => owner === seat) ||
  s.troops.some(({ owner, kind }) => owner === seat && kind === "settler");

function assess(s: Clash, seat: Seat, turns: number): number {
  const player = playerOf(s, seat);
  /** Whether stored goods can still be used. */
  const useful = turns > 0 ? 1 : isOwnTurn(s, seat) && s.now.actions > 0 ? 0.6 : 0.05;
  let worth = scoreOf(s, seat).total / 2;
  worth += goodsWorth(s, seat) * useful;
  worth += WORTH.advance * turns * player.advances.length;
  const cities = citiesOf(s, seat);
  if (cities.length === 0) worth -= LAST_CITY;
  for (const city of cities) worth += cityWorth(s, city, turns, cities.length === 1);
  worth += unitsWorth(s, seat, turns) * useful;
  worth += WORTH.actionCard * useful * player.actionCards.length;
  worth += WORTH.greatPerson * useful * player.greatPersons.length;
  worth += WORTH.reservedWonder * useful * player.reserved.length;
  return worth + objectivesWorth(s, seat);
}

function goodsWorth(s: Clash, seat: Seat): number {
  const { food, ore, wood, ideas, gold, mood, culture } = playerOf(s, seat).goods;
  let worth = 0;
  for (const n of [food, ore, wood, ideas, gold]) {
    worth += WORTH.resource * Math.min(n, ENOUGH) + WORTH.surplus * Math.max(0, n - ENOUGH);
  }
  for (const n of [mood, culture]) worth += WORTH.token * Math.min(n, ENOUGH) + WORTH.surplus * Math.max(0, n - ENOUGH);
  return worth;
}

/** What a city will still bring, and how easily it is lost. */
function cityWorth(s: Clash, city: City, turns: number, last: boolean): number {
  const mood = city.mood === "happy" ? WORTH.happy : city.mood === "angry" ? WORTH.angry : 0;
  const brings = WORTH.capacity * turns * capacityOf(s, city) + mood * Math.min(1, turns / 3);
  const stake = sizeOf(city) + brings + (city.wonder === null ? 0 : 5) + (last ? LAST_CITY : 0);
  return brings - dangerTo(s, city) * stake;
}

function unitsWorth(s: Clash, seat: Seat, turns: number): number {
  let worth = 0;
  for (const { owner, kind, hex, n } of s.troops) {
    if (owner !== seat) continue;
    worth += n * (kind === "soldier" ? WORTH.soldier : settlerWorth(s, hex, turns));
  }
  for (const { owner, cargo } of s.ships) {
    if (owner !== seat) continue;
    worth += WORTH.ship;
    for (const { kind } of cargo) worth += kind === "soldier" ? WORTH.soldier : WORTH.settler * 0.8;
  }
  return worth;
}

/** A settler is a city to come: nearly there where one can be founded. */
function settlerWorth(s: Clash, hex: Hex, turns: number): number {
  const terrain = terrainAt(s, hex);
  const founds =
    terrain !== "barren" && terrain !== "sea" && cityAt(s, hex) === undefined && !s.exhausted.includes(hex);
  return WORTH.settler * Math.min(1, turns / 3) + (founds ? 0.4 + WORTH.capacity * turns * 0.5 : 0);
}

function objectivesWorth(s: Clash, seat: Seat): number {
  let worth = 0;
  for (const card of playerOf(s, seat).objectiveCards) {
    const { upper, lower } = OBJECTIVE_CARDS[card];
    const met = objectiveHolds(s, seat, upper) || objectiveHolds(s, seat, lower);
    worth += met ? WORTH.metObjective : WORTH.objectiveCard;
  }
  return worth;
}
