import type { Speech } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** MO-9.40: this many steps in all, divided freely among the explorers. */
export interface MoveExplorers {
  readonly verb: "moveExplorers";
  readonly steps: number;
}

export const moveExplorers = (steps: number): MoveExplorers => ({ verb: "moveExplorers", steps });

const { say, words } = spoken({
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

export const moveExplorersSpeech: Speech<MoveExplorers> = {
  says: ({ steps }) => say("do.move-explorers", { steps }),
  worth: ({ steps }) => 0.12 * steps,
  words,
};
