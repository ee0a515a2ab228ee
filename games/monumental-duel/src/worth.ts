import { type Resource, worthOf } from "@civitas/monumental-family";
import { byCard, CARD_IDS, CARDS, type CardId } from "./content/cards.ts";
import type { Verbs } from "./grammar.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** What a unit of a resource is worth in victory points, roughly, while it can still be spent. */
export const UNIT: Readonly<Record<Resource, number>> = {
  production: 0.17,
  science: 0.17,
  military: 0.16,
  gold: 0.28,
  culture: 0.8,
};

const worthOfVerbs = (verbs: Verbs): number => VOCABULARY.worth(verbs, UNIT);

/** What activating a card once is worth: what it gives, and a good part of what it could do. */
function worthOfCard(id: CardId): number {
  const { gives, action, cardActivated, cityActivated, triggers, lasting } = CARDS[id];
  let worth = worthOf(gives, UNIT);
  if (action !== undefined)
    worth += Math.max(0, 0.7 * worthOfVerbs(action.does) - (action.cost === undefined ? 0 : 0.3));
  if (cardActivated !== undefined) worth += 0.8 * worthOfVerbs(cardActivated.does);
  if (cityActivated !== undefined) worth += 0.5 * worthOfVerbs(cityActivated.does);
  for (const { does } of triggers) worth += 0.3 * worthOfVerbs(does);
  for (const effect of lasting) worth += VOCABULARY.worthOfLasting(effect);
  return worth;
}

/** By card: what activating it once is worth. */
export const WORTH = byCard(CARD_IDS, worthOfCard);
