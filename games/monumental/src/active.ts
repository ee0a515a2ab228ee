import type { Seat } from "@civitas/kernel";
import type { Body } from "./content/card.ts";
import { type AnyCardId, CARDS } from "./content/cards.ts";
import { HEROES, type HeroId } from "./content/heroes.ts";
import { activePolicy, cityOf, isAutoma, type Monumental, type Owner, realmOf } from "./state.ts";
import type { Lasting, LastingName } from "./verbs/lasting.ts";

/** A card whose abilities can be in force. */
export type ActiveId = AnyCardId | HeroId;

/** MO-6.1, MO-12.10: visits every active card of the player whose turn it is. */
export function forEachActive(m: Monumental, seat: Seat, visit: (id: ActiveId, body: Body) => void): void {
  for (const { activated, top, under } of cityOf(m, seat).places) {
    if (!activated) continue;
    if (top !== null) visit(top, CARDS[top]);
    if (under !== null) visit(under, CARDS[under]);
  }
  forEachStanding(m, seat, visit);
}

/**
 * MO-6.6: what is active outside its owner's turn, too: the active policy and the hero. Never the automa's (MO-11.35).
 */
export function forEachStanding(m: Monumental, owner: Owner, visit: (id: ActiveId, body: Body) => void): void {
  if (isAutoma(m, owner)) return;
  const realm = realmOf(m, owner);
  const policy = activePolicy(realm);
  if (policy !== undefined) visit(policy, CARDS[policy]);
  if (realm.hero !== null) visit(realm.hero.id, HEROES[realm.hero.id]);
}

export type LastingOf<Name extends LastingName> = Extract<Lasting, { lasting: Name }>;

const isOf = <Name extends LastingName>(effect: Lasting, name: Name): effect is LastingOf<Name> =>
  effect.lasting === name;

/** A lasting effect that is in force, and the card it is printed on. */
export interface InForce<Name extends LastingName> {
  readonly id: ActiveId;
  readonly effect: LastingOf<Name>;
}

/** All lasting effects of one kind that are in force in the player's own turn. */
export function inForce<Name extends LastingName>(m: Monumental, seat: Seat, name: Name): InForce<Name>[] {
  const found: InForce<Name>[] = [];
  forEachActive(m, seat, (id, { lasting }) => {
    for (const effect of lasting) if (isOf(effect, name)) found.push({ id, effect });
  });
  return found;
}

/** MO-6.10: how often an ability of this card has counted this turn. */
export const countOf = (m: Monumental, id: ActiveId): number => m.turn.counts[id] ?? 0;

export function countOnce(m: Monumental, id: ActiveId): void {
  m.turn.counts[id] = countOf(m, id) + 1;
}
