import { spoken } from "@civitas/words/spoken";
import { saidResources } from "../resources.ts";
import type { VerbKind } from "../verb.ts";

/** Conquering a province of the development row, or one that holds a barbarian token. */
export type Purpose = "row" | "barbarian";

/** Military that pays only for one purpose, and only for a while. */
export interface GainRestricted<For extends Purpose = Purpose> {
  readonly verb: "gainRestricted";
  readonly military: number;
  readonly for: For;
}

export const gainRestricted = <For extends Purpose>(military: number, purpose: For): GainRestricted<For> => ({
  verb: "gainRestricted",
  military,
  for: purpose,
});

/** Something that keeps restricted military apart. */
export interface GainsRestricted {
  gainRestricted(military: number): void;
}

const { say, words } = spoken({
  en: {
    "do.gain-restricted.row": "gain {what} that can only pay for conquering a province of the development row",
    "do.gain-restricted.barbarian": "gain {what} that can only pay for conquering a province with a barbarian token",
  },
  ru: {
    "do.gain-restricted.row": "получите: {what} (только для завоевания провинций из ряда развития)",
    "do.gain-restricted.barbarian": "получите: {what} (только для завоевания провинций с жетоном варваров)",
  },
  hu: {
    "do.gain-restricted.row": "kapsz: {what} (csak a fejlesztéssáv tartományainak meghódítására)",
    "do.gain-restricted.barbarian": "kapsz: {what} (csak barbárjelzős tartomány meghódítására)",
  },
});

export const gainRestrictedKind: VerbKind<GainRestricted, GainsRestricted> = {
  *run({ military }, stage) {
    stage.gainRestricted(military);
  },
  can: () => true,
  asks: () => false,
  says: ({ military, for: purpose }) => say(`do.gain-restricted.${purpose}`, { what: saidResources({ military }) }),
  worth: ({ military }, { unit }) => 0.75 * military * unit.military,
  words,
};
