import type { Message } from "@civitas/kernel";
import type { CityView, ClashView, HexView, ShipView, TroopView } from "../../src/view.ts";
import { BUILDING_KINDS } from "../pieces/city.tsx";
import { say } from "../say.ts";

/** Sentences one after the other. */
const together = (parts: readonly Message[]): Message =>
  parts.reduce((before, next) => say("ui.then", { before, next }));

export const listed = (parts: readonly Message[]): Message =>
  parts.reduce((before, next) => say("ui.and", { before, next }));

/** Everything about a hex in words: ears hear this, and the close-up shows it. */
export function describeHex(hex: HexView, { cities, troops, ships }: ClashView): Message {
  const city = cities.find((one) => one.hex === hex.name);
  const here = troops.filter((troop) => troop.hex === hex.name);
  const fleet = ships.filter((ship) => ship.hex === hex.name);
  return together([
    hex.terrain === null
      ? say("ui.hex-unexplored", { name: hex.name })
      : say("ui.hex", { name: hex.name, terrain: { say: `terrain.${hex.terrain}` } }),
    ...(hex.exhausted ? [say("ui.exhausted")] : []),
    ...(city === undefined ? [] : [describeCity(city)]),
    ...(here.length === 0 ? [] : [describeTroops(here)]),
    ...(fleet.length === 0 ? [] : [describeFleet(fleet)]),
  ]);
}

function describeCity(city: CityView): Message {
  if (city.owner === "barbarians") return say("ui.barbarian-settlement");
  const buildings = BUILDING_KINDS.flatMap((kind): Message[] => {
    const builder = city.buildings[kind];
    if (builder === null) return [];
    const building: Message = { say: `building.${kind}` };
    if (kind === "port" && city.portHex !== null) return [say("ui.port-on", { building, hex: city.portHex })];
    return builder === city.owner ? [building] : [say("ui.building-of", { building, who: { seat: builder } })];
  });
  const wonder: Message[] = city.wonder === null ? [] : [{ say: `wonder.${city.wonder}` }];
  const inside = [...buildings, ...wonder];
  const parts = [
    say("ui.city", {
      who: { seat: city.owner },
      size: city.size,
      mood: { say: `mood.${city.mood ?? "neutral"}` },
      n: city.activations,
    }),
    ...(inside.length === 0 ? [] : [say("ui.city-has", { things: listed(inside) })]),
  ];
  return together(parts);
}

function describeTroops(troops: readonly TroopView[]): Message {
  const n = (kind: TroopView["kind"]): number =>
    troops.reduce((sum, troop) => sum + (troop.kind === kind ? troop.n : 0), 0);
  const owner = troops[0]?.owner ?? "barbarians";
  if (owner === "barbarians") return say("ui.barbarians-here", { n: n("soldier") });
  const kinds = [
    ...(n("soldier") > 0 ? [say("ui.soldiers", { n: n("soldier") })] : []),
    ...(n("settler") > 0 ? [say("ui.settlers", { n: n("settler") })] : []),
  ];
  return say("ui.units-of", { who: { seat: owner }, units: listed(kinds) });
}

function describeFleet(ships: readonly ShipView[]): Message {
  const cargo = ships.flatMap((ship) => ship.cargo);
  const aboard = (kind: TroopView["kind"]): number => cargo.filter((one) => one.kind === kind).length;
  const units = [
    say("ui.ships", { n: ships.length }),
    ...(aboard("soldier") > 0 ? [say("ui.soldiers-aboard", { n: aboard("soldier") })] : []),
    ...(aboard("settler") > 0 ? [say("ui.settlers-aboard", { n: aboard("settler") })] : []),
  ];
  return say("ui.units-of", { who: { seat: ships[0]?.owner ?? 0 }, units: listed(units) });
}
