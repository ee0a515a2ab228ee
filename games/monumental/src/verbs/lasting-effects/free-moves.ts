import type { LastingKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

export interface FreeMoves {
  readonly lasting: "free-moves";
  readonly n: number;
}

export const freeMoves = (n: number): FreeMoves => ({ lasting: "free-moves", n });

const { say, words } = spoken({
  en: { "lasting.free-moves": "The first {n} units you move with Move Forces each turn are free." },
  ru: {
    "lasting.free-moves":
      "Первые {n, plural, one {# юнит} few {# юнита} many {# юнитов} other {# юнита}}, которых вы передвигаете в каждый свой ход, передвигаются бесплатно.",
  },
  hu: { "lasting.free-moves": "Fordulónként az első {n} egységed mozgatása ingyenes." },
});

export const freeMovesKind: LastingKind<FreeMoves> = {
  says: ({ n }) => say("lasting.free-moves", { n }),
  worth: ({ n }) => 0.05 * n,
  words,
};
