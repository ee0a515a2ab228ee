import { CARDS, type CardId } from "./content/cards.ts";
import type { Lasting } from "./content/lasting.ts";
import { activePolicy, type Place, type Player } from "./state.ts";

/** The numbers (0 to 8) of the places that fit. */
export function placesWhere(player: Player, fits: (place: Place) => boolean): number[] {
  const found: number[] = [];
  player.city.forEach((place, index) => {
    if (fits(place)) found.push(index);
  });
  return found;
}

/** A card and where it lies or lay, until the log has told it. */
export interface Laid {
  readonly card: CardId;
  readonly index: number;
}

/** Empties the place; the token marks go with the card. */
export function clearPlace(place: Place): void {
  place.top = null;
  place.under = null;
  place.turned = "ready";
  place.tokens = 0;
}

/** MD-21.15: visits every card in force: activated cards of the city, attached ones too, and the active policy. */
export function forEachInForce(
  player: Player,
  visit: (card: CardId, place: number | undefined, attached: boolean) => void,
): void {
  for (let index = 0; index < player.city.length; index++) {
    const place = player.city[index];
    if (place === undefined || place.turned !== "activated") continue;
    if (place.top !== null) visit(place.top, index, false);
    if (place.under !== null) visit(place.under, index, true);
  }
  const policy = activePolicy(player);
  if (policy !== undefined) visit(policy, undefined, false);
}

/** All lasting effects of one kind that are in force for the player. */
export function lastingEffects<Name extends Lasting["lasting"]>(player: Player, name: Name): LastingOf<Name>[] {
  const found: LastingOf<Name>[] = [];
  for (const { turned, top, under } of player.city) {
    if (turned !== "activated") continue;
    if (top !== null) collect(top, name, found);
    if (under !== null) collect(under, name, found);
  }
  const policy = activePolicy(player);
  if (policy !== undefined) collect(policy, name, found);
  return found;
}

type LastingOf<Name extends Lasting["lasting"]> = Extract<Lasting, { lasting: Name }>;

function collect<Name extends Lasting["lasting"]>(card: CardId, name: Name, found: LastingOf<Name>[]): void {
  for (const effect of CARDS[card].lasting) if (isOf(effect, name)) found.push(effect);
}

const isOf = <Name extends Lasting["lasting"]>(effect: Lasting, name: Name): effect is LastingOf<Name> =>
  effect.lasting === name;
