import { conforms, replaysGolden, wellWorded } from "@civitas/testing";
import { game } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

/** Every number of players, the harder solo game, and every board once: the boards differ in name only. */
const settings = [
  { seats: 1, options: { harder: false, nation: "rome" } },
  { seats: 1, options: { harder: true, nation: "egypt" } },
  { seats: 2, options: { nation: "persia" } },
  { seats: 3, options: { nation: "greece" } },
  { seats: 4, options: { nation: "rome" } },
];

conforms(game, { seeds: 100, settings, words: { en: [en], ru: [ru], hu: [hu] } });

replaysGolden(game, new URL("../golden/", import.meta.url), 20);

wellWorded(
  "nations-dice",
  { en, ru, hu },
  {
    usedIn: [new URL("../src/", import.meta.url)],
    families: [
      "game.",
      "option.",
      "icon.",
      "nation.",
      "amount.",
      "face.",
      "die.",
      "rolled.",
      "used.",
      "tile.",
      "event.",
      "title.",
      "ask.famine",
      "ask.war",
      "famine.",
      "war.",
      "log.famine",
      "log.war",
      "note.",
      "pay.",
      "chit.",
      "chits.",
    ],
  },
);
