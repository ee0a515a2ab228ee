import type { Rules, Seat } from "@civitas/kernel";
import type { Occasion } from "@civitas/monumental-family";
import { forEachInForce } from "./city.ts";
import { CARDS } from "./content/cards.ts";
import { orderInCity, orderOfPolicy, type Play, type Waiting } from "./play.ts";
import { resolveWaiting } from "./resolve.ts";
import { other, playerAt } from "./state.ts";

/** One event, as each of the two players sees it: "I conquer" is the other's "I lose a province". */
type Event = Readonly<Partial<Record<Seat, Occasion>>>;

/** MD-23.4, MD-23.6: the cards in force now are triggered; their effects wait for the end of the action. */
export function happen(play: Play, event: Event): void {
  const number = play.events++;
  for (const seat of [0, 1]) {
    const occasion = event[seat];
    if (occasion === undefined) continue;
    const player = playerAt(play.duel, seat);
    forEachInForce(player, (card, place, attached) => {
      for (const trigger of CARDS[card].triggers) {
        if (!trigger.on.includes(occasion)) continue;
        if (trigger.once) {
          // MD-21.16: the first occurrence while the card is in force counts.
          if (player.usedUp.includes(card)) continue;
          player.usedUp.push(card);
        }
        play.triggered.push({
          seat,
          source: { card, place },
          effect: trigger,
          order: place < 0 ? orderOfPolicy(player.policies.length) : orderInCity(place, attached),
          event: number,
        });
      }
    });
  }
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
