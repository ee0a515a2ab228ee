import { conforms } from "@civitas/testing";
import { game } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";
import { sampledSettings } from "./settings.ts";

const words = { en: [en], ru: [ru], hu: [hu] };

// Every number of seats and every module, alone and together: components are counted at every decision of every game,
// a close look, which takes much longer, at some.
conforms(game, { seeds: 1, closely: 0, glances: 1, settings: sampledSettings(200), words });
conforms(game, { seeds: 1, closely: 1, looks: 20, settings: sampledSettings(3, "closely"), words });
