import type { Rules } from "@civitas/kernel";
import type { DrawUse } from "@civitas/monumental-family";
import { canDraw, drawCards } from "../city-deck.ts";
import { ref } from "../refs.ts";
import { namesOf, say } from "../say.ts";
import { sourceName } from "../source.ts";

import type { CardStage } from "../stage.ts";
import { cityOf } from "../state.ts";
import { choosing } from "./choosing.ts";

export const drawUseRun = {
  *run({ draw, use }: DrawUse, { m, table, seat, source }: CardStage): Rules {
    const cards = drawCards(m, table, seat, draw);
    if (cards.length === 0) return;
    table.tell(() => ({
      what: say("log.draws", { who: { seat }, cards: namesOf(cards), by: sourceName(source) }),
      seat,
      clause: "MO-10.6",
      moves: cards.map((card) => ({ piece: ref.card(card), from: ref.cityDeck(seat), to: ref.drawn(seat) })),
    }));
    table.next("pickDrawn", { seat, cards, uses: use, source });
  },
  ...choosing<DrawUse>((_verb, { m, seat }) => canDraw(cityOf(m, seat))),
};
