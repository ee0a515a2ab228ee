import type { Speech } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** MO-9.41: takes this many tokens where the explorers stand. */
export interface ExplorerAction {
  readonly verb: "explorerAction";
  readonly n: number;
}

export const explorerAction = (n: number): ExplorerAction => ({ verb: "explorerAction", n });

const { say, words } = spoken({
  en: {
    "do.explorer-action":
      "{n, plural, one {an explorer may take a token} other {up to # times an explorer may take a token}} where it stands, even if it has already acted this turn",
  },
  ru: {
    "do.explorer-action":
      "{n, plural, one {исследователь может} few {до # раз исследователь может} many {до # раз исследователь может} other {до # раза исследователь может}} взять жетон там, где стоит, даже если уже действовал в этот ход",
  },
  hu: {
    "do.explorer-action":
      "{n, plural, one {egy felfedező} other {legfeljebb # alkalommal egy felfedező}} elvehet egy jelzőt ott, ahol áll, akkor is, ha ebben a fordulóban már cselekedett",
  },
});

export const explorerActionSpeech: Speech<ExplorerAction> = {
  says: ({ n }) => say("do.explorer-action", { n }),
  worth: ({ n }) => 0.3 * n,
  words,
};
