import type { Game } from "@civitas/kernel";
import { census } from "./census.ts";
import { nations } from "./content/boards.ts";
import { evaluate } from "./evaluate.ts";
import { reimagine } from "./reimagine.ts";
import { playOn, progress } from "./round.ts";
import { result } from "./scoring.ts";
import { setup } from "./setup.ts";
import type { Nations, NationsOptions } from "./state.ts";
import { type NationsView, view } from "./view.ts";

export { type Nation, nations, startingBuildings } from "./content/boards.ts";
export { type ChitKind, chitKinds } from "./content/chits.ts";
export { type Colour, colours, facesOf, type Resource, resources } from "./content/dice.ts";
export { type EventId, eventIds, eventOf, type GameEvent } from "./content/events.ts";
export { hallOfFame, type Title, titleFor } from "./content/hall-of-fame.ts";
export { originOf, type TileOrigin } from "./content/origin.ts";
export { type Tile, type TileId, type TileKind, tileIds, tileOf } from "./content/tiles.ts";
export { ref } from "./refs.ts";
export type { BuildingId, Nations, NationsOptions, Step } from "./state.ts";
export type { CellView, ChitView, DieView, EventView, NationsView, PlayerView } from "./view.ts";

/** Nations: The Dice Game, for one to four players. */
export const game: Game<Nations, NationsView, NationsOptions> = {
  id: "nations-dice",
  version: 4,
  seats: { min: 1, max: 4 },
  options: {
    harder: { kind: "flag", default: false, seats: { min: 1, max: 1 } },
    nation: { kind: "choice", of: nations, default: "rome" },
  },
  setup,
  turn: playOn,
  longestStory: { answers: 30, because: "one payment may exchange die after die" },
  result,
  view,
  reimagine,
  progress,
  evaluate,
  census,
};
