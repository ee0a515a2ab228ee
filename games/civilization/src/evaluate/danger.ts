import type { Seat } from "@civitas/kernel";
import { countIcons } from "../city/gathering.ts";
import { centreOf } from "../city/outskirts.ts";
import {
  BATTLE_HAND,
  CAPITAL_DEFENCE,
  CITY_DEFENCE,
  HAND_OF_A_CITY,
  HAND_PER_FURTHER_ARMY,
  METROPOLIS_DEFENCE,
  WALLS_DEFENCE,
} from "../content/constants.ts";
import { travelSpeed } from "../limits.ts";
import { squaresApart } from "../map/grid.ts";
import { type City, realmOf, type World } from "../state.ts";
import { CLEAR_LEAD, expectedUnits } from "./forces.ts";

/** CV-31.5: whoever loses the capital has lost. */
const CAPITAL = 30;
const CITY = 8;
/** How likely armies come that are one turn away, or two. */
const NEXT_TURN = 0.5;
const SOON = 0.15;

/** What the armies of others threaten to take. */
export function dangerTo(w: World, seat: Seat): number {
  let sum = 0;
  for (const city of realmOf(w, seat).cities) {
    let worst = 0;
    for (let other = 0; other < w.realms.length; other++) {
      if (other !== seat) worst = Math.max(worst, dangerFrom(w, other, seat, city));
    }
    sum += worst * (city.capital ? CAPITAL : CITY);
  }
  return sum;
}

/** From 0 to 1: how likely this rival takes the city soon. */
function dangerFrom(w: World, rival: Seat, seat: Seat, city: City): number {
  const speed = travelSpeed(w, rival);
  let [next, soon] = [0, 0];
  for (const { kind, at } of realmOf(w, rival).figures) {
    if (kind !== "army") continue;
    const away = Math.min(...centreOf(city).map((square) => squaresApart(w, at, square)));
    if (away <= speed) next++;
    if (away <= 2 * speed) soon++;
  }
  if (soon === 0) return 0;
  const defence = defenceOf(w, seat, city);
  const chance = (armies: number): number => {
    if (armies === 0) return 0;
    const hand = BATTLE_HAND + HAND_PER_FURTHER_ARMY * (armies - 1);
    const lead = expectedUnits(realmOf(w, rival), hand) + countIcons(w, rival, "combat") - defence;
    return 1 / (1 + Math.exp(-(lead - 1) / CLEAR_LEAD));
  };
  return Math.max(NEXT_TURN * chance(next), SOON * chance(soon));
}

/** CV-25.7: the units that would defend a city, and its combat bonus. */
function defenceOf(w: World, seat: Seat, { second, capital, walls }: City): number {
  const place = second !== null ? METROPOLIS_DEFENCE : capital ? CAPITAL_DEFENCE : CITY_DEFENCE;
  const units = expectedUnits(realmOf(w, seat), BATTLE_HAND + HAND_OF_A_CITY);
  return units + place + (walls ? WALLS_DEFENCE : 0) + countIcons(w, seat, "combat");
}
