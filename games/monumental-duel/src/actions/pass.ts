import type { Rules, Seat, Table } from "@civitas/kernel";
import { clearPlace, type Laid } from "../city.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { type Duel, type Player, playerAt } from "../state.ts";
import { returnBasics } from "../supply.ts";
import type { ActionOption } from "./option.ts";

/** MD-7.9: always possible. */
export const passOption = (play: Play, seat: Seat): ActionOption => ({
  id: "pass",
  label: say("choice.pass"),
  apart: "end",
  act: () => passing(play, seat),
});

// A pass asks nothing, but every action is a story.
function* passing({ duel, table }: Play, seat: Seat): Rules {
  pass(duel, seat, table);
}

/** MD-18.1 to MD-18.5. */
export function pass(duel: Duel, seat: Seat, table: Table): void {
  const player = playerAt(duel, seat);
  player.passed = true;
  const discarded = discardActivated(player);
  removeActionTokens(duel, player, seat);
  returnBasics(player);
  table.tell(() => ({
    what: say("log.passes", { who: { seat }, n: discarded.length, cards: discarded.map(({ card }) => nameOf(card)) }),
    seat,
    clause: "MD-18.2",
    moves: discarded.map(({ card, index }) => ({
      piece: ref.card(card),
      from: ref.place(seat, index + 1),
      to: ref.cityDiscard(seat),
    })),
  }));
}

/** MD-18.2, MD-18.5: activated cards go with their knowledge; all others stay. */
function discardActivated(player: Player): Laid[] {
  const discarded: Laid[] = [];
  for (let index = 0; index < player.city.length; index++) {
    const place = player.city[index];
    if (place === undefined || place.turned !== "activated") continue;
    if (place.top !== null) discarded.push({ card: place.top, index });
    if (place.under !== null) discarded.push({ card: place.under, index });
    clearPlace(place);
  }
  for (const { card } of discarded) player.discard.push(card);
  return discarded;
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
