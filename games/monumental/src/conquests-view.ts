import type { Seat } from "@civitas/kernel";
import { wishes } from "./conquest.ts";
import { isPossible, type Muster, modesFor, muster, sourcesFor } from "./conquest-plan.ts";
import { isProvince, spaceName } from "./map.ts";
import { proposeLevy } from "./muster-units.ts";
import { attackReach, routeOf, type Ways, waysTo } from "./reach.ts";
import { pointsNow, type Tally, talliesOf } from "./scoring.ts";
import { type Monumental, type SpaceNumber, spaceAt } from "./state.ts";
import type { ConquestView } from "./view.ts";

/** What the table needs to show a conquest before it is committed to: one entry for each possible target. */
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
      price: mode.bill,
      sources: sources.map(({ space, units, most, steps }) => ({
        space: spaceName(m, space),
        ...units,
        most,
        steps,
        route: routeNames(m, ways, space),
      })),
      proposed: proposeLevy(sources, mode, wishes(m, seat)).map(({ space, units }) => ({
        space: spaceName(m, space),
        ...units,
        route: routeNames(m, ways, space),
      })),
      after: pointsAfter(m, seat, target, tallies),
    },
  ];
}

const routeNames = (m: Monumental, ways: Ways, from: SpaceNumber): string[] =>
  routeOf(ways, from).map((n) => spaceName(m, n));

/** The player's provinces and points if the target were taken and the game ended then. */
function pointsAfter(m: Monumental, seat: Seat, target: SpaceNumber, tallies: readonly Tally[]) {
  const { owner } = spaceAt(m, target);
  const changed = tallies.map((tally, of) => {
    const by = of === seat ? 1 : of === owner ? -1 : 0;
    return { ...tally, provinces: tally.provinces + by };
  });
  return { points: pointsNow(m, changed)[seat] ?? 0, provinces: changed[seat]?.provinces ?? 0 };
}
