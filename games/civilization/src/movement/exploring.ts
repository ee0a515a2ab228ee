import type { Option, Seat } from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import type { GameTable } from "../agenda.ts";
import type { RelicId } from "../content/ids.ts";
import type { Rotation } from "../content/tiles.ts";
import { beside, grid, rotationTowards } from "../map/grid.ts";
import { explored, printed } from "../map/land.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import type { SquareNumber, World } from "../state.ts";

/** A face-down tile that a group touches, and how it would lie (CV-22.3). */
export interface Discovery extends Option {
  readonly slot: number;
  readonly rotation: Rotation;
}

const SIDES = ["north", "east", "south", "west"] as const;

/** CV-22.1, CV-22.4: the tiles that can be discovered from a square, by the side that is touched. */
export function discoveries(w: World, at: SquareNumber): Discovery[] {
  const found: Discovery[] = [];
  for (const square of beside(w, at)) {
    const slot = grid(w).slots[square];
    if (slot === undefined || explored(w, square)) continue;
    const rotation = rotationTowards(w, at, square);
    if (found.some((other) => other.slot === slot && other.rotation === rotation)) continue;
    const side = SIDES[rotation];
    found.push({
      id: `discover:${side}`,
      label: say("choice.discover", { side: say(`side.${side}`) }),
      refs: [ref.tile(slot), ref.tileSide(slot, rotation)],
      slot,
      rotation,
    });
  }
  return found;
}

/** Whether there is such a tile. */
export const canDiscover = (w: World, at: SquareNumber): boolean =>
  beside(w, at).some((square) => !explored(w, square));

/** CV-22.3, CV-5.7: the tile is turned up, and its huts, villages and relics get their markers. */
export function discover(w: World, table: GameTable, seat: Seat, slot: number, rotation: Rotation): void {
  const tile = w.tiles[slot];
  if (tile === undefined) return;
  tile.explored = true;
  tile.rotation = rotation;
  for (const square of grid(w).covered[slot] ?? []) placeSite(w, square);
  table.tell(() => ({
    what: say("log.discovers", { who: { seat } }),
    seat,
    clause: "CV-22.1",
    moves: [{ piece: ref.tile(slot), to: ref.tile(slot) }],
  }));
  occasion(w, table, [seat], "discoverTile", { seat });
}

function placeSite(w: World, square: SquareNumber): void {
  const site = printed(w, square)?.site ?? null;
  if (site === "hut") {
    const id = w.huts.pop();
    if (id !== undefined) w.markers[square] = { kind: "hut", id, seen: [] };
  } else if (site === "village") {
    const id = w.villages.pop();
    if (id !== undefined) w.markers[square] = { kind: "village", id, seen: [] };
  } else if (site !== null) placeRelic(w, square, site);
}

function placeRelic(w: World, square: SquareNumber, id: RelicId): void {
  w.markers[square] = { kind: "relic", id };
}
