import type { EventId } from "./events.ts";
import type { TileId } from "./tiles.ts";

/** Whether the values of a thing are those of the printed game, or our own because no public source prints them. */
export type TileOrigin = "printed" | "ours";

/** No public source prints the values of the tiles or what the events ask for. */
export const originOf = (_thing: TileId | EventId): TileOrigin => "ours";
