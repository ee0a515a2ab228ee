import { conforms, replaysGolden, wellWorded } from "@civitas/testing";
import { game } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

conforms(game, { seeds: 20, words: { en: [en], ru: [ru], hu: [hu] } });

replaysGolden(game, new URL("../golden/", import.meta.url), 3);

wellWorded(
  "caravans",
  { en, ru, hu },
  { usedIn: [new URL("../src/", import.meta.url), new URL("../ui/", import.meta.url)], families: ["game.", "option."] },
);
