import { conforms, wellWorded } from "@civitas/testing";
import { game } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";
import { armed } from "./armed.ts";
import { EVERY_SETTING, everyNth } from "./settings.ts";

const words = { en: [en], ru: [ru], hu: [hu] };

/** Whoever holds two cards with the same instant objective is asked which one is completed, and is then known to have had both. */
const betrays = ["CC-24.13"];

// Every number of seats and every variant, alone and together: components are counted at every decision of every game,
// a close look, which takes much longer, at some.
conforms(game, { seeds: 6, closely: 0, glances: 0.4, settings: EVERY_SETTING, words, betrays });
// Random players hardly ever fight, so some games begin in the middle of a war.
conforms(armed, { seeds: 1, closely: 1, looks: 30, settings: everyNth(11), words, betrays });
conforms(game, { seeds: 1, closely: 1, looks: 30, settings: everyNth(11, 2), words, betrays });

wellWorded(
  "clash of cultures",
  { en, ru, hu },
  {
    usedIn: [new URL("../src/", import.meta.url)],
    families: [
      "game.",
      "option.",
      "standing.",
      "scope.",
      "phase.",
      "restriction.",
      "so-many.",
      "good.",
      "sheet.",
      "do.siege-",
      "do.bear-",
      "do.part-",
      "do.attack",
      "do.embark",
      "do.explore",
      "do.invite",
      "do.land",
      "do.march",
      "do.trade",
      "ask.revolt-",
      "log.attack",
      "log.embark",
      "log.explore",
      "log.march",
      "log.swapped-",
      "log.outcome-",
      "log.drew-",
      "why.misfit-",
      "amount.",
      "advance.",
      "category.",
      "civil.",
      "combat.",
      "objective.",
      "event.",
      "event-icon.",
      "wonder.",
      "building.",
      "terrain.",
      "unit.",
      "mood.",
    ],
  },
);
