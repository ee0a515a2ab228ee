import type { VerbKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";
import { CARDS } from "../content/cards.ts";
import { isProvince } from "../realm.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import type { CardStage } from "../stage.ts";
import { playerAt } from "../state.ts";
import { applyBonuses, type BonusOption } from "./bonuses.ts";

/** MD-22.7: through the warlord even the bonus that is reserved for him. */
export interface WarlordsProvinceBonus {
  readonly verb: "warlordsProvinceBonus";
  readonly n: number;
}

const { say: speak, words } = spoken({
  en: {
    "do.warlords-province-bonus":
      "apply the bonus effect of {n, plural, one {# province} other {# provinces}} you control, even one reserved for your warlord",
  },
  ru: {
    "do.warlords-province-bonus":
      "примените {n, plural, one {бонусный эффект # контролируемой провинции} other {бонусные эффекты # контролируемых провинций}}, в том числе доступный только военачальнику",
  },
  hu: {
    "do.warlords-province-bonus":
      "hajtsd végre {n} irányított tartományod egyszeri hatását, akár olyanét is, amelyik csak a hadúrnak jár",
  },
});

/** MD-21.22: every province you control, wherever it lies in the pile and however you got it. */
const provincesWithBonus = ({ play, seat }: CardStage): BonusOption[] =>
  playerAt(play.duel, seat).provinces.flatMap((province, index) => {
    if (!isProvince(province)) return [];
    const { id: card } = province;
    return {
      id: `bonus:${card}`,
      label: nameOf(card),
      note: play.vocabulary.sayVerbs(CARDS[card].bonus),
      refs: [ref.province(seat, index)],
      card,
    };
  });

const hasProvinces = (_verb: WarlordsProvinceBonus, { play, seat }: CardStage): boolean =>
  playerAt(play.duel, seat).provinces.some(isProvince);

export const warlordsProvinceBonusKind: VerbKind<WarlordsProvinceBonus, CardStage> = {
  run: ({ n }, stage) => applyBonuses(stage, say("ask.province-bonus"), provincesWithBonus(stage), n, "MD-21.22"),
  can: hasProvinces,
  asks: hasProvinces,
  says: ({ n }) => speak("do.warlords-province-bonus", { n }),
  worth: ({ n }) => 0.4 * n,
  words,
};
