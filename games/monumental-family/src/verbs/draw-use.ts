import { spoken } from "@civitas/words/spoken";
import type { Speech } from "../verb.ts";

/** Draws cards of one's city deck and uses some of them. */
export interface DrawUse {
  readonly verb: "drawUse";
  readonly draw: number;
  readonly use: number;
}

export const drawUse = (draw: number, use: number): DrawUse => ({ verb: "drawUse", draw, use });

const { say, words } = spoken({
  en: {
    "do.draw-use": "draw {draw, plural, one {# card} other {# cards}} and use {use} of them",
    "do.draw-use-it": "draw 1 card and use it",
  },
  ru: {
    "do.draw-use":
      "возьмите {draw, plural, one {# карту} few {# карты} many {# карт} other {# карты}} и используйте {use} из них",
    "do.draw-use-it": "возьмите 1 карту и используйте её",
  },
  hu: {
    "do.draw-use": "húzz {draw} lapot, és használj fel közülük {use} darabot",
    "do.draw-use-it": "húzz 1 lapot, és használd fel",
  },
});

export const drawUseSpeech: Speech<DrawUse> = {
  says: ({ draw, use }) => (draw === 1 ? say("do.draw-use-it") : say("do.draw-use", { draw, use })),
  worth: ({ draw }) => 0.25 * draw,
  words,
};
