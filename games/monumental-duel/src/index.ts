import type { Game } from "@civitas/kernel";
import { census } from "./census.ts";
import { evaluate } from "./evaluate.ts";
import { reimagine } from "./reimagine.ts";
import { say } from "./say.ts";
import { result } from "./scoring.ts";
import { type DuelOptions, setup } from "./setup.ts";
import type { Duel } from "./state.ts";
import { turn } from "./turn.ts";
import { type DuelView, view } from "./view.ts";

export { cardText, givesText } from "./card-text.ts";
export type { Card, Era, Kind } from "./content/card.ts";
export {
  BASIC_IDS,
  type BasicId,
  CARD_IDS,
  CARDS,
  type CardId,
  type CityId,
  type DevelopmentId,
  type LeaderId,
  type PolicyId,
} from "./content/cards.ts";
export { CIVILIZATION_IDS, CIVILIZATIONS, type CivilizationId } from "./content/civilizations.ts";
export { type CardOrigin, originOf } from "./content/origin.ts";
export { ref } from "./refs.ts";
export { nameOf } from "./say.ts";
export type { DuelOptions } from "./setup.ts";
export type { Duel } from "./state.ts";
export type { DuelView, FreeCityView, PlaceView, PlayerView, ProvinceView } from "./view.ts";

export const game: Game<Duel, DuelView, DuelOptions> = {
  id: "monumental-duel",
  version: 2,
  seats: { min: 2, max: 2 },
  options: {
    civilizations: { kind: "choice", of: ["choose", "random"], default: "choose" },
    payment: { kind: "choice", of: ["default", "ask"], default: "default" },
  },
  setup: (options, _seats, random) => setup(options, random),
  turn,
  result,
  view,
  reimagine: (duel, _viewer, random) => reimagine(duel, random),
  progress: (duel) => ({
    round: duel.round,
    phase: say(`phase.${duel.phase}`),
    ...(duel.final ? { of: duel.round } : {}),
  }),
  evaluate,
  census,
};
