import type { OptionsOf } from "@civitas/kernel";

/** Section 2. */
export interface CivilizationOptions {
  readonly expansion: boolean;
  readonly greatPersonCards: boolean;
  readonly investments: boolean;
  readonly civilizations: "random" | "choose";
  readonly roundLimit: number;
}

export const OPTIONS: OptionsOf<CivilizationOptions> = {
  // CV-2.1: the base game alone is for up to four.
  expansion: { kind: "flag", default: true, seats: { min: 2, max: 4 } },
  // CV-2.7: without the expansion both modules are off.
  greatPersonCards: { kind: "flag", default: true, where: { expansion: true } },
  investments: { kind: "flag", default: true, where: { expansion: true } },
  civilizations: { kind: "choice", of: ["random", "choose"], default: "random" },
  // CV-2.10: 0 is none.
  roundLimit: { kind: "number", min: 0, max: 40, default: 0 },
};
