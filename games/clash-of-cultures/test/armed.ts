import type { AdvanceId } from "../src/content/ids.ts";
import { game } from "../src/index.ts";
import { isLand } from "../src/map.ts";
import type { Clash } from "../src/state.ts";
import { place } from "../src/troops.ts";

const KNOWN: readonly AdvanceId[] = ["tactics", "myths", "writing", "fishing", "bartering", "drama-and-music"];
const CARDS = 6;

/**
 * The game as it might be in the middle of a war: the land is explored, everybody has an army, advances, cards and
 * tokens, and the next advances bring events. Random players come to blows at once.
 */
export const armed: typeof game = {
  ...game,
  setup(options, seats, random) {
    const s = game.setup(options, seats, random);
    for (const slot of s.slots) slot.explored = true;
    for (const seat of s.seating) arm(s, seat);
    return s;
  },
};

function arm(s: Clash, seat: number): void {
  const player = s.players[seat];
  if (player === undefined) return;
  player.advances.push(...KNOWN.filter((id) => !player.advances.includes(id)));
  player.levels = { mood: 2, culture: 4 };
  player.goods = { food: 2, ore: 4, wood: 4, ideas: 3, gold: 3, mood: 2, culture: 4 };
  player.actionCards.push(...s.actionDeck.splice(-CARDS));
  player.objectiveCards.push(...s.objectiveDeck.splice(-CARDS));
  const free = [...s.slots.keys()]
    .flatMap((slot) => [0, 1, 2, 3].map((index) => slot * 4 + index))
    .filter((hex) => isLand(s, hex) && !s.troops.some((troop) => troop.hex === hex))
    .filter((_, at) => at % s.players.length === seat)
    .slice(0, 6);
  for (const hex of free) place(s, { owner: seat, hex, kind: "soldier", restriction: "none", moved: false, n: 2 });
}
