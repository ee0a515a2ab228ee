import { no, type Option, type Verdict } from "@civitas/kernel";
import { type SoMany, takes, type VerbKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import { PROVINCE_TYPES, type ProvinceType } from "../content/province-type.ts";
import { hasType, isProvince } from "../realm.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { type PileCard, playerAt } from "../state.ts";

/** Tokens that give a province a further type. */
export interface PlaceTypeToken extends SoMany {
  readonly verb: "placeTypeToken";
}

const { say: speak, words } = spoken({
  en: {
    "do.may-place-type-token":
      "you may place {n, plural, one {# of your province-type tokens} other {# of your province-type tokens}} on a province you control that lacks that type",
  },
  ru: {
    "do.may-place-type-token":
      "вы можете положить {n, plural, one {# свой жетон} few {# своих жетона} many {# своих жетонов} other {# своего жетона}} типа провинции на контролируемую провинцию без этого типа",
  },
  hu: {
    "do.may-place-type-token":
      "lehelyezhetsz {n} tartománytípus-jelzőt egy irányított tartományodra, amely még nem ilyen típusú",
  },
});

interface TokenOption extends Option {
  readonly type: ProvinceType;
  readonly index: number;
  readonly card: PileCard;
}

/** MD-22.9, MD-22.10, MD-22.12: a token in stock, on a controlled province that lacks its type. */
function judgeTokens({ play, seat }: CardStage): Verdict<TokenOption>[] {
  const { provinces, typeTokens } = playerAt(play.duel, seat);
  return provinces.flatMap((card, index) => {
    if (!isProvince(card)) return [];
    return PROVINCE_TYPES.map((type) => {
      const candidate = {
        id: `token:${type}:${card.id}`,
        label: say("choice.type-token", { type: say(`type.${type}`), card: nameOf(card.id) }),
        refs: [ref.province(seat, index)],
        type,
        index,
        card,
      };
      if (hasType(card, type)) return no(candidate, say("why.has-type"), "MD-22.10");
      return typeTokens[type] > 0 ? candidate : no(candidate, say("why.tokens-placed"), "MD-22.12");
    });
  });
}

export const placeTypeTokenKind: VerbKind<PlaceTypeToken, CardStage> = {
  ...takes<PlaceTypeToken, CardStage, TokenOption>({
    prompt: say("ask.type-token"),
    clause: "MD-22.9",
    judge: judgeTokens,
    take: placeToken,
  }),
  says: ({ n }) => speak("do.may-place-type-token", { n }),
  worth: () => 0.4,
  words,
};

function placeToken({ play, seat }: CardStage, { type, card, index }: TokenOption): undefined {
  playerAt(play.duel, seat).typeTokens[type]--;
  card.tokens.push(type);
  play.table.tell(() => ({
    what: say("log.places-type", { who: { seat }, type: say(`type.${type}`), card: nameOf(card.id) }),
    seat,
    clause: "MD-22.9",
    moves: [{ piece: ref.typeToken(type), from: ref.typeTokens(seat), to: ref.province(seat, index) }],
  }));
}
