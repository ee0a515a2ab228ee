import { wellWorded } from "@civitas/testing";
import { expect, test } from "vitest";
import { CARD_IDS, CARDS } from "../../src/content/cards.ts";
import { icons } from "../icons.ts";
import { words as en } from "../text/en.ts";
import { words as hu } from "../text/hu.ts";
import { words as ru } from "../text/ru.ts";

wellWorded(
  "the Duel table",
  { en, ru, hu },
  {
    usedIn: [new URL("..", import.meta.url)],
    families: ["ui.kind.", "ui.race.", "ui.advantage.", "ui.warlord", "ui.scout"],
  },
);

test("every card but the scouts, who share one, has a picture", () => {
  const without = CARD_IDS.filter((id) => CARDS[id].kind !== "scout" && !(id in icons));
  expect(without).toEqual([]);
});
