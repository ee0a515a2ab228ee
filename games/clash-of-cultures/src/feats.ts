import type { Seat } from "@civitas/kernel";
import type { Feat } from "./content/civil-effects.ts";
import type { ActionCardId } from "./content/ids.ts";
import { civilEffect, civilOf } from "./playing.ts";
import type { Clash } from "./state.ts";

/** CC-18.4, CC-32.3: how often this player did such a thing in this player turn. */
function countFeats(s: Clash, seat: Seat, feat: Feat): number {
  const won = s.now.battles.filter(({ winner }) => winner === seat);
  if (feat === "won-land-battle") return won.length;
  // A battle that won a city is one occasion; a city may also be taken without a battle.
  const unfought = s.now.captures.filter(({ by, hex }) => by === seat && !won.some((battle) => battle.hex === hex));
  return won.length + unfought.length;
}

/** CC-25.3: what the card needs has happened, more often than cards of its title have used it. */
export function isOpenFor(s: Clash, seat: Seat, card: ActionCardId): boolean {
  const { after } = civilEffect(card);
  if (after === null) return true;
  const answered = s.now.occasions.filter((title) => title === civilOf(card)).length;
  return countFeats(s, seat, after) > answered;
}
