import type { Seat } from "@civitas/kernel";
import { cityAt } from "../cities.ts";
import { NOTHING } from "../content/goods.ts";
import { ARMY_LIMIT, SHIP_ROOM } from "../content/pieces.ts";
import { canPay, sumOf } from "../goods.ts";
import { change } from "../hooks/query.ts";
import { beside, isExplored, isLand, isSea, terrainAt } from "../map.ts";
import type { Clash, Hex } from "../state.ts";
import { armyRoom, boats } from "../troops.ts";
import { canPayToll, defenderAt, obstacle, tollFor } from "./attacks.ts";
import { partsOf, type Squad, soldiersIn, squadsAboard, squadsAshore, unitsIn } from "./groups.ts";

/** One way a land group may go. */
export interface LandMove {
  readonly from: Hex;
  readonly to: Hex;
  readonly what: "march" | "attack" | "explore" | "embark";
  /** CC-14.6: it disembarks. */
  readonly landing: boolean;
  /** CC-30.8: the hex in between, if Roads are used to go two hexes. */
  readonly via: Hex | null;
  /** CC-30.50: without ignoring terrain (Ore) the way is closed. */
  readonly needsOre: boolean;
  /** The groups that may go, the largest first. */
  readonly groups: () => Squad[][];
}

/** CC-13.8: a unit that came through a Forest this turn may not enter foreign hexes. */
const isBold = ({ restriction }: Squad): boolean => restriction === "none";

const attackers = (s: Clash, seat: Seat, squads: readonly Squad[], to: Hex): Squad[][] =>
  partsOf(squads.filter(isBold), (part) => {
    const soldiers = soldiersIn(part);
    return soldiers > 0 && soldiers <= ARMY_LIMIT && canPayToll(s, seat, tollFor(s, to, soldiers));
  });

const marchers = (s: Clash, seat: Seat, squads: readonly Squad[], to: Hex): Squad[][] =>
  partsOf(squads, (part) => soldiersIn(part) <= armyRoom(s, to, seat));

/** CC-14.5: as many as find room. */
function embarkers(s: Clash, seat: Seat, squads: readonly Squad[], to: Hex): Squad[][] {
  const room = boats(s, seat, to).reduce((sum, ship) => sum + SHIP_ROOM - ship.cargo.length, 0);
  return partsOf(squads, (part) => unitsIn(part) <= room);
}

/** CC-13.4, CC-13.10 to CC-13.13: where units of these squads may go by one step. */
function steps(s: Clash, seat: Seat, from: Hex, squads: readonly Squad[], landing: boolean): LandMove[] {
  const moves: LandMove[] = [];
  for (const to of beside(s, from)) {
    const add = (what: LandMove["what"], groups: () => Squad[][]): void => {
      moves.push({ from, to, what, landing, via: null, needsOre: false, groups });
    };
    if (!isExplored(s, to)) add("explore", () => partsOf(squads, (part) => soldiersIn(part) <= ARMY_LIMIT));
    else if (isSea(s, to)) {
      if (!landing && boats(s, seat, to).length > 0) add("embark", () => embarkers(s, seat, squads, to));
    } else {
      const defender = defenderAt(s, to, seat);
      if (defender === null) {
        if (canEnter(s, seat, squads, to)) add("march", () => marchers(s, seat, squads, to));
      } else if (canAttack(s, seat, squads, to) && obstacle(s, seat, to, defender) === undefined) {
        add("attack", () => attackers(s, seat, squads, to));
      }
    }
  }
  return moves;
}

const canEnter = (s: Clash, seat: Seat, squads: readonly Squad[], to: Hex): boolean =>
  squads.some(({ kind }) => kind === "settler") || armyRoom(s, to, seat) > 0;

/** At least one soldier may attack, and its toll can be paid. */
const canAttack = (s: Clash, seat: Seat, squads: readonly Squad[], to: Hex): boolean =>
  squads.some((squad) => squad.kind === "soldier" && isBold(squad)) && canPayToll(s, seat, tollFor(s, to, 1));

/** CC-30.8: a move that starts or ends in one of your cities. */
const mayUseRoads = (s: Clash, seat: Seat, from: Hex, to: Hex): boolean =>
  change(s, seat, "roads") !== undefined && (cityAt(s, from)?.owner === seat || cityAt(s, to)?.owner === seat);

/** CC-30.49, CC-30.50: two hexes by Roads. */
function roadSteps(s: Clash, seat: Seat, from: Hex, squads: readonly Squad[]): LandMove[] {
  const roads = change(s, seat, "roads");
  if (roads === undefined || !canPay(s, seat, roads.distance)) return [];
  const withOre = canPay(s, seat, sumOf(roads.distance, roads.terrain));
  const moves = new Map<Hex, LandMove>();
  for (const via of beside(s, from)) {
    if (!isLand(s, via) || defenderAt(s, via, seat) !== null) continue;
    for (const to of beside(s, via)) {
      if (to === from || beside(s, from).includes(to) || !isLand(s, to) || !mayUseRoads(s, seat, from, to)) continue;
      const move = roadMove(s, seat, squads, { from, via, to });
      const known = moves.get(to);
      if (move === undefined || (move.needsOre && !withOre)) continue;
      if (known === undefined || hardness(s, move) < hardness(s, known)) moves.set(to, move);
    }
  }
  return [...moves.values()];
}

/** Of two ways to the same hex the open one is preferred, then one through a Forest, then one that needs Ore. */
const hardness = (s: Clash, { via, needsOre }: LandMove): number =>
  needsOre ? 2 : via !== null && terrainAt(s, via) === "forest" ? 1 : 0;

function roadMove(
  s: Clash,
  seat: Seat,
  squads: readonly Squad[],
  { from, via, to }: { readonly from: Hex; readonly via: Hex; readonly to: Hex },
): LandMove | undefined {
  const terrain = terrainAt(s, via);
  const defender = defenderAt(s, to, seat);
  const needsOre = terrain === "mountain" || (terrain === "forest" && defender !== null);
  const way = { from, to, landing: false, via, needsOre };
  if (defender === null) {
    return canEnter(s, seat, squads, to)
      ? { ...way, what: "march", groups: () => marchers(s, seat, squads, to) }
      : undefined;
  }
  if (!canAttack(s, seat, squads, to) || obstacle(s, seat, to, defender) !== undefined) return undefined;
  return { ...way, what: "attack", groups: () => attackers(s, seat, squads, to) };
}

/** Every land move that could be made now. */
export function landMoves(s: Clash, seat: Seat): LandMove[] {
  const moves: LandMove[] = [];
  const hexes = new Set(s.troops.filter(({ owner }) => owner === seat).map(({ hex }) => hex));
  for (const hex of hexes) {
    const squads = squadsAshore(s, seat, hex);
    if (squads.length > 0) moves.push(...steps(s, seat, hex, squads, false), ...roadSteps(s, seat, hex, squads));
  }
  const seas = new Set(s.ships.filter(({ owner, cargo }) => owner === seat && cargo.length > 0).map(({ hex }) => hex));
  for (const hex of seas) {
    const squads = squadsAboard(s, seat, hex);
    if (squads.length > 0) moves.push(...steps(s, seat, hex, squads, true));
  }
  return moves;
}

/** CC-30.8: whether ignoring terrain would change anything, and could be paid. Who attacks stays anyway (CC-13.6). */
export function mayIgnoreTerrain(s: Clash, seat: Seat, { from, to, via, landing, what }: LandMove): boolean {
  const roads = change(s, seat, "roads");
  if (roads === undefined || landing || what !== "march") return false;
  const rough = [to, ...(via === null ? [] : [via])].some((hex) => {
    const terrain = terrainAt(s, hex);
    return terrain === "forest" || terrain === "mountain";
  });
  const bill = sumOf(via === null ? NOTHING : roads.distance, roads.terrain);
  return rough && mayUseRoads(s, seat, from, to) && canPay(s, seat, bill);
}
