import { startingBuildingDice, startingBuildings } from "./content/boards.ts";
import { colours, type PrintedDice } from "./content/dice.ts";
import { type TileId, tileIds, tiles } from "./content/tiles.ts";
import type { BuildingId } from "./state.ts";

interface Building {
  readonly vp: number;
  /** How many dice it prints, by colour. */
  readonly dice: readonly number[];
}

const byColour = (dice: PrintedDice): number[] => colours.map((colour) => dice[colour] ?? 0);

const bought = tileIds.map((id): [BuildingId, Building] => [id, { vp: tiles[id].vp, dice: byColour(tiles[id].dice) }]);
const printed = startingBuildings.map((id): [BuildingId, Building] => {
  return [id, { vp: 0, dice: byColour(startingBuildingDice) }];
});

const buildings: ReadonlyMap<BuildingId, Building> = new Map([...printed, ...bought]);

/** What a visible building gives: a bought one, or one printed on the board (ND-1.10). */
export function buildingOf(id: BuildingId): Building {
  const building = buildings.get(id);
  if (building === undefined) throw new RangeError(`${id} is no building`);
  return building;
}

const started: ReadonlySet<BuildingId> = new Set(startingBuildings);

/** Whether the building was bought, and so is a tile, not a printed one. */
export const isTile = (id: BuildingId): id is TileId => !started.has(id);
