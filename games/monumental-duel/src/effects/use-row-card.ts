import { type Blocked, choose, type Rules } from "@civitas/kernel";
import { CARDS } from "../content/cards.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import type { Duel } from "../state.ts";
import { useEffects } from "../using.ts";
import { rowCards } from "./discard-row.ts";

/** The places (0 to 5) of the row with a building or a knowledge card. */
export const usableRowCards = (duel: Duel): number[] =>
  rowCards(duel).filter((place) => {
    const card = duel.row[place] ?? null;
    return card !== null && (CARDS[card].kind === "building" || CARDS[card].kind === "knowledge");
  });

function unusableRowCards(duel: Duel): Blocked[] {
  const usable = usableRowCards(duel);
  return rowCards(duel).flatMap((place) => {
    const card = duel.row[place] ?? null;
    if (card === null || usable.includes(place)) return [];
    const why = say("why.not-usable");
    return [{ id: `use:${card}`, label: nameOf(card), why, clause: "MD-23.9", refs: [ref.row(place + 1)] }];
  });
}

/** MD-21.10: the card leaves the row when it is chosen and goes to the development discard pile after use. */
export function* useRowCard({ play, seat }: CardStage): Rules {
  const { duel, table } = play;
  const options = usableRowCards(duel).flatMap((place) => {
    const card = duel.row[place] ?? null;
    return card === null ? [] : [{ id: `use:${card}`, label: nameOf(card), refs: [ref.row(place + 1)], place, card }];
  });
  if (options.length === 0) return; // MD-23.9
  const { place, card } = yield* choose(seat, say("ask.use-row"), options, {
    clause: "MD-21.10",
    blocked: () => unusableRowCards(duel),
  });
  duel.row[place] = null;
  duel.borrowed = card;
  table.tell(() => ({
    what: say("log.uses-row", { who: { seat }, card: nameOf(card) }),
    seat,
    clause: "MD-21.10",
    moves: [{ piece: ref.card(card), from: ref.row(place + 1), to: ref.aside(seat) }],
  }));
  yield* useEffects(play, seat, { card, place: -1 }, "MD-21.8");
  duel.borrowed = null;
  duel.discard.push(card);
  table.tell(() => ({
    what: say("log.row-card-discarded", { card: nameOf(card) }),
    seat,
    clause: "MD-21.10",
    moves: [{ piece: ref.card(card), from: ref.aside(seat), to: ref.discard }],
  }));
}
