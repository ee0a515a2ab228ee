import type { Reason, Seat } from "@civitas/kernel";
import { passives } from "../cards/passives.ts";
import { centreAt } from "../city/outskirts.ts";
import { stackingLimit, water } from "../limits.ts";
import { beside } from "../map/grid.ts";
import { explored, isSite, markerAt, terrainOf } from "../map/land.ts";
import { canLearn } from "../research/learning.ts";
import { say } from "../say.ts";
import { type Figure, realmOf, type SquareNumber, type World } from "../state.ts";
import { enemyAt, hasArmy, standingAt } from "./figures.ts";
import { gateForbids } from "./resting.ts";

/** What all groups of a player can do. */
interface Manner {
  readonly water: "no" | "cross" | "end";
  readonly flies: boolean;
  /** CV-9.12. */
  readonly peaceful: boolean;
  readonly stack: number;
}

/** The properties of a group that matter for its steps. */
export interface Group extends Manner {
  readonly seat: Seat;
  readonly figures: readonly Figure[];
  readonly army: boolean;
  readonly size: number;
}

export const mannerOf = (w: World, seat: Seat): Manner => ({
  water: water(w, seat),
  flies: passives.has(w, seat, "ignoreObstacles"),
  peaceful: passives.has(w, seat, "cannotAttackPlayers"),
  stack: stackingLimit(w, seat),
});

export const groupOf = (w: World, seat: Seat, figures: readonly Figure[], manner = mannerOf(w, seat)): Group => ({
  seat,
  figures,
  army: hasArmy(figures),
  size: figures.length,
  water: manner.water,
  flies: manner.flies,
  peaceful: manner.peaceful,
  stack: manner.stack,
});

const because = (why: Parameters<typeof say>[0], clause: string): Reason => ({ why: say(why), clause });

/** CV-24.4: city centres are land, whatever was there. */
const isWater = (w: World, square: SquareNumber): boolean =>
  terrainOf(w, square) === "water" && centreAt(w, square) === undefined;

/** CV-30.9: a figure alone may be sacrificed in an enemy city for a tech, once a round. */
export const maySpy = (w: World, { seat, size }: Group, owner: Seat): boolean =>
  size === 1 &&
  passives.has(w, seat, "espionage") &&
  !realmOf(w, seat).used.includes("espionage") &&
  canLearn(w, seat, { from: owner, maxLevel: 5 });

/** Something that ends the move of a group that can't fly: enemies, their cities, huts and villages. */
export function isObstacle(w: World, seat: Seat, square: SquareNumber): boolean {
  const marker = markerAt(w, square);
  if (marker?.kind === "hut" || marker?.kind === "village") return true;
  if (enemyAt(w, seat, square) !== undefined) return true;
  const centre = centreAt(w, square);
  return centre !== undefined && centre.seat !== seat;
}

/** Why a group can't end its move on a square: where it is, or where these figures of it come to. */
export function whyNotStop(
  w: World,
  group: Group,
  square: SquareNumber,
  coming: readonly Figure[] = [],
): Reason | undefined {
  const { seat, army, size, peaceful } = group;
  const centre = centreAt(w, square);
  if (centre?.seat === seat) return w.settings.expansion ? undefined : because("why.own-city", "CV-21.8"); // CV-23.3
  if (isWater(w, square) && group.water !== "end") return because("why.water", "CV-21.5");
  if (centre !== undefined) {
    if (maySpy(w, group, centre.seat)) return undefined;
    if (!army) return because("why.needs-army", "CV-21.12");
    return peaceful ? because("why.democracy", "CV-9.12") : undefined;
  }
  if (enemyAt(w, seat, square) !== undefined) {
    if (!army) return because("why.needs-army", "CV-21.11");
    return peaceful ? because("why.democracy", "CV-9.12") : undefined;
  }
  const site = whyNotEnterSite(w, group, square);
  if (site !== undefined) return site;
  if (gateForbids(w, seat, square, coming)) return because("why.gate", "CV-21.15");
  return standingAt(w, seat, square) + size > group.stack ? because("why.stack", "CV-21.6") : undefined;
}

/** CV-21.9, CV-21.10, CV-21.14. */
function whyNotEnterSite(w: World, { seat, army }: Group, square: SquareNumber): Reason | undefined {
  const marker = markerAt(w, square);
  if (army || !isSite(marker)) return undefined;
  if (marker?.kind === "hut" && passives.has(w, seat, "scoutsExploreHuts")) return undefined;
  const clause = marker?.kind === "hut" ? "CV-21.9" : marker?.kind === "village" ? "CV-21.10" : "CV-21.14";
  return because("why.needs-army", clause);
}

/** CV-21.4 to CV-21.14: why a group can't take this step, with this many movement points left after it. */
export function whyNotStep(
  w: World,
  group: Group,
  from: SquareNumber,
  to: SquareNumber,
  left: number,
): Reason | undefined {
  const barred = whyNotEnter(w, group, from, to);
  if (barred !== undefined) return barred;
  const stop = whyNotStop(w, group, to, group.figures);
  if (stop === undefined) return undefined;
  // CV-21.25: a step that ends the move must lead where the group may stay.
  if (!group.flies && isObstacle(w, group.seat, to)) return stop;
  return canFinish(w, group, to, left) ? undefined : stop; // CV-21.27
}

function whyNotEnter(w: World, group: Group, from: SquareNumber, to: SquareNumber): Reason | undefined {
  if (w.locked.includes(from)) return because("why.locked", "CV-21.19");
  if (!explored(w, to)) return because("why.unexplored", "CV-21.4");
  if (group.water === "no" && isWater(w, to)) return because("why.water", "CV-21.5");
  const marker = markerAt(w, to);
  return marker?.kind === "relic" && !group.army ? because("why.needs-army", "CV-21.14") : undefined;
}

/** CV-21.22: whether the move can still be ended somewhere, on a square of this kind. */
export function canFinish(
  w: World,
  group: Group,
  from: SquareNumber,
  left: number,
  isGoal: (square: SquareNumber) => boolean = () => true,
): boolean {
  const seen = new Set([from]);
  let rim = [from];
  for (let n = left; n > 0 && rim.length > 0; n--) {
    const next: SquareNumber[] = [];
    for (const square of rim) {
      for (const to of beside(w, square)) {
        if (seen.has(to) || whyNotEnter(w, group, square, to) !== undefined) continue;
        seen.add(to);
        if (isGoal(to) && whyNotStop(w, group, to, group.figures) === undefined) return true;
        if (group.flies || !isObstacle(w, group.seat, to)) next.push(to);
      }
    }
    rim = next;
  }
  return false;
}
