import type { Seat } from "@civitas/kernel";
import { greatCardWorks, greatTypeWorks } from "../cards/working.ts";
import { type Ability, costsResources, type Moment, type Occasion, type Trigger } from "../content/ability.ts";
import { EVENTS } from "../content/events.ts";
import { GREAT_CARDS } from "../content/great-cards.ts";
import { GREAT_CARD_IDS, type GreatCardId, type GreatType } from "../content/ids.ts";
import { realmOf, type World } from "../state.ts";
import { type Held, usesOf } from "./held.ts";
import { abilityKey, isSpent } from "./limits.ts";

/*
 * CV-32.1: everybody sees how many culture events of which level and how many face-down great person cards of which
 * type a player holds. Where section 34 does not accept that a question gives a card away, everybody who may hold it is
 * asked.
 */

const whenOf = (ability: Ability): Moment | Occasion => (ability.type === "use" ? ability.when : ability.on);

/** By moment: the levels of the events that are played then. */
const LEVELS = new Map<Moment | Occasion, Set<number>>();
for (const { level, ability } of Object.values(EVENTS)) {
  const levels = LEVELS.get(whenOf(ability)) ?? new Set();
  LEVELS.set(whenOf(ability), levels.add(level));
}

/** By moment and occasion: the great person cards that are used then. */
const PEOPLE = new Map<Moment | Occasion, GreatCardId[]>();
for (const id of GREAT_CARD_IDS) {
  for (const ability of GREAT_CARDS[id].abilities) {
    PEOPLE.set(whenOf(ability), [...(PEOPLE.get(whenOf(ability)) ?? []), id]);
  }
}

const NOBODY: readonly GreatCardId[] = [];

/** The cards for this moment or occasion that may lie face down before a player, as far as others know. */
function suspects(w: World, seat: Seat, when: Moment | Occasion): readonly GreatCardId[] {
  const { greatCards } = realmOf(w, seat);
  const isFaceDown = (type: GreatType): boolean =>
    greatCards.some(({ id, up }) => !up && GREAT_CARDS[id].type === type);
  if (greatCards.every(({ up }) => up)) return NOBODY;
  return (PEOPLE.get(when) ?? NOBODY).filter((id) => isFaceDown(GREAT_CARDS[id].type) && greatCardWorks(w, seat, id));
}

/** Whether a player may hold a hidden card for this moment. */
export const mayHoldFor = (w: World, seat: Seat, when: Moment): boolean =>
  realmOf(w, seat).events.some((id) => LEVELS.get(when)?.has(EVENTS[id].level)) || suspects(w, seat, when).length > 0;

/**
 * Whether a player may be able to pay for an ability of this moment with something hidden, as far as others know: a
 * marker, or a gift card, which may be of any level (CV-15.19).
 */
export function mayPayFor(w: World, seat: Seat, when: Moment): boolean {
  const { kept, events } = realmOf(w, seat);
  if (kept.length === 0 && events.length === 0) return false;
  return usesOf(w, seat, when).some(
    ({ source, index, ability }) =>
      costsResources(ability.cost) && !isSpent(w, seat, abilityKey(source, index), ability),
  );
}

/** CV-19.13: whether a player may turn up a card that works from then on; of this type, if it is named. */
export const mayTurnUp = (w: World, seat: Seat, of?: GreatType): boolean =>
  realmOf(w, seat).greatCards.some(({ id, up }) => {
    const { type } = GREAT_CARDS[id];
    return !up && (of === undefined || of === type) && greatTypeWorks(w, seat, type);
  });

/** The triggers that a player may hold face down. */
export function suspectedTriggers(w: World, seat: Seat, on: Occasion): Held<Trigger>[] {
  const triggers: Held<Trigger>[] = [];
  for (const source of suspects(w, seat, on)) {
    for (const [index, ability] of GREAT_CARDS[source].abilities.entries()) {
      if (ability.type === "trigger" && ability.on === on) triggers.push({ source, index, ability, up: false });
    }
  }
  return triggers;
}
