import type { Seat } from "@civitas/kernel";
import { wishes } from "./conquest.ts";
import {
  isPossible,
  type Mode,
  type Muster,
  modesFor,
  muster,
  type SourceOfUnits,
  sourcesFor,
} from "./conquest-plan.ts";
import { isProvince, spaceName } from "./map.ts";
import { type Group, proposeLevy } from "./muster-units.ts";
import { attackReach, routeOf, waysTo } from "./reach.ts";
import { pointsNow, type Tally, talliesOf } from "./scoring.ts";
import { type Monumental, type SpaceNumber, spaceAt } from "./state.ts";
import type { ConquestView, LevyView } from "./view.ts";

/** What the table needs to preview a conquest: one entry for each possible target. */
export function conquestsFor(m: Monumental, seat: Seat): ConquestView[] {
  if (m.phase !== "actions" || m.mover !== seat) return [];
  const force = muster(m, seat, attackReach(m, seat));
  const tallies = talliesOf(m);
  return m.spaces.flatMap((space, n) =>
    isProvince(space) && space.owner !== seat ? conquestOf(m, seat, n, force, tallies) : [],
  );
}

function conquestOf(
  m: Monumental,
  seat: Seat,
  target: SpaceNumber,
  force: Muster,
  tallies: readonly Tally[],
): ConquestView[] {
  const mode = modesFor(m, seat, target, force).find(isPossible);
  if (mode === undefined) return [];
  const sources = sourcesFor(m, seat, target, force);
  const ways = waysTo(m, seat, target, force.reach.coast !== null);
  return [
    {
      space: spaceName(m, target),
      units: mode.units,
      ...(!isMilitaryAlone(mode) && { price: mode.bill }),
      sources: sources.map(({ space }) => wayOf(m, routeOf(ways, space))),
      proposed: levyOf(sources, proposeLevy(sources, mode, wishes(m, seat))),
      points: pointsAfter(m, seat, target, tallies),
    },
  ];
}

const isMilitaryAlone = ({ bill: { military, ...others }, units }: Mode): boolean =>
  military === units && Object.keys(others).length === 0;

/** "e1 d2": every space on the way but the target. */
const wayOf = (m: Monumental, route: readonly SpaceNumber[]): string =>
  route
    .slice(0, -1)
    .map((n) => spaceName(m, n))
    .join(" ");

const levyOf = (sources: readonly SourceOfUnits[], groups: readonly Group[]): LevyView => ({
  soldiers: sources.map(({ space }) => groups.find((group) => group.space === space)?.units.soldiers ?? 0),
  ...(groups.some(({ units }) => units.warlord) && { warlord: true }),
  ...(groups.some(({ units }) => units.hero) && { hero: true }),
});

/** The player's points if the target were taken and the game ended then. */
function pointsAfter(m: Monumental, seat: Seat, target: SpaceNumber, tallies: readonly Tally[]): number {
  const { owner } = spaceAt(m, target);
  const changed = tallies.map((tally, of) => {
    const by = of === seat ? 1 : of === owner ? -1 : 0;
    return { ...tally, provinces: tally.provinces + by };
  });
  return pointsNow(m, changed)[seat] ?? 0;
}
