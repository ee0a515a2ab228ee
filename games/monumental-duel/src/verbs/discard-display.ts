import type { Message, Option } from "@civitas/kernel";
import { type SoMany, takes, type VerbKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";

/** Cards of the row go to the development discard pile. */
export interface DiscardDisplay extends SoMany {
  readonly verb: "discardDisplay";
}

const { say: speak, words } = spoken({
  en: {
    "do.discard-display": "discard {n, plural, one {# card} other {# cards}} from the development row",
    "do.may-discard-display":
      "you may discard {n, plural, one {# card} other {up to # cards}} from the development row",
  },
  ru: {
    "do.discard-display":
      "сбросьте {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из ряда развития",
    "do.may-discard-display":
      "вы можете сбросить {n, plural, =1 {1 карту} one {до # карты} other {до # карт}} из ряда развития",
  },
  hu: {
    "do.discard-display": "dobj el {n} lapot a fejlesztéssávról",
    "do.may-discard-display": "eldobhatsz {n, plural, one {#} other {legfeljebb #}} lapot a fejlesztéssávról",
  },
});

export const sayDiscardDisplay = (n: number): Message => speak("do.discard-display", { n });

interface RowOption extends Option {
  readonly place: number;
}

/** Every card of the row will do. */
export const judgeDiscardDisplay = ({ play }: CardStage): RowOption[] =>
  play.duel.row.flatMap((card, place) =>
    card === null ? [] : [{ id: `discard:${card}`, label: nameOf(card), refs: [ref.row(place + 1)], place }],
  );

export const discardDisplayKind: VerbKind<DiscardDisplay, CardStage> = {
  ...takes<DiscardDisplay, CardStage, RowOption>({
    prompt: say("ask.discard-row"),
    clause: "MD-21.5",
    judge: judgeDiscardDisplay,
    take: discardFromRow,
  }),
  says: ({ n, exact }) => (exact ? sayDiscardDisplay(n) : speak("do.may-discard-display", { n })),
  worth: () => 0.4,
  words,
};

/** MD-21.5: to the development discard pile; the place stays free until phase C. */
function discardFromRow({ play: { duel, table }, seat }: CardStage, { place }: RowOption): undefined {
  const card = duel.row[place] ?? null;
  if (card === null) return;
  duel.row[place] = null;
  duel.discard.push(card);
  table.tell(() => ({
    what: say("log.discards-from-row", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-21.5",
    moves: [{ piece: ref.card(card), from: ref.row(place + 1), to: ref.discard }],
  }));
}
