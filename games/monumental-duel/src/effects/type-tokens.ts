import type { Blocked, Option, Rules, Seat } from "@civitas/kernel";
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

/** MD-22.10, MD-22.12: why the other tokens can't be placed. */
function tokensBlocked(player: Player, seat: Seat): Blocked[] {
  const blocked: Blocked[] = [];
  player.provinces.forEach((card, index) => {
    if (!isProvince(card)) return;
    for (const type of PROVINCE_TYPES) {
      const repeated = hasType(card, type);
      if (!repeated && player.typeTokens[type] > 0) continue;
      blocked.push({
        ...tokenChoice(seat, { type, index, card }),
        why: say(repeated ? "why.has-type" : "why.tokens-placed"),
        clause: repeated ? "MD-22.10" : "MD-22.12",
      });
    }
  });
  return blocked;
}

const tokenChoice = (seat: Seat, { type, index, card }: Placing): Option => ({
  id: `token:${type}:${card.id}`,
  label: say("choice.type-token", { type: say(`type.${type}`), card: nameOf(card.id) }),
  refs: [ref.province(seat, index)],
});

export function placeTypeTokens({ play, seat }: CardStage, howMany: HowMany): Rules {
  const player = playerAt(play.duel, seat);
  const find = (): (Option & { readonly placing: Placing })[] =>
    placeableTokens(player).map((placing) => ({ ...tokenChoice(seat, placing), placing }));
  return takeOneByOne(
    seat,
    say("ask.type-token"),
    howMany,
    "MD-22.9",
    find,
    () => tokensBlocked(player, seat),
    ({ placing: { type, card, index } }) => {
      player.typeTokens[type]--;
      card.tokens.push(type);
      play.table.tell(() => ({
        what: say("log.places-type", { who: { seat }, type: say(`type.${type}`), card: nameOf(card.id) }),
        seat,
        clause: "MD-22.9",
        moves: [{ piece: ref.typeToken(type), from: ref.typeTokens(seat), to: ref.province(seat, index) }],
      }));
    },
  );
}
