import { choose, no, type Option, type Rules, type Verdict } from "@civitas/kernel";
import { countOptions, type VerbKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import { CARDS, type DevelopmentId } from "../content/cards.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import type { Duel } from "../state.ts";
import { useEffects } from "../using.ts";

/** A building or a knowledge card of the row. */
export interface UseDisplay {
  readonly verb: "useDisplay";
}

const { say: speak, words } = spoken({
  en: { "do.use-display": "use 1 building or knowledge card of the development row, then discard it" },
  ru: { "do.use-display": "используйте 1 здание или знание из ряда развития, затем сбросьте эту карту" },
  hu: { "do.use-display": "használj fel 1 épületet vagy tudáslapot a fejlesztéssávról, majd dobd el" },
});

interface RowOption extends Option {
  readonly place: number;
  readonly card: DevelopmentId;
}

const judgeRow = ({ row }: Duel): Verdict<RowOption>[] =>
  row.flatMap((card, place) => {
    if (card === null) return [];
    const candidate = { id: `use:${card}`, label: nameOf(card), refs: [ref.row(place + 1)], place, card };
    const { kind } = CARDS[card];
    return kind === "building" || kind === "knowledge" ? candidate : no(candidate, say("why.not-usable"), "MD-23.9");
  });

const canUse = (_verb: UseDisplay, { play }: CardStage): boolean => countOptions(judgeRow(play.duel)) > 0;

export const useDisplayKind: VerbKind<UseDisplay, CardStage> = {
  *run(verb, stage) {
    if (!canUse(verb, stage)) return; // MD-23.9
    const { play, seat } = stage;
    const picked = yield* choose(seat, say("ask.use-row"), judgeRow(play.duel), { clause: "MD-21.10" });
    yield* useRowCard(stage, picked);
  },
  can: canUse,
  asks: canUse,
  says: () => speak("do.use-display"),
  worth: () => 0.4,
  words,
};

/** MD-21.10: the card leaves the row when it is chosen and goes to the development discard pile after use. */
function* useRowCard({ play, seat }: CardStage, { place, card }: RowOption): Rules {
  const { duel, table } = play;
  duel.row[place] = null;
  duel.borrowed = card;
  table.tell(() => ({
    what: say("log.uses-row", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-21.10",
    moves: [{ piece: ref.card(card), from: ref.row(place + 1), to: ref.aside(seat) }],
  }));
  yield* useEffects(play, seat, { card }, "MD-21.8");
  duel.borrowed = null;
  duel.discard.push(card);
  table.tell(() => ({
    what: say("log.row-card-discarded", { card: nameOf(card) }),
    seat,
    clause: "MD-21.10",
    moves: [{ piece: ref.card(card), from: ref.aside(seat), to: ref.discard }],
  }));
}
