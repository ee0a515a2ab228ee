import { choose, type Option, type Rules } from "@civitas/kernel";
import type { Verb } from "@civitas/monumental-family";
import { startWonder } from "../acquiring.ts";
import { completeWonder } from "../actions/complete-wonder.ts";
import { CARDS, type CardId } from "../content/cards.ts";
import { type Bill, canAfford, usualPrice } from "../payment.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { type Duel, type Player, playerAt } from "../state.ts";

interface Section {
  readonly card: CardId;
  /** Where in the row the wonder lies; -1 for the one under construction. */
  readonly place: number;
  readonly bill: Bill;
}

/** MD-21.20: the sections that can be paid for at the reduced price. */
export function payableSections(duel: Duel, player: Player, discount: number): Section[] {
  const sections: Section[] = [];
  const offer = (card: CardId, place: number, price: number): void => {
    const bill: Bill = { of: "production", n: Math.max(0, price - discount) };
    if (canAfford(player, bill)) sections.push({ card, place, bill });
  };
  const begun = player.underConstruction[0];
  if (begun !== undefined) offer(begun, -1, CARDS[begun].sections[1]);
  duel.row.forEach((card, place) => {
    if (card !== null && CARDS[card].kind === "wonder") offer(card, place, CARDS[card].sections[0]);
  });
  return sections;
}

/** MD-21.20: start a wonder of the row or complete the one under construction, not both; or decline. */
export function* buildWonderSection({ play, seat }: CardStage, { discount }: Verb<"wonderSection">): Rules {
  const player = playerAt(play.duel, seat);
  const sections = payableSections(play.duel, player, discount);
  if (sections.length === 0) return;
  const options = sections.map((section) => ({
    id: `${section.place < 0 ? "complete" : "buy"}:${section.card}`,
    label: say(section.place < 0 ? "choice.complete" : "choice.start", { card: nameOf(section.card) }),
    refs: [section.place < 0 ? ref.construction(seat) : ref.row(section.place + 1)],
    price: usualPrice(player, section.bill),
    section,
  }));
  const none: Option = { id: "none", label: say("choice.none") };
  const picked = yield* choose<(typeof options)[number] | Option>(seat, say("ask.wonder-section"), [...options, none], {
    clause: "MD-21.20",
  });
  const chosen = options.find((option) => option === picked)?.section;
  if (chosen === undefined) return;
  if (chosen.place < 0) yield* completeWonder(play, seat, chosen.bill);
  else yield* startWonder(play, seat, chosen.place, chosen.bill);
}
