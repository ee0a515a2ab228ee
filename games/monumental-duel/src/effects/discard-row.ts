import type { Option, Rules } from "@civitas/kernel";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import type { Duel } from "../state.ts";
import { type HowMany, takeOneByOne } from "./pick.ts";

/** The places (0 to 5) of the row that hold a card. */
export function rowCards({ row }: Duel): number[] {
  const places: number[] = [];
  row.forEach((card, place) => {
    if (card !== null) places.push(place);
  });
  return places;
}

interface RowOption extends Option {
  readonly place: number;
}

/** MD-21.5: to the development discard pile; the place stays free until phase C. */
export function discardFromRow({ play, seat }: CardStage, howMany: HowMany): Rules {
  const { duel, table } = play;
  const find = (): RowOption[] =>
    rowCards(duel).flatMap((place) => {
      const card = duel.row[place] ?? null;
      return card === null ? [] : [{ id: `discard:${card}`, label: nameOf(card), refs: [ref.row(place + 1)], place }];
    });
  return takeOneByOne(
    seat,
    say("ask.discard-row"),
    howMany,
    "MD-21.5",
    find,
    () => [],
    ({ place }) => {
      const card = duel.row[place] ?? null;
      if (card === null) return;
      duel.row[place] = null;
      duel.discard.push(card);
      table.tell(() => ({
        what: say("log.discards-from-row", { who: { seat }, card: nameOf(card) }),
        seat,
        clause: "MD-21.5",
        moves: [{ piece: ref.card(card), from: ref.row(place + 1), to: ref.discard }],
      }));
    },
  );
}
