import type { Rules, Seat } from "@civitas/kernel";
import { forEachInForce } from "./city.ts";
import type { Occasion } from "./content/ability.ts";
import { CARDS } from "./content/cards.ts";
import { orderInCity, orderOfPolicy, type Play, type Waiting } from "./play.ts";
import { resolveWaiting } from "./resolve.ts";
import { other, playerAt } from "./state.ts";

/**
 * MD-23.4, MD-23.6: the cards in force now are triggered; their effects wait for the end of the action. One event may
 * concern both players: "I conquer" is the other's "I lose a province".
 */
export function happen(play: Play, seat: Seat, occasion: Occasion, toOther?: Occasion): void {
  const event = play.events++;
  trigger(play, seat, occasion, event);
  if (toOther !== undefined) trigger(play, other(seat), toOther, event);
}

function trigger(play: Play, seat: Seat, occasion: Occasion, event: number): void {
  const player = playerAt(play.duel, seat);
  forEachInForce(player, (card, place, attached) => {
    for (const effect of CARDS[card].triggers) {
      if (!effect.on.includes(occasion)) continue;
      if (effect.limit !== "none") {
        // MD-21.16: the first occurrence while the card is in force counts.
        if (player.usedUp.includes(card)) continue;
        player.usedUp.push(card);
      }
      play.triggered.push({
        seat,
        source: place === undefined ? { card } : { card, place },
        effect,
        order: place === undefined ? orderOfPolicy(player.policies.length) : orderInCity(place, attached),
        event,
      });
    }
  });
}

/** MD-23.4: event by event; of one event the active player's effects come first. */
export function* settle(play: Play): Rules {
  for (;;) {
    const next = play.triggered[0];
    if (next === undefined) return;
    const ofEvent = play.triggered.filter((waiting) => waiting.event === next.event);
    play.triggered.splice(
      0,
      play.triggered.length,
      ...play.triggered.filter((waiting) => waiting.event !== next.event),
    );
    const active = play.duel.seat;
    for (const seat of [active, other(active)]) {
      const own: Waiting[] = ofEvent.filter((waiting) => waiting.seat === seat);
      if (own.length > 0) yield* resolveWaiting(play, seat, own, "MD-23.4");
    }
  }
}
