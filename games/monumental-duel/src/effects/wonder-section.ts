import { type Blocked, choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { Verb } from "@civitas/monumental-family";
import { startWonder } from "../acquiring.ts";
import { completeWonder } from "../actions/complete-wonder.ts";
import { whyShort } from "../actions/option.ts";
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

/** Every wonder section there is, at the reduced price. */
function sectionsAt(duel: Duel, player: Player, discount: number): Section[] {
  const sections: Section[] = [];
  const add = (card: CardId, place: number, price: number): void => {
    sections.push({ card, place, bill: { of: "production", n: Math.max(0, price - discount) } });
  };
  const begun = player.underConstruction[0];
  if (begun !== undefined) add(begun, -1, CARDS[begun].sections[1]);
  duel.row.forEach((card, place) => {
    if (card !== null && CARDS[card].kind === "wonder") add(card, place, CARDS[card].sections[0]);
  });
  return sections;
}

/** MD-21.20: the sections that can be paid for. */
export const payableSections = (duel: Duel, player: Player, discount: number): Section[] =>
  sectionsAt(duel, player, discount).filter(({ bill }) => canAfford(player, bill));

const sectionChoice = (seat: Seat, { card, place }: Section): Option => ({
  id: `${place < 0 ? "complete" : "buy"}:${card}`,
  label: say(place < 0 ? "choice.complete" : "choice.start", { card: nameOf(card) }),
  refs: [place < 0 ? ref.construction(seat) : ref.row(place + 1)],
});

function sectionsBlocked({ play, seat }: CardStage, discount: number): Blocked[] {
  const player = playerAt(play.duel, seat);
  const blocked: Blocked[] = [];
  if (player.underConstruction.length === 0) {
    const [label, why] = [say("choice.complete-any"), say("why.no-wonder")];
    blocked.push({ id: "complete", label, why, clause: "MD-9.1", refs: [ref.construction(seat)] });
  }
  for (const section of sectionsAt(play.duel, player, discount)) {
    const { bill } = section;
    if (canAfford(player, bill)) continue;
    const price = { production: bill.n };
    blocked.push({ ...sectionChoice(seat, section), why: whyShort(player, bill), clause: "MD-21.20", price });
  }
  return blocked;
}

/** MD-21.20: start a wonder of the row or complete the one under construction, not both; or decline. */
export function* buildWonderSection(stage: CardStage, { discount }: Verb<"wonderSection">): Rules {
  const { play, seat } = stage;
  const player = playerAt(play.duel, seat);
  const sections = payableSections(play.duel, player, discount);
  if (sections.length === 0) return;
  const options = sections.map((section) => ({
    ...sectionChoice(seat, section),
    price: usualPrice(player, section.bill),
    section,
  }));
  const none: Option = { id: "none", label: say("choice.none") };
  const picked = yield* choose<(typeof options)[number] | Option>(seat, say("ask.wonder-section"), [...options, none], {
    clause: "MD-21.20",
    blocked: () => sectionsBlocked(stage, discount),
  });
  const chosen = options.find((option) => option === picked)?.section;
  if (chosen === undefined) return;
  if (chosen.place < 0) yield* completeWonder(play, seat, chosen.bill);
  else yield* startWonder(play, seat, chosen.place, chosen.bill);
}
