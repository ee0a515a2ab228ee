import { late, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import type { ActionCardId } from "./content/ids.ts";
import { civilEffect, layOut } from "./playing.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type City, type Clash, playerOf } from "./state.ts";
import { sayHandCard } from "./trading/goods.ts";
import { bestYields, type Collecting, keyOf } from "./yields.ts";

/** A card that may be declared with a Collect. */
export interface CollectCard extends Option {
  readonly play: () => Rules<Collecting>;
}

/** CC-25.4 "with-collect", CC-11.10, CC-11.11: cards that would make a difference. */
export function collectCards(s: Clash, table: GameTable, seat: Seat, city: City, how: Collecting): CollectCard[] {
  return playerOf(s, seat).actionCards.flatMap((card) => {
    const declared = withCard(card, how);
    if (declared === undefined || !bringsMore(s, seat, city, how, declared)) return [];
    return [
      {
        id: `card:${card}`,
        label: late(() => say("do.play", { card: sayHandCard(card) })),
        refs: [ref.actionCard(card)],
        play: () => declare(s, table, seat, card, declared),
      },
    ];
  });
}

function withCard(card: ActionCardId, how: Collecting): Collecting | undefined {
  const { collect } = civilEffect(card);
  return collect === null ? undefined : { ...how, repeat: collect.repeats, more: collect.more };
}

/** CC-25.5: something could be collected that could not be collected without it. */
function bringsMore(s: Clash, seat: Seat, city: City, before: Collecting, after: Collecting): boolean {
  const known = new Set(bestYields(s, seat, city, before).map(keyOf));
  return bestYields(s, seat, city, after).some((goods) => !known.has(keyOf(goods)));
}

function* declare(s: Clash, table: GameTable, seat: Seat, card: ActionCardId, how: Collecting): Rules<Collecting> {
  layOut(s, table, seat, card);
  return how;
}
