import { wellWorded } from "@civitas/testing";
import { words as en } from "../src/text/en.ts";
import { words as hu } from "../src/text/hu.ts";
import { words as ru } from "../src/text/ru.ts";

wellWorded(
  "the web client",
  { en, ru, hu },
  {
    usedIn: [new URL("../src/", import.meta.url)],
    families: [
      "notice.wants-",
      "level.",
      "bot.",
      "seat.bot.",
      "settings.theme.",
      "settings.pace.",
      "new.clock.",
      "ending.",
      "scope.",
    ],
  },
);
