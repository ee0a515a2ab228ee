import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { buildingsIn, citiesOf, cityAt, destroy } from "../cities.ts";
import type { Building } from "../content/ids.ts";
import { change } from "../hooks/query.ts";
import { distancesFrom, hexName, within } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { City, Clash, Hex, LandKind, Owner } from "../state.ts";
import { countAt, remove, soldiersAt } from "../troops.ts";
import { battleIn } from "./sides.ts";
import { startRaid } from "./start.ts";

const RAID_SPACES = 2;

/** A raid that the icon could bring: from a settlement on a nearest city. */
interface Raid {
  readonly camp: Hex;
  readonly target: Hex;
}

/** CC-22.6, CC-22.7: the settlements with most barbarians within 2 spaces, each with the nearest cities. */
function raidsOn(s: Clash, seat: Seat): Raid[] {
  const mine = citiesOf(s, seat);
  const camps = citiesOf(s, "barbarians").flatMap(({ hex }) => {
    const n = soldiersAt(s, hex, "barbarians");
    if (n === 0) return [];
    const distances = distancesFrom(s, hex);
    const near = Math.min(...mine.map((city) => distances[city.hex] ?? Number.POSITIVE_INFINITY));
    if (near > RAID_SPACES) return [];
    return [{ camp: hex, n, targets: mine.filter((city) => distances[city.hex] === near).map((city) => city.hex) }];
  });
  const most = Math.max(0, ...camps.map(({ n }) => n));
  return camps
    .filter(({ n }) => n === most)
    .flatMap(({ camp, targets }) => targets.map((target) => ({ camp, target })));
}

/** CC-22.17: cities of other players outside the Great Wall that these barbarians could attack for this player. */
export function targetsOf(s: Clash, seat: Seat, camp: Hex): Hex[] {
  if (soldiersAt(s, camp, "barbarians") === 0) return [];
  const near = within(s, camp, RAID_SPACES);
  return s.cities
    .filter(({ owner, hex }) => owner !== seat && owner !== "barbarians" && near.includes(hex) && !isWalled(s, owner))
    .map(({ hex }) => hex);
}

/** CC-22.15: barbarians can't attack cities of this player. */
const isWalled = (s: Clash, owner: Owner): boolean => change(s, owner, "wall") !== undefined;

interface RaidOption extends Option, Raid {}

export const raidOption = (s: Clash, { camp, target }: Raid): RaidOption => ({
  id: `raid:${hexName(s, camp)}>${hexName(s, target)}`,
  label: say("do.raid", { from: sayHex(s, camp), to: sayHex(s, target) }),
  refs: [ref.city(hexName(s, target))],
  from: { ref: ref.city(hexName(s, camp)), name: sayHex(s, camp) },
  to: { ref: ref.city(hexName(s, target)), name: sayHex(s, target) },
  camp,
  target,
});

/** CC-22.6, CC-22.15: the icon brings an attack; behind the Great Wall none, and nobody else is attacked instead. */
export const isRaidDue = (s: Clash, seat: Seat): boolean => !isWalled(s, seat) && raidsOn(s, seat).length > 0;

/** CC-23.9: the barbarian attack icon. */
export function* raidByIcon(s: Clash, table: GameTable, seat: Seat): Rules {
  if (!isRaidDue(s, seat)) return;
  const options = raidsOn(s, seat).map((raid) => raidOption(s, raid));
  const { camp, target } = yield* choose(seat, say("ask.raid"), options, { clause: "CC-22.7" });
  startRaid(s, table, camp, target);
}

interface Hit extends Option {
  readonly unit?: LandKind;
  readonly building?: Building;
}

/** CC-22.9: one hit after the other: units first, then buildings, then the settlement. */
export function* tellRaidDamage(s: Clash, table: GameTable, { hits }: Stories["raidDamage"]): Rules {
  const battle = battleIn(s);
  const city = cityAt(s, battle.hex);
  const { owner } = battle.defender;
  if (hits === 0 || city === undefined || owner === "barbarians") return;
  table.next("raidDamage", { hits: hits - 1 });
  const options = hitOptions(s, owner, city);
  if (options.length === 0) {
    destroy(s, city);
    battle.piecesLost += 1;
    table.tell(() => ({ what: say("log.destroyed", { hex: sayHex(s, city.hex) }), seat: owner, clause: "CC-22.9" }));
    return;
  }
  const { unit, building } = yield* choose(owner, say("ask.hit", { hits }), options, { clause: "CC-22.9" });
  if (building !== undefined) {
    city.buildings[building] = null;
    if (building === "port") city.portHex = null;
    battle.piecesLost += 1;
    table.tell(() => ({
      what: say("log.building-lost", { building: say(`building.${building}`), hex: sayHex(s, city.hex) }),
      seat: owner,
      clause: "CC-22.9",
    }));
  }
  if (unit === undefined) return;
  remove(s, city.hex, owner, unit, 1);
  if (unit === "soldier") {
    battle.defender.lost += 1;
    battle.defender.lostNow += 1;
  } else battle.defender.settlersLost += 1;
  table.tell(() => ({
    what: say("log.unit-lost", { unit: say(`unit.${unit}`), hex: sayHex(s, city.hex) }),
    seat: owner,
    clause: "CC-22.9",
  }));
}

function hitOptions(s: Clash, seat: Seat, city: City): Hit[] {
  const name = hexName(s, city.hex);
  const kinds: readonly LandKind[] = ["settler", "soldier"];
  const units = kinds
    .filter((kind) => countAt(s, city.hex, seat, kind) > 0)
    .map((unit): Hit => ({ id: `lose:${unit}`, label: say(`unit.${unit}`), refs: [ref.troops(name, unit)], unit }));
  if (units.length > 0) return units;
  return buildingsIn(city).map(
    (building): Hit => ({
      id: `lose:${building}`,
      label: say(`building.${building}`),
      refs: [ref.building(name, building)],
      building,
    }),
  );
}
