import type { Game } from "@civitas/kernel";
import type { Stories } from "./agenda.ts";
import { census } from "./census.ts";
import { evaluate } from "./evaluate/evaluate.ts";
import { type CivilizationOptions, OPTIONS } from "./options.ts";
import { say } from "./say.ts";
import { setup } from "./setup/setup.ts";
import type { World } from "./state.ts";
import { stories } from "./stories.ts";
import { turn } from "./turn/turn.ts";
import { result } from "./victory.ts";
import { reimagine } from "./view/reimagine.ts";
import type { CivilizationView } from "./view/view.ts";
import { view } from "./view/viewing.ts";

export const game: Game<World, CivilizationView, CivilizationOptions, Stories> = {
  id: "civilization",
  version: 6,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  setup,
  turn,
  stories,
  result,
  view,
  reimagine,
  progress: (w) => ({
    round: Math.max(1, w.round),
    phase: say(`phase.${w.phase}`),
    ...(w.settings.roundLimit === 0 ? {} : { of: w.settings.roundLimit }),
  }),
  evaluate,
  census,
};
