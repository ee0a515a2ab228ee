import { wellWorded } from "@civitas/testing";
import { expect, test } from "vitest";
import { CATEGORY_IDS } from "../../src/content/categories.ts";
import { WONDER_IDS } from "../../src/content/wonders.ts";
import { categoryIcon } from "../advances/standing.ts";
import { icons } from "../icons.ts";
import { words as en } from "../text/en.ts";
import { words as hu } from "../text/hu.ts";
import { words as ru } from "../text/ru.ts";

wellWorded(
  "the table of Clash of Cultures",
  { en, ru, hu },
  {
    usedIn: [new URL("..", import.meta.url)],
    families: [
      "ui.frame-",
      "ui.track.",
      "ui.score.",
      "ui.kind.",
      "ui.timing.",
      "ui.event-icon.",
      "ui.standing.",
      "ui.step.",
      "ui.strength.",
      "ui.drawer.",
    ],
  },
);

test("every wonder and every category of advances has a picture", () => {
  expect([...WONDER_IDS, ...CATEGORY_IDS.map(categoryIcon)].filter((id) => !(id in icons))).toEqual([]);
});
