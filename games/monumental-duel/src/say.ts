import { type Message, remember, sayer } from "@civitas/kernel";
import type { CardId } from "./content/cards.ts";
import type { own } from "./text/en.ts";

/** The game's way to say things: keys of its own words and names of its cards. */
export const say = sayer<keyof typeof own | `card.${CardId}`>();

/** The name of a card. */
export const nameOf = remember((id: CardId): Message => say(`card.${id}`));

export const namesOf = (ids: readonly CardId[]): Message[] => ids.map(nameOf);
