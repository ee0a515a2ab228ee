import { conforms, replaysGolden, wellWorded } from "@civitas/testing";
import { CIVILIZATION_IDS } from "../src/content/civilizations.ts";
import { game } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

/** Every pairing in both orders, payments by habit and by choice: 60 games of each. */
const settings = CIVILIZATION_IDS.flatMap((second, i) =>
  CIVILIZATION_IDS.filter((first) => first !== second).map((first, j) => ({
    seats: 2,
    options: { civilizations: "choose", payment: (i + j) % 2 === 0 ? "default" : "ask" },
    opening: [`civilization:${second}`, `civilization:${first}`],
  })),
);

/** The order in which cards are drawn and shown (MD-21.9) is seen once; the piles that are left don't keep it. */
const reveals = ["log.draws"];

// Components are counted at every decision of every game; a close look, which takes much longer, at some.
conforms(game, { seeds: 60, glances: 1, settings, reveals, words: { en: [en], ru: [ru], hu: [hu] } });

conforms(game, {
  seeds: 10,
  closely: 0,
  settings: [{ seats: 2, options: { civilizations: "random" } }],
  reveals,
  words: { en: [en], ru: [ru], hu: [hu] },
});

replaysGolden(game, new URL("../golden/", import.meta.url), 20);

wellWorded(
  "monumental-duel",
  { en, ru, hu },
  {
    usedIn: [new URL("../src/", import.meta.url), new URL("../../monumental-family/src/", import.meta.url)],
    families: [
      "game.",
      "option.",
      "phase.",
      "civilization.",
      "resource.",
      "type.",
      "card.",
      "score.",
      "amount.",
      "per.",
      "on.",
      "if.controls.",
      "if.at-least.",
      "do.copy.",
      "tie.",
    ],
  },
);
