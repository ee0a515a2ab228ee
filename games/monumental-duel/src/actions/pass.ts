import type { Move, Rules, Seat, Table } from "@civitas/kernel";
import { clearPlace } from "../city.ts";
import type { CardId } from "../content/cards.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Duel, type Player, playerAt } from "../state.ts";
import { returnBasics } from "../supply.ts";
import type { ActionOption } from "./option.ts";

/** MD-7.9: always possible. */
export function passOption(play: Play, seat: Seat): ActionOption {
  return { id: "pass", label: say("choice.pass"), act: () => passing(play, seat) };
}

// A pass asks nothing, but an action is a story all the same.
function* passing({ duel, table }: Play, seat: Seat): Rules {
  pass(duel, seat, table);
}

/** MD-18.1 to MD-18.5. */
export function pass(duel: Duel, seat: Seat, table: Table): void {
  const player = playerAt(duel, seat);
  player.passed = true;
  const { cards, moves } = discardActivated(player, seat);
  removeActionTokens(duel, player, seat);
  returnBasics(player);
  table.tell({
    what: say("log.passes", { who: { seat }, n: cards.length, cards: cards.map(nameOf) }),
    seat,
    clause: "MD-18.2",
    moves,
  });
}

/** MD-18.2, MD-18.5: activated cards go with their knowledge; all others stay. */
function discardActivated(player: Player, seat: Seat): { cards: CardId[]; moves: Move[] } {
  const cards: CardId[] = [];
  const moves: Move[] = [];
  player.city.forEach((place, index) => {
    if (place.turned !== "activated") return;
    for (const card of [place.top, place.under]) {
      if (card === null) continue;
      cards.push(card);
      moves.push({ piece: ref.card(card), from: ref.place(seat, index + 1), to: ref.cityDiscard(seat) });
    }
    clearPlace(place);
  });
  player.discard.push(...cards);
  return { cards, moves };
}

/** MD-18.3: from city cards, policy, warlord, scout and both kinds of free cities. */
function removeActionTokens(duel: Duel, player: Player, seat: Seat): void {
  for (const place of player.city) place.tokens = 0;
  player.policyUsed = false;
  player.policyResolved = false;
  player.warlordUsed = false;
  player.scoutUsed = false;
  for (const city of player.freeCities) city.used = false;
  for (const city of duel.freeCities) if (city !== null) city.traded[seat === 0 ? 0 : 1] = false;
}
