import type { Ref } from "@civitas/kernel";
import { GOODS } from "../../src/content/goods.ts";
import { ref } from "../../src/refs.ts";
import type { CityView, ClashView, ShipView, TroopView } from "../../src/view.ts";
import { BUILDING_KINDS } from "../pieces/city.tsx";
import type { StackLook } from "../pieces/stack.tsx";
import type { CityOnHex, HexLook, HexSpace } from "./hex.ts";

/** The hexes of the board; they stay the same as long as the board does. */
export const hexSpaces = ({ hexes }: ClashView): HexSpace[] =>
  hexes.map(({ name, q, r, slot }) => ({ at: ref.hex(name), cell: [q, r], name, slot }));

function cityLook({ owner, mood, buildings, wonder, size, activations, portHex }: CityView): CityOnHex {
  const built = BUILDING_KINDS.flatMap((kind) => {
    const builder = buildings[kind];
    return builder === null ? [] : [[kind, builder] as const];
  });
  return {
    owner,
    mood: mood ?? "neutral",
    buildings: Object.fromEntries(built),
    wonder: wonder ?? undefined,
    size,
    activations,
    portHex: portHex ?? undefined,
  };
}

const countOf = (troops: readonly TroopView[], kind: TroopView["kind"]): number =>
  troops.reduce((sum, troop) => sum + (troop.kind === kind ? troop.n : 0), 0);

/** The units of a hex: they are all of one owner (CC-2.12). */
function stackLook(
  troops: readonly TroopView[],
  ships: readonly ShipView[],
  mover: ClashView["mover"],
): StackLook | undefined {
  const owner = troops[0]?.owner ?? ships[0]?.owner;
  if (owner === undefined) return undefined;
  const cargo = ships.flatMap((ship) => ship.cargo);
  const stuck = ({ restriction }: { readonly restriction: TroopView["restriction"] }): boolean =>
    restriction === "fought" || restriction === "mountain";
  return {
    at: [
      ...new Set(troops.map(({ hex, kind }) => ref.troops(hex, kind))),
      ...ships.flatMap(({ owner: whose, number, cargo: load }) => [
        ref.ship(whose, number),
        ...(load.length > 0 ? [ref.cargo(whose, number)] : []),
      ]),
    ],
    owner,
    soldiers: countOf(troops, "soldier"),
    settlers: countOf(troops, "settler"),
    ships: ships.length,
    aboard: {
      soldiers: cargo.filter(({ kind }) => kind === "soldier").length,
      settlers: cargo.filter(({ kind }) => kind === "settler").length,
    },
    done: owner === mover && troops.every(stuck) && ships.every(({ fought }) => fought),
  };
}

/** What each hex shows, in the order of the hexes. */
export function looksOf({ hexes, cities, troops, ships, mover }: ClashView): HexLook[] {
  const cityAt = new Map(cities.map((city) => [city.hex, city]));
  return hexes.map(({ name, terrain, exhausted }) => {
    const city = cityAt.get(name);
    return {
      terrain: terrain ?? undefined,
      city: city === undefined ? undefined : cityLook(city),
      stack: stackLook(
        troops.filter(({ hex }) => hex === name),
        ships.filter(({ hex }) => hex === name),
        mover,
      ),
      exhausted,
    };
  });
}

/** Which hex each thing on the map stands on: a hex stands for all of them, a rival for all that they hold. */
export function placesOf({ hexes, cities, troops, ships, players, viewer }: ClashView): ReadonlyMap<Ref, Ref> {
  const places = new Map<Ref, Ref>();
  for (const { seat } of players) {
    if (seat === viewer) continue;
    for (const held of [...GOODS.map((kind) => ref.goods(seat, kind)), ref.hand(seat), ref.completed(seat)]) {
      places.set(held, ref.player(seat));
    }
  }
  for (const { hex } of cities) {
    places.set(ref.city(hex), ref.hex(hex));
    for (const kind of BUILDING_KINDS) places.set(ref.building(hex, kind), ref.hex(hex));
  }
  for (const { hex, kind } of troops) places.set(ref.troops(hex, kind), ref.hex(hex));
  for (const { hex, owner, number } of ships) {
    places.set(ref.ship(owner, number), ref.hex(hex));
    places.set(ref.cargo(owner, number), ref.hex(hex));
  }
  for (const { name, exhausted } of hexes) if (exhausted) places.set(ref.exhaustion(name), ref.hex(name));
  return places;
}

/** The name of the hex that a thing of the map stands on. */
export function hexOfRef(view: ClashView, at: Ref): string | undefined {
  const place = placesOf(view).get(at) ?? at;
  return view.hexes.find(({ name }) => ref.hex(name) === place)?.name;
}
