import { type Resource, worthOf } from "@civitas/monumental-family";
import { CARD_IDS, CARDS, type CardId, POLICY_IDS, type PolicyId } from "./content/cards.ts";
import { lexicon } from "./lexicon.ts";

/** What a unit of a resource is worth in victory points, roughly, while it can still be spent. */
export const UNIT: Readonly<Record<Resource, number>> = {
  production: 0.2,
  science: 0.2,
  military: 0.22,
  gold: 0.24,
  culture: 0.75,
};

/** What activating a card once is worth: what it gives, and a good part of what it could do. */
function worthOfCard(id: CardId | PolicyId): number {
  const { gives, use, triggers, lasting } = CARDS[id];
  let worth = worthOf(gives, UNIT);
  if (use !== undefined) {
    const paid = use.cost === undefined ? 0 : 0.3;
    worth += Math.max(0, 0.7 * lexicon.worth(use.does, UNIT) - paid);
  }
  for (const { does } of triggers) worth += 0.5 * lexicon.worth(does, UNIT);
  for (const effect of lasting) worth += lexicon.worthOfLasting(effect);
  return worth;
}

const worthOfAll = <Id extends CardId | PolicyId>(ids: readonly Id[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id) => [id, worthOfCard(id)]));

const WORTH = worthOfAll<CardId | PolicyId>([...CARD_IDS, ...POLICY_IDS]);

/** By card or policy: what it is worth in a turn in which it is active. */
export const worthOfActive = (id: CardId | PolicyId): number => WORTH.get(id) ?? 0;
