import { conforms, wellWorded } from "@civitas/testing";
import { game } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";
import { sampledSettings } from "./settings.ts";

const words = { en: [en], ru: [ru], hu: [hu] };

/**
 * The automa sells a market token that leaves the game at once: only the log has shown it (MO-11.31, MO-11.32). In which
 * order several knowledge cards came to one place of a city, everybody has seen, too (MO-10.21).
 */
const reveals = ["log.automa-sells", "log.lays"];

// Every number of seats and every module, alone and together: components are counted at every decision of every game,
// a close look, which takes much longer, at some.
conforms(game, { seeds: 1, closely: 0, glances: 1, settings: sampledSettings(216), words, reveals });
conforms(game, { seeds: 1, closely: 1, looks: 20, settings: sampledSettings(3, "closely"), words, reveals });

wellWorded(
  "monumental",
  { en, ru, hu },
  {
    usedIn: [new URL("../src/", import.meta.url), new URL("../../monumental-family/src/", import.meta.url)],
    families: [
      "game.",
      "option.",
      "phase.",
      "civilization.",
      "era.",
      "type.",
      "tile.",
      "defence.",
      "market.",
      "good.",
      "token.",
      "card.",
      "hero.",
      "monster.",
      "warlord.",
      "automa.",
      "deed.",
      "log.automa-draws.",
      "sheet.",
      "amount.",
      "per.",
      "on.",
      "do.copy.",
      "do.take.",
      "do.gain-restricted.",
      "lasting.defence.",
      "text.returns.",
      "text.attack.",
      "why.short.",
      "choice.",
      "ask.",
    ],
  },
);
