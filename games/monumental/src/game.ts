import type { Game } from "@civitas/kernel";
import type { Stories } from "./agenda.ts";
import { census } from "./census.ts";
import { evaluate } from "./evaluate.ts";
import { type MonumentalOptions, OPTIONS } from "./options.ts";
import { reimagine } from "./reimagine.ts";
import { say } from "./say.ts";
import { result } from "./scoring.ts";
import { setup } from "./setup.ts";
import type { Monumental } from "./state.ts";
import { stories } from "./stories.ts";
import { turn } from "./turn.ts";
import type { MonumentalView } from "./view.ts";
import { view } from "./viewing.ts";

export const game: Game<Monumental, MonumentalView, MonumentalOptions, Stories> = {
  id: "monumental",
  version: 2,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  setup,
  turn,
  stories,
  result,
  view,
  reimagine,
  progress: (m) => ({
    round: Math.max(1, m.round),
    phase: say(`phase.${m.phase}`),
    ...(m.lastRound === null ? {} : { of: m.lastRound }),
  }),
  evaluate,
  census,
};
