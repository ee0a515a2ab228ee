import type { OptionsOf } from "@civitas/kernel";
import type { Variant } from "./state.ts";

/** CC-31.12: what the players agree on before the game. A four-round game always has the fixed ending. */
export type ClashOptions = Variant;

export const OPTIONS: OptionsOf<ClashOptions> = {
  events: { kind: "choice", of: ["normal", "none", "optional"], default: "normal" },
  rounds: { kind: "choice", of: ["six", "four"], default: "six" },
  ending: { kind: "choice", of: ["fixed", "die", "wonder"], default: "fixed" },
};
