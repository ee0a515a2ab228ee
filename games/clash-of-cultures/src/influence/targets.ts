import type { Seat } from "@civitas/kernel";
import { buildingsIn, citiesOf, isInfluenced, piecesLeft, sizeOf } from "../cities.ts";
import type { ActionCardId, Building } from "../content/ids.ts";
import { INFLUENCE_ROLL } from "../content/pieces.ts";
import { change, changesOf, wonderChange } from "../hooks/query.ts";
import { distancesFrom, isWithin } from "../map.ts";
import { civilEffect } from "../playing.ts";
import { type City, type Clash, type Hex, playerOf } from "../state.ts";
import { payableTokens } from "../token-swap.ts";
import { soldiersAt } from "../troops.ts";

/** CC-17.2, CC-17.13: the buildings there that this player could replace. */
export const replaceable = (s: Clash, seat: Seat, city: City): Building[] =>
  buildingsIn(city).filter((id) => city.buildings[id] !== seat && piecesLeft(s, seat, id) > 0);

/** CC-17.10, CC-26.11: others may not target it. */
export function isShielded(s: Clash, seat: Seat, target: City): boolean {
  if (target.owner === seat) return false;
  return s.cities.some((city) => {
    const spaces = city.owner === target.owner ? wonderChange(city, "influenceShield") : undefined;
    return spaces !== undefined && isWithin(s, city.hex, target.hex, spaces);
  });
}

/** CC-17.9, CC-17.10: others may not boost against it. */
export function mayBoost(s: Clash, seat: Seat, target: City): boolean {
  if (target.owner === seat) return true;
  const protects = {
    happy: () => target.mood === "happy",
    army: () => soldiersAt(s, target.hex, target.owner) > 0,
    temple: () => target.buildings.temple !== null,
  };
  return !changesOf(s, target.owner, "noBoost").some((why) => protects[why]());
}

/** CC-17.4, CC-30.47. */
export const influenceNeeds = (s: Clash, seat: Seat): number => change(s, seat, "influenceNeeds") ?? INFLUENCE_ROLL;

/** CC-17.3: how far this city reaches without tokens. */
export const reachOf = (s: Clash, source: City): number =>
  sizeOf(source) + changesOf(s, source.owner, "influenceRange").reduce((sum, more) => sum + more, 0);

/** An attempt that could be declared: from a city, on a city, with this many tokens for the range. */
export interface Attempt {
  readonly source: City;
  readonly target: City;
  readonly tokens: number;
}

/** CC-17.1 to CC-17.3: every attempt that could be declared now. */
export function attempts(s: Clash, seat: Seat, only: Hex | null = null): Attempt[] {
  return attemptsOn(
    s,
    seat,
    s.cities.filter((city) => isTarget(s, seat, city)),
    only,
  );
}

/** CC-25.11: barbarian settlements in reach, as long as a settlement is left for one. */
export const takeovers = (s: Clash, seat: Seat, only: Hex | null): Attempt[] =>
  piecesLeft(s, seat, "settlement") === 0 ? [] : attemptsOn(s, seat, citiesOf(s, "barbarians"), only);

function attemptsOn(s: Clash, seat: Seat, targets: readonly City[], only: Hex | null): Attempt[] {
  if (targets.length === 0) return [];
  return citiesOf(s, seat)
    .filter((source) => !isInfluenced(source) && (only === null || source.hex === only))
    .flatMap((source) => attemptsFrom(s, seat, source, targets));
}

/** CC-25.4 "with-influence": cards that may be declared with an attempt. */
export const influenceCards = (s: Clash, seat: Seat): ActionCardId[] =>
  playerOf(s, seat).actionCards.filter((card) => civilEffect(card).timing === "with-influence");

/** CC-6.11: there is something to declare, with a card or without. */
export const canInfluence = (s: Clash, seat: Seat, from: Hex | null): boolean =>
  attempts(s, seat, from).length > 0 || (influenceCards(s, seat).length > 0 && takeovers(s, seat, from).length > 0);

function isTarget(s: Clash, seat: Seat, city: City): boolean {
  if (city.owner === "barbarians" || sizeOf(city) < 2) return false;
  return replaceable(s, seat, city).length > 0 && !isShielded(s, seat, city);
}

function attemptsFrom(s: Clash, seat: Seat, source: City, targets: readonly City[]): Attempt[] {
  const distances = distancesFrom(s, source.hex);
  const reach = reachOf(s, source);
  return targets.flatMap((target) => {
    const distance = distances[target.hex] ?? null;
    if (distance === null) return [];
    const tokens = Math.max(0, distance - reach);
    const boosts = tokens === 0 || (mayBoost(s, seat, target) && payableTokens(s, seat, "culture") >= tokens);
    return boosts ? [{ source, target, tokens }] : [];
  });
}
