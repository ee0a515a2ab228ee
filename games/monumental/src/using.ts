import { choose, type Option, type Rules } from "@civitas/kernel";
import type { GameTable, Story } from "./agenda.ts";
import { CARDS, type CardId } from "./content/cards.ts";
import { ref } from "./refs.ts";
import { nameOf, say } from "./say.ts";
import { fromCard, type Source, sourceName } from "./source.ts";
import { CardStage } from "./stage.ts";
import type { CardEffect } from "./verbs/grammar.ts";
import { vocabulary } from "./vocabulary.ts";

/** MO-6.12: what the card gives, then its ability, now or not at all. */
export const tellUse: Story<"use"> = function* (m, table, { seat, card, clause }) {
  const { gives, given, use } = CARDS[card];
  const stage = new CardStage(m, table, seat, fromCard(card));
  if (given.length > 0) stage.gain(gives);
  if (use === undefined || !vocabulary.mayApply(use, stage)) return;
  if (commits(use)) {
    const options: Option[] = [
      { id: "apply", label: say("choice.do", { does: vocabulary.sayEffect(use) }) },
      { id: "decline", label: say("choice.decline") },
    ];
    const { id } = yield* choose(seat, say("ask.apply", { card: nameOf(card) }), options, { clause });
    if (id === "decline") return;
  }
  yield* applyUse(use, stage, table);
};

/** MO-6.9: pays the whole cost, then the effects follow. */
export function* applyUse(use: CardEffect, stage: CardStage, table: GameTable): Rules {
  if (use.cost !== undefined) yield* vocabulary.give(use.cost, stage);
  table.next("effects", { seat: stage.seat, source: stage.source, verbs: use.does });
}

/** Whether applying it takes something that choosing nothing would not give back. */
const commits = ({ cost, does }: CardEffect): boolean =>
  cost !== undefined || does.some(({ verb }) => verb === "drawUse");

/** MO-10.6: uses up to this many of the drawn cards, each completely before the next. */
export const tellPickDrawn: Story<"pickDrawn"> = function* (_m, table, { seat, cards, uses, source }) {
  const card = cards.length === 1 ? cards[0] : yield* pick(seat, cards, source);
  if (card === undefined) return;
  const at = cards.indexOf(card);
  const rest = cards.filter((_, n) => n !== at);
  if (uses > 1 && rest.length > 0) table.next("pickDrawn", { seat, cards: rest, uses: uses - 1, source });
  table.next("use", { seat, card, clause: "MO-10.6" });
  table.tell(() => ({
    what: say("log.uses-drawn", { who: { seat }, card: nameOf(card), by: sourceName(source) }),
    seat,
    clause: "MO-10.6",
  }));
};

function* pick(seat: number, cards: readonly CardId[], source: Source): Rules<CardId | undefined> {
  const options: (Option & { readonly card?: CardId })[] = [...new Set(cards)].map((card) => ({
    id: `use:${card}`,
    label: nameOf(card),
    refs: [ref.drawn(seat)],
    card,
  }));
  options.push({ id: "none", label: say("choice.use-none") });
  return (yield* choose(seat, say("ask.use-drawn", { source: sourceName(source) }), options, { clause: "MO-10.6" }))
    .card;
}
