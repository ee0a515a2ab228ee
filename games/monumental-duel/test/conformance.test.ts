import { conforms } from "@civitas/testing";
import { game } from "../src/index.ts";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

const words = { en: [en], ru: [ru], hu: [hu] };

conforms(game, { words, seeds: 30 });
