import type { OptionsOf } from "@civitas/kernel";
import { replaceable, type WonderId } from "./content/cards.ts";
import { CIVILIZATION_IDS, type CivilizationId } from "./content/civilizations.ts";
import type { Scenario } from "./content/maps.ts";

/** What becomes of an era's alternative wonder: nothing, or it replaces another one. */
export type Alternative = "none" | "random" | WonderId;

/** MO-16.4: what the players agree on before the game. */
export interface MonumentalOptions {
  /** MO-11.1. A solo player always plays against the automa. */
  readonly automa: "none" | "random" | CivilizationId;
  readonly civilizations: "choose" | "random";
  readonly map: Scenario | "random";
  /** MO-3.27: the outline of a random map. */
  readonly outline: Scenario;
  readonly alternativeI: Alternative;
  readonly alternativeII: Alternative;
  readonly alternativeIII: Alternative;
  readonly renaissance: boolean;
  readonly heroes: boolean;
  readonly monsters: number;
  /** MO-5.14. */
  readonly payment: "usual" | "ask";
}

const alternative = (era: "I" | "II" | "III") =>
  ({ kind: "choice", of: ["none", "random", ...replaceable(era)], default: "none" }) as const;

export const OPTIONS: OptionsOf<MonumentalOptions> = {
  automa: {
    kind: "choice",
    of: ["none", "random", ...CIVILIZATION_IDS],
    default: "none",
    seats: { min: 1, max: 3 },
  },
  civilizations: { kind: "choice", of: ["choose", "random"], default: "choose" },
  map: { kind: "choice", of: ["clash-of-titans", "quiet-pastures", "random"], default: "clash-of-titans" },
  outline: {
    kind: "choice",
    of: ["quiet-pastures", "clash-of-titans"],
    default: "quiet-pastures",
    where: { map: "random" },
  },
  alternativeI: alternative("I"),
  alternativeII: alternative("II"),
  alternativeIII: alternative("III"),
  renaissance: { kind: "flag", default: false },
  heroes: { kind: "flag", default: false },
  monsters: { kind: "number", min: 0, max: 6, default: 0 },
  payment: { kind: "choice", of: ["usual", "ask"], default: "usual" },
};
