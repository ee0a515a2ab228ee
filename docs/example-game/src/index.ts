import type { Game } from "@civitas/kernel";
import { census, evaluate, progress, result } from "./end.ts";
import { setup } from "./setup.ts";
import type { Caravans, Options } from "./state.ts";
import { turn } from "./turn.ts";
import { reimagine, type View, view } from "./view.ts";

export const game: Game<Caravans, View, Options> = {
  id: "caravans",
  version: 1,
  seats: { min: 2, max: 4 },
  options: { road: { kind: "number", min: 10, max: 40, default: 20 } },
  setup,
  turn,
  result,
  view,
  reimagine,
  progress,
  evaluate,
  census,
};
