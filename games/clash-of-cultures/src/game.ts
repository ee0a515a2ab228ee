import type { Game } from "@civitas/kernel";
import type { Stories } from "./agenda.ts";
import { census } from "./census.ts";
import { TURNS_PER_ROUND } from "./content/turn-track.ts";
import { evaluate } from "./evaluate.ts";
import { type ClashOptions, OPTIONS } from "./options.ts";
import { reimagine } from "./reimagine.ts";
import { say } from "./say.ts";
import { result } from "./scoring.ts";
import { setup } from "./setup.ts";
import type { Clash } from "./state.ts";
import { stories } from "./stories.ts";
import { turn } from "./turn.ts";
import { roundsOf } from "./turn-track.ts";
import type { ClashView } from "./view.ts";
import { view } from "./viewing.ts";

export const game: Game<Clash, ClashView, ClashOptions, Stories> = {
  id: "clash-of-cultures",
  version: 4,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  setup,
  turn,
  stories,
  result,
  view,
  reimagine,
  progress: (s) => ({
    round: s.round,
    of: roundsOf(s),
    phase: say(`phase.${s.phase}`, { turn: s.turn, of: TURNS_PER_ROUND }),
  }),
  evaluate,
  census,
};
