import { type Speech, spoken } from "@civitas/monumental-family";

/** MO-9.40: so many steps in all, divided freely among the explorers. */
export interface MoveExplorers {
  readonly verb: "moveExplorers";
  readonly steps: number;
}

/** MO-9.41: so many token takings where the explorers stand. */
export interface ExplorerAction {
  readonly verb: "explorerAction";
  readonly n: number;
}

export const moveExplorers = (steps: number): MoveExplorers => ({ verb: "moveExplorers", steps });
export const explorerAction = (n: number): ExplorerAction => ({ verb: "explorerAction", n });

const moving = spoken({
  en: {
    "do.move-explorers":
      "move your explorers a total of up to {steps, plural, one {# space} other {# spaces}} without paying",
  },
  ru: {
    "do.move-explorers":
      "бесплатно передвиньте своих исследователей в сумме не более чем на {steps, plural, one {# тайл} few {# тайла} many {# тайлов} other {# тайла}}",
  },
  hu: { "do.move-explorers": "mozgasd a felfedezőidet ingyen, összesen legfeljebb {steps} lapkával" },
});

const taking = spoken({
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

export const moveExplorersSpeech: Speech<MoveExplorers> = {
  says: ({ steps }) => moving.say("do.move-explorers", { steps }),
  worth: ({ steps }) => 0.12 * steps,
  words: moving.words,
};

export const explorerActionSpeech: Speech<ExplorerAction> = {
  says: ({ n }) => taking.say("do.explorer-action", { n }),
  worth: ({ n }) => 0.3 * n,
  words: taking.words,
};
