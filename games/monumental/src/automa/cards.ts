import type { GameTable, Reading, Story } from "../agenda.ts";
import { AUTOMA_CARDS, type AutomaCardId, type AutomaLine } from "../content/automa-cards.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import type { Monumental } from "../state.ts";
import { automaOf, automaOwner, tell } from "./tell.ts";

/** MO-11.10: an empty deck is renewed from the discard pile. */
export function drawCard(m: Monumental, table: GameTable): AutomaCardId {
  const automa = automaOf(m);
  if (automa.deck.length === 0) {
    automa.deck = table.random.shuffle(automa.discard);
    automa.discard = [];
    tell(m, table, () => say("log.automa-renews"), "MO-11.10");
  }
  const card = automa.deck.pop();
  if (card === undefined) throw new Error("all automa cards are being resolved");
  automa.open.push(card);
  return card;
}

/** MO-11.6, MO-11.8: draws a card and resolves it. */
export const tellAutomaDraws: Story<"automaDraws"> = function* (m, table, { reading }) {
  beginCard(m, table, drawCard(m, table), reading);
};

export function beginCard(m: Monumental, table: GameTable, card: AutomaCardId, reading: Reading): void {
  tell(
    m,
    table,
    () => say(`log.automa-draws.${reading}`, { card: say(`automa.${card}`) }),
    reading === "plain" ? "MO-11.6" : "MO-11.12",
    () => [{ piece: ref.automaCard(card), from: ref.automaDeck, to: ref.realm(automaOwner(m)) }],
  );
  table.next("automaCardDone", { card });
  table.next("automaLines", { card, lines: linesOf(card, reading) });
}

/** MO-11.12: which lines are resolved, and whether their type matters. */
export function linesOf(card: AutomaCardId, reading: Reading): AutomaLine[] {
  const lines = AUTOMA_CARDS[card];
  if (reading === "plain") return [...lines];
  if (reading === "specials-only")
    return lines.filter(({ type }) => type !== null).map((line) => ({ ...line, type: null }));
  const plain = lines.filter(({ type }) => type === null);
  return [...plain, ...plain];
}

/** MO-11.10, MO-11.36: to the discard pile, unless it was shuffled into the deck meanwhile. */
export const tellAutomaCardDone: Story<"automaCardDone"> = function* (m, _table, { card }) {
  const automa = automaOf(m);
  const at = automa.open.lastIndexOf(card);
  if (at < 0) return;
  automa.open.splice(at, 1);
  automa.discard.push(card);
};
