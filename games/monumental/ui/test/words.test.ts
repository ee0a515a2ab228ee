import { wellWorded } from "@civitas/testing";
import { expect, test } from "vitest";
import { CARD_IDS, CIVILIZATION_IDS, HERO_IDS, MONSTER_IDS, POLICY_IDS, WARLORD_IDS } from "../../src/index.ts";
import { icons } from "../icons.ts";
import { words as en } from "../text/en.ts";
import { words as hu } from "../text/hu.ts";
import { words as ru } from "../text/ru.ts";

wellWorded(
  "the table of Monumental",
  { en, ru, hu },
  {
    usedIn: [new URL("..", import.meta.url)],
    families: ["table.", "ui.kind.", "ui.map.", "ui.part.", "ui.part-of.", "ui.column.", "ui.warlord-", "ui.hero-"],
  },
);

test("every card, hero, monster, warlord and people has a picture", () => {
  const all = [...CARD_IDS, ...POLICY_IDS, ...HERO_IDS, ...MONSTER_IDS, ...WARLORD_IDS, ...CIVILIZATION_IDS];
  expect(all.filter((id) => !(id in icons))).toEqual([]);
});
