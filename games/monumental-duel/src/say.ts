import { type Message, sayer } from "@civitas/kernel";
import { CARD_IDS, type CardId } from "./content/cards.ts";
import type { words } from "./text/en.ts";

/** The game's way to say things: keys of its own words only. */
export const say = sayer<keyof typeof words>();

const named = (id: CardId): [CardId, Message] => [id, say(`card.${id}`)];

const NAMES = Object.fromEntries(CARD_IDS.map(named)) as Readonly<Record<CardId, Message>>;

/** The name of a card. */
export const nameOf = (id: CardId): Message => NAMES[id];

export const namesOf = (ids: readonly CardId[]): Message[] => ids.map(nameOf);
