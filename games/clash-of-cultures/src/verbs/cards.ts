import { spoken } from "@civitas/words/spoken";
import { WORTH } from "./amounts.ts";
import type { Speech } from "./verb.ts";

export interface DrawActionCards {
  readonly verb: "drawActionCards";
  readonly n: number;
}

/** CC-30.13. */
export interface DrawBoth {
  readonly verb: "drawBoth";
}

/** CC-25.9. */
export interface Spy {
  readonly verb: "spy";
}

/** CC-25.10. */
export interface NewPlans {
  readonly verb: "newPlans";
}

export const drawActionCards = (n: number): DrawActionCards => ({ verb: "drawActionCards", n });
export const drawBoth: DrawBoth = { verb: "drawBoth" };
export const spy: Spy = { verb: "spy" };
export const newPlans: NewPlans = { verb: "newPlans" };

const { say, words } = spoken({
  en: {
    "verb.draw-action-cards": "draw {n, plural, one {# Action card} other {# Action cards}}",
    "verb.draw-both": "draw 1 Action and 1 Objective card",
    "verb.spy":
      "look at all Action and Objective cards of another player; you may exchange one of yours for one of theirs of the same kind",
    "verb.new-plans":
      "draw 2 Objective cards; you may return another one from your hand to keep 1 of the two. The rest is shuffled into the deck",
  },
  ru: {
    "verb.draw-action-cards":
      "возьмите {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} действия",
    "verb.draw-both": "возьмите 1 карту действия и 1 карту целей",
    "verb.spy":
      "посмотрите все карты действия и целей другого игрока; можете обменять одну свою карту на одну его карту того же вида",
    "verb.new-plans":
      "возьмите 2 карты целей; можете вернуть другую карту целей с руки и оставить 1 из двух. Остальные замешайте в колоду",
  },
  hu: {
    "verb.draw-action-cards": "húzz {n} akciókártyát",
    "verb.draw-both": "húzz 1 akciókártyát és 1 célkártyát",
    "verb.spy":
      "nézd meg egy másik játékos összes akció- és célkártyáját; egy kártyádat elcserélheted az ő egyik ugyanolyan fajtájú kártyájára",
    "verb.new-plans":
      "húzz 2 célkártyát; visszaadhatsz egy másik célkártyát a kezedből, hogy megtarts 1-et a kettőből. A többit keverd a pakliba",
  },
});

export const drawActionCardsSpeech: Speech<DrawActionCards> = {
  says: ({ n }) => say("verb.draw-action-cards", { n }),
  worth: ({ n }) => WORTH.card * n,
  words,
};
export const drawBothSpeech: Speech<DrawBoth> = {
  says: () => say("verb.draw-both"),
  worth: () => 2 * WORTH.card,
  words,
};
export const spySpeech: Speech<Spy> = { says: () => say("verb.spy"), worth: () => 0.3, words };
export const newPlansSpeech: Speech<NewPlans> = { says: () => say("verb.new-plans"), worth: () => 0.4, words };
