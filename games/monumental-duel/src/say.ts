import { type Message, sayer } from "@civitas/kernel";
import { byCard, CARD_IDS, type CardId } from "./content/cards.ts";
import type { own } from "./text/en.ts";

/** The game's way to say things: keys of its own words and names of its cards. */
export const say = sayer<keyof typeof own | `card.${CardId}`>();

const NAMES = byCard(CARD_IDS, (id) => say(`card.${id}`));

/** The name of a card. */
export const nameOf = (id: CardId): Message => NAMES[id];

export const namesOf = (ids: readonly CardId[]): Message[] => ids.map(nameOf);
