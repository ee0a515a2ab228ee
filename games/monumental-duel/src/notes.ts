import type { Message } from "@civitas/kernel";
import { sayEffect, sayVerbs } from "@civitas/monumental-family";
import { byCard, CARD_IDS, CARDS, type CardId } from "./content/cards.ts";
import { say } from "./say.ts";

/** What a card's action, bonus or trade effect does never changes, so the remark beside a choice is made once. */
const ACTIONS = byCard(CARD_IDS, (card) => say("choice.do", { does: sayEffect(CARDS[card].action ?? { does: [] }) }));
const BONUSES = byCard(CARD_IDS, (card) => say("choice.do", { does: sayVerbs(CARDS[card].bonus) }));

/** "pay 1 gold to gain 1 production, 1 science and 1 military" */
export const actionNote = (card: CardId): Message => ACTIONS[card];
/** "gain 2 gold" */
export const bonusNote = (card: CardId): Message => BONUSES[card];
