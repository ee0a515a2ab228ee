import { choose, late, type Message, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { chancesAtSea } from "../battle/preview.ts";
import { attackAtSea } from "../battle/start.ts";
import { hexesOf, hexName, isSea } from "../map.ts";
import { ref } from "../refs.ts";
import { say, sayHex } from "../say.ts";
import type { Clash, Hex, Ship } from "../state.ts";
import { aboard } from "../troops.ts";
import type { Group } from "./groups.ts";
import { type Orientation, shipOrientations } from "./orientation.ts";
import { revealRegion } from "./revealing.ts";
import { type Voyage, voyageFrom } from "./sea.ts";

/** Where ships are going: to a hex, or to explore a region. */
export interface ShipCourse {
  readonly from: Hex;
  readonly to: Hex | null;
  readonly slot: number | null;
  readonly voyage: Voyage;
  readonly fleets: readonly (readonly Ship[])[];
}

interface Fleet extends Option {
  readonly ships: readonly Ship[];
}

/** CC-14.16: the ships are named; then they sail, fight or explore. */
export function* sailTo(s: Clash, table: GameTable, seat: Seat, { from, to, slot, voyage, fleets }: ShipCourse): Rules {
  const options = fleets.map(
    (ships): Fleet => ({
      id: `fleet:${ships.map(({ number }) => number).join("+")}`,
      label: say("group", { units: ships.map(saidShip) }),
      refs: ships.map(({ number }) => ref.ship(seat, number)),
      ...(to !== null && voyage.attacks.has(to) && { note: late(() => chancesAtSea(s, seat, to, ships)) }),
      ships,
    }),
  );
  const { ships } = yield* choose(seat, say("ask.fleet"), options, { clause: "CC-14.16" });
  const group: Group = { from, squads: [], landing: false, ships: ships.map(({ number }) => number) };
  if (to === null) {
    if (slot !== null) revealRegion(s, table, seat, slot, null, group);
    return;
  }
  table.tell(() => ({
    what: say("log.sail", { who: { seat }, n: ships.length, from: sayHex(s, from), to: sayHex(s, to) }),
    seat,
    clause: "CC-14.1",
    moves: ships.map(({ number }) => ({
      piece: ref.ship(seat, number),
      from: ref.hex(hexName(s, from)),
      to: ref.hex(hexName(s, to)),
    })),
  }));
  if (voyage.attacks.has(to)) attackAtSea(s, table, seat, to, group);
  else moveShips(s, seat, group, to);
}

const saidShip = (ship: Ship): Message =>
  say("ship-with", { n: ship.number, soldiers: aboard(ship, "soldier"), settlers: aboard(ship, "settler") });

/** CC-14.4: the cargo comes along and is not counted as moved. */
function moveShips(s: Clash, seat: Seat, { from, ships }: Group, to: Hex): void {
  for (const ship of s.ships) {
    if (ship.owner !== seat || ship.hex !== from || !ships.includes(ship.number)) continue;
    ship.hex = to;
    ship.moved = true;
  }
}

/** CC-15.9: the orientations in which the group could enter the region. */
export function turnForShips(s: Clash, seat: Seat, slot: number, { from }: Group): readonly Orientation[] {
  const unseen = s.slots[slot];
  if (unseen === undefined) return [];
  // The reach from before the region was turned face up.
  unseen.explored = false;
  const { reach, regions } = voyageFrom(s, seat, from);
  unseen.explored = true;
  return shipOrientations(s, slot, reach, regions.get(slot) === true);
}

interface Anchorage extends Option {
  readonly hex: Hex;
}

/** CC-15.10, CC-15.11: on any Sea hex of the region, or back where the move began. */
export function* arrive(s: Clash, table: GameTable, seat: Seat, slot: number, group: Group, open: boolean): Rules {
  if (!open) {
    moveShips(s, seat, group, group.from);
    return;
  }
  const options = hexesOf(slot)
    .filter((hex) => isSea(s, hex))
    .map(
      (hex): Anchorage => ({
        id: `anchor:${hexName(s, hex)}`,
        label: sayHex(s, hex),
        refs: [ref.hex(hexName(s, hex))],
        hex,
      }),
    );
  const { hex } = yield* choose(seat, say("ask.anchor"), options, { clause: "CC-15.10" });
  moveShips(s, seat, group, hex);
  table.tell(() => ({
    what: say("log.sail", { who: { seat }, n: group.ships.length, from: sayHex(s, group.from), to: sayHex(s, hex) }),
    seat,
    clause: "CC-15.10",
  }));
}
