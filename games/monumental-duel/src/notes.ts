import type { Message } from "@civitas/kernel";
import { sayEffect, sayVerbs } from "@civitas/monumental-family";
import { CARD_IDS, CARDS, type CardId } from "./content/cards.ts";
import { say } from "./say.ts";

/** What a card's action, bonus or trade effect does never changes, so the remark beside a choice is made once. */
const table = (note: (card: CardId) => Message): Readonly<Record<CardId, Message>> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, note(card)])) as Record<CardId, Message>;

const ACTIONS = table((card) => say("choice.do", { does: sayEffect(CARDS[card].action ?? { does: [] }) }));
const BONUSES = table((card) => say("choice.do", { does: sayVerbs(CARDS[card].bonus) }));

/** "pay 1 gold to gain 1 production, 1 science and 1 military" */
export const actionNote = (card: CardId): Message => ACTIONS[card];
/** "gain 2 gold" */
export const bonusNote = (card: CardId): Message => BONUSES[card];
