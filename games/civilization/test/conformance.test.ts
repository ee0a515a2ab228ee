import { conforms } from "@civitas/testing";
import { game } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";
import { sampledSettings } from "./settings.ts";

const words = { en: [en], ru: [ru], hu: [hu] };

/**
 * What section 34 accepts: responses and interrupts ask only who can answer (CV-34.5), a battle turn asks for an ability only if
 * one is usable (CV-34.12), and the windows of CV-6.6 and CV-27.14 exist only while somebody can use them (CV-34.14).
 */
const betrays = ["CV-34.5", "CV-34.12", "CV-6.6", "CV-27.14"];
/** CV-16.3: a marker that is spent is shown and leaves the game. */
const reveals = ["log.reveals"];

// Every number of seats and every module, alone and together: components are counted at every decision of every game,
// a close look, which takes much longer, at some.
conforms(game, { seeds: 1, closely: 0, glances: 1, settings: sampledSettings(200), words, betrays, reveals });
conforms(game, { seeds: 1, closely: 1, looks: 20, settings: sampledSettings(3, "closely"), words, betrays, reveals });
