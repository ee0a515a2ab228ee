import type { Option, Rules } from "@civitas/kernel";
import { PROVINCE_TYPES, type ProvinceType } from "@civitas/monumental-family";
import { hasType, isProvince } from "../realm.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { type PileCard, type Player, playerAt } from "../state.ts";
import { type HowMany, takeOneByOne } from "./pick.ts";

interface Placing {
  readonly type: ProvinceType;
  readonly index: number;
  readonly card: PileCard;
}

/** MD-22.9, MD-22.10, MD-22.12: a token in stock, on a controlled province that lacks its type. */
export function placeableTokens(player: Player): Placing[] {
  const placings: Placing[] = [];
  player.provinces.forEach((card, index) => {
    if (!isProvince(card)) return;
    for (const type of PROVINCE_TYPES) {
      if (player.typeTokens[type] > 0 && !hasType(card, type)) placings.push({ type, index, card });
    }
  });
  return placings;
}

export function placeTypeTokens({ play, seat }: CardStage, howMany: HowMany): Rules {
  const player = playerAt(play.duel, seat);
  const find = (): (Option & { readonly placing: Placing })[] =>
    placeableTokens(player).map((placing) => ({
      id: `token:${placing.type}:${placing.card.id}`,
      label: say("choice.type-token", { type: say(`type.${placing.type}`), card: nameOf(placing.card.id) }),
      refs: [ref.province(seat, placing.index)],
      placing,
    }));
  return takeOneByOne(
    seat,
    say("ask.type-token"),
    howMany,
    "MD-22.9",
    find,
    function* ({ placing: { type, card, index } }) {
      player.typeTokens[type]--;
      card.tokens.push(type);
      play.table.tell({
        what: say("log.places-type", { who: { seat }, type: say(`type.${type}`), card: nameOf(card.id) }),
        seat,
        clause: "MD-22.9",
        moves: [{ piece: ref.typeToken(type), from: ref.typeTokens(seat), to: ref.province(seat, index) }],
      });
    },
  );
}
