import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import { isRaidDue, raidByIcon } from "../battle/raid.ts";
import { citiesOf, cityAt, piecesLeft } from "../cities.ts";
import { ARMY_LIMIT, EXHAUSTION_TOKENS } from "../content/pieces.ts";
import { beside, boardIn, distancesFrom, hexName, terrainAt } from "../map.ts";
import { campOption, settleBarbarians } from "../movement/exploring.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { Clash, Hex } from "../state.ts";
import { hasUnits, inSupply, recruit, soldiersAt } from "../troops.ts";
import type { Stage } from "../verbs/verb.ts";
import type { Deeds } from "./deeds.ts";
import { canHire } from "./mercenaries.ts";

const SPAWN_SPACES = 2;

interface Place extends Option {
  readonly hex: Hex;
}

/** Land without city, unit or token that can carry a city: CC-23.6, CC-23.7. */
function isEmptyLand(s: Clash, hex: Hex): boolean {
  const terrain = terrainAt(s, hex);
  if (terrain === null || terrain === "sea" || terrain === "barren") return false;
  return cityAt(s, hex) === undefined && !hasUnits(s, hex) && !s.exhausted.includes(hex);
}

const besideCities = (s: Clash, seat: Seat): Hex[] => [
  ...new Set(citiesOf(s, seat).flatMap(({ hex }) => beside(s, hex).filter((next) => isEmptyLand(s, next)))),
];

/** CC-23.7: exactly 2 spaces from an own city, else adjacent to one. */
function campSites(s: Clash, seat: Seat): Hex[] {
  if (piecesLeft(s, "barbarians", "settlement") === 0) return [];
  const distances = citiesOf(s, seat).map(({ hex }) => distancesFrom(s, hex));
  const apart = [...boardIn(s).names.keys()].filter(
    (hex) => isEmptyLand(s, hex) && distances.some((from) => from[hex] === SPAWN_SPACES),
  );
  return apart.length > 0 ? apart : besideCities(s, seat);
}

/** CC-23.8: settlements with fewer than 4 barbarians. */
const campsWithRoom = (s: Clash): Hex[] =>
  inSupply(s, "barbarians", "soldier") === 0
    ? []
    : citiesOf(s, "barbarians")
        .map(({ hex }) => hex)
        .filter((hex) => soldiersAt(s, hex, "barbarians") < ARMY_LIMIT);

function* settleCamp({ s, table, seat }: Stage): Rules {
  const sites = campSites(s, seat).map((hex) => campOption(s, hex));
  if (sites.length === 0) return;
  const { hex } = yield* choose(seat, say("ask.barbarians"), sites, { clause: "CC-23.7" });
  settleBarbarians(s, table, hex, "CC-23.7");
}

function* reinforce({ s, table, seat }: Stage): Rules {
  const camps = campsWithRoom(s).map((hex) => campOption(s, hex));
  if (camps.length === 0) return;
  const { hex } = yield* choose(seat, say("ask.reinforce"), camps, { clause: "CC-23.8" });
  recruit(s, "barbarians", hex, "soldier", 1);
  table.tell(() => ({ what: say("log.reinforced", { hex: sayHex(s, hex) }), clause: "CC-23.8" }));
}

/** CC-23.6, CC-1.6. */
const exhaustible = ({ s, seat }: Stage): Hex[] =>
  s.exhausted.length >= EXHAUSTION_TOKENS ? [] : besideCities(s, seat);

export const barbarianDeeds: Deeds<"exhaust" | "barbariansAppear" | "barbariansAttack" | "hireBarbarians"> = {
  exhaust: {
    *run(_verb, stage): Rules {
      const { s, table, seat } = stage;
      const options = exhaustible(stage).map(
        (hex): Place => ({
          id: `exhaust:${hexName(s, hex)}`,
          label: sayHex(s, hex),
          refs: [ref.hex(hexName(s, hex))],
          hex,
        }),
      );
      if (options.length === 0) return;
      const { hex } = yield* choose(seat, say("ask.exhaust"), options, { clause: "CC-23.6" });
      s.exhausted.push(hex);
      table.tell(() => ({ what: say("log.exhausted", { hex: sayHex(s, hex) }), seat, clause: "CC-23.6" }));
    },
    can: (_verb, stage) => exhaustible(stage).length > 0,
  },

  barbariansAppear: {
    *run(_verb, stage): Rules {
      yield* settleCamp(stage);
      yield* reinforce(stage);
    },
    can: (_verb, { s, seat }) => campSites(s, seat).length > 0 || campsWithRoom(s).length > 0,
  },

  barbariansAttack: {
    run: (_verb, { s, table, seat }): Rules => raidByIcon(s, table, seat),
    can: (_verb, { s, seat }) => isRaidDue(s, seat),
  },

  hireBarbarians: {
    *run(_verb, { table, seat }): Rules {
      table.next("hire", { seat, camps: [] });
    },
    can: (_verb, { s, seat }) => canHire(s, seat),
  },
};
