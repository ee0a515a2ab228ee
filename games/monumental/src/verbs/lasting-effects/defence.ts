import type { LastingKind } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** More defence: in all provinces of the owner, for each wonder token there, or where the hero stands. */
export interface Defence {
  readonly lasting: "defence";
  readonly by: number;
  readonly where: "provinces" | "wonders" | "hero-province";
}

export const defence = (by: number, where: Defence["where"]): Defence => ({ lasting: "defence", by, where });

const { say, words } = spoken({
  en: {
    "lasting.defence.provinces": "Each of your provinces has {by} more defence.",
    "lasting.defence.wonders": "Your wonder tokens add {by} more defence to provinces you control.",
    "lasting.defence.hero-province": "The province where this hero stands has {by} more defence.",
  },
  ru: {
    "lasting.defence.provinces": "Оборона каждой вашей провинции выше на {by}.",
    "lasting.defence.wonders": "Жетоны ваших чудес добавляют ещё {by} к обороне провинций под вашим контролем.",
    "lasting.defence.hero-province": "Оборона провинции, где стоит этот герой, выше на {by}.",
  },
  hu: {
    "lasting.defence.provinces": "Minden tartományod védelmi értéke {by} ponttal nagyobb.",
    "lasting.defence.wonders": "A csodajelzőid {by} ponttal több védelmet adnak az irányított tartományaidnak.",
    "lasting.defence.hero-province": "A tartomány, ahol ez a hős áll, {by} ponttal nagyobb védelmi értékű.",
  },
});

export const defenceKind: LastingKind<Defence> = {
  says: ({ by, where }) => say(`lasting.defence.${where}`, { by }),
  worth: ({ by }) => 0.1 * by,
  words,
};
