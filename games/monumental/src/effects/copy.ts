import { choose, type Option, type Rules } from "@civitas/kernel";
import type { Copy } from "@civitas/monumental-family";
import { laidCards } from "../city.ts";
import { CARDS, type CardId, isKnowledge } from "../content/cards.ts";
import { nameOf, say } from "../say.ts";
import { sourceName } from "../source.ts";
import type { CardStage } from "../stage.ts";
import { cityOf } from "../state.ts";
import { laidRef, placeName } from "./cards-laid.ts";
import { choosing } from "./choosing.ts";

/** MO-15.6: cards that copy can't be copied. */
const copies = (id: CardId): boolean => CARDS[id].use?.does.some(({ verb }) => verb === "copy") ?? false;

function copyable({ seeks }: Copy, stage: CardStage) {
  const all = laidCards(cityOf(stage.m, stage.seat), () => true).filter(({ card }) => !copies(card));
  if (seeks === "knowledge") return all.filter(({ card }) => isKnowledge(card));
  const { hero } = stage.realm;
  return all.filter(({ card, index }) => hero !== null && hero.place === index && hero.card === card);
}

/** MO-15.6: what another card gives and does, without using it up. */
export const copyRun = {
  *run(verb: Copy, stage: CardStage): Rules {
    const { seat, table, source } = stage;
    const found = copyable(verb, stage);
    if (found.length === 0) return;
    const options: (Option & { readonly card?: CardId })[] = found.map((laid) => ({
      id: `copy:${laid.card}`,
      label: say("choice.card-at", { card: nameOf(laid.card), place: placeName(laid.index) }),
      refs: [laidRef(seat, laid)],
      card: laid.card,
    }));
    if (verb.seeks !== "hero-card") options.push({ id: "none", label: say("choice.none") });
    const prompt = say("ask.copy", { source: sourceName(source) });
    const { card } = yield* choose(seat, prompt, options, { clause: "MO-15.6" });
    if (card === undefined) return;
    table.tell(() => ({
      what: say("log.copies", { who: { seat }, card: nameOf(card), by: sourceName(source) }),
      seat,
      clause: "MO-15.6",
    }));
    table.next("use", { seat, card, clause: "MO-15.6" });
  },
  ...choosing<Copy>((verb, stage) => copyable(verb, stage).length > 0),
};
