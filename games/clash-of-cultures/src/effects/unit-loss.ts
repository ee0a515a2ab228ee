import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { hexName } from "../map.ts";
import { shipKey } from "../movement/groups.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import { sourceName } from "../source.ts";
import type { Clash, Hex, LandKind, Ship } from "../state.ts";
import { aboard, remove, shipsOf, stricter } from "../troops.ts";
import type { Stage } from "../verbs/verb.ts";
import type { Deeds } from "./deeds.ts";
import { victimsOf } from "./hardship.ts";

/** A unit as a choice; alike ones are one (CC-33.1). */
export interface UnitOption extends Option {
  readonly hex: Hex;
  readonly kind: LandKind | "ship";
  /** The ship, or the one it is aboard of. */
  readonly ship: Ship | null;
}

const KINDS: readonly LandKind[] = ["soldier", "settler"];

/** Units ashore, by hex and kind. */
function ashore(s: Clash, seat: Seat, kinds: readonly LandKind[]): UnitOption[] {
  const options = new Map<string, UnitOption>();
  for (const { owner, hex, kind } of s.troops) {
    if (owner !== seat || !kinds.includes(kind)) continue;
    const name = hexName(s, hex);
    const id = `lose:${kind}@${name}`;
    const label = say("unit-in", { unit: say(`unit.${kind}`), hex: sayHex(s, hex) });
    options.set(id, { id, label, refs: [ref.troops(name, kind)], hex, kind, ship: null });
  }
  return [...options.values()];
}

/** CC-33.1: ships that are not alike. */
function distinctShips(s: Clash, seat: Seat): Ship[] {
  const ships = new Map(shipsOf(s, seat).map((ship) => [`${ship.hex} ${shipKey(ship)}`, ship]));
  return [...ships.values()];
}

const atSea = (s: Clash, seat: Seat, kinds: readonly LandKind[]): UnitOption[] =>
  distinctShips(s, seat).flatMap((ship) =>
    kinds
      .filter((kind) => aboard(ship, kind) > 0)
      .map((kind) => ({
        id: `lose:${kind}@ship-${ship.number}`,
        label: say("unit-aboard", { unit: say(`unit.${kind}`), n: ship.number }),
        refs: [ref.cargo(seat, ship.number)],
        hex: ship.hex,
        kind,
        ship,
      })),
  );

const shipOptions = (s: Clash, seat: Seat): UnitOption[] =>
  distinctShips(s, seat).map((ship) => ({
    id: `lose:ship-${ship.number}`,
    label: say("ship", { n: ship.number, cargo: ship.cargo.length }),
    refs: [ref.ship(seat, ship.number)],
    hex: ship.hex,
    kind: "ship",
    ship,
  }));

/** CC-23.28: own soldiers anywhere, also aboard. */
export const soldierOptions = (s: Clash, seat: Seat): UnitOption[] => [
  ...ashore(s, seat, ["soldier"]),
  ...atSea(s, seat, ["soldier"]),
];

const unitOptions = (s: Clash, seat: Seat): UnitOption[] => [
  ...ashore(s, seat, KINDS),
  ...atSea(s, seat, KINDS),
  ...shipOptions(s, seat),
];

/** CC-23.25, CC-33.5: it goes; a ship with its cargo. */
export function loseUnit(
  s: Clash,
  table: GameTable,
  seat: Seat,
  { hex, kind, ship }: UnitOption,
  clause: string,
): void {
  if (ship === null) {
    if (kind !== "ship") remove(s, hex, seat, kind, 1);
  } else if (kind === "ship") {
    s.ships = s.ships.filter((one) => one !== ship);
  } else {
    const strictest = ship.cargo
      .filter((passenger) => passenger.kind === kind)
      .reduce((a, b) => (stricter(a.restriction, b.restriction) === a.restriction ? a : b));
    ship.cargo = ship.cargo.filter((passenger) => passenger !== strictest);
  }
  table.tell(() => ({
    what: say("log.unit-lost", { unit: say(`unit.${kind}`), hex: sayHex(s, hex) }),
    seat,
    clause,
  }));
}

/** All units of a player, those aboard too. */
const unitsOf = ({ s, seat }: Stage): number =>
  s.troops.reduce((sum, { owner, n }) => sum + (owner === seat ? n : 0), 0) +
  shipsOf(s, seat).reduce((sum, { cargo }) => sum + 1 + cargo.length, 0);

const SICK_UNITS = 2;

/** Epidemics. */
export const unitLossDeeds: Deeds<"loseUnits"> = {
  loseUnits: {
    *run(_verb, stage): Rules {
      const { s, table, seat, source } = stage;
      if (unitsOf(stage) < SICK_UNITS) return;
      for (let left = victimsOf(stage); left > 0; left--) {
        const options = unitOptions(s, seat);
        if (options.length === 0) return;
        const prompt = say("ask.lose-unit", { source: sourceName(source), left });
        loseUnit(s, table, seat, yield* choose(seat, prompt, options, { clause: "CC-23.25" }), "CC-23.25");
      }
    },
    can: (_verb, stage) => unitsOf(stage) >= SICK_UNITS,
  },
};
