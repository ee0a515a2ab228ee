import { wellWorded } from "@civitas/testing";
import { expect, test } from "vitest";
import {
  BUILDING_IDS,
  EVENT_IDS,
  GOVERNMENT_IDS,
  GREAT_CARD_IDS,
  GREAT_TYPES,
  INVESTMENT_IDS,
  RELIC_IDS,
  RESOURCES,
  TECH_IDS,
  UNIT_TYPES,
  WONDER_IDS,
} from "../../src/content/ids.ts";
import { icons } from "../icons.ts";
import { picture } from "../pictures.ts";
import { words as en } from "../text/en.ts";
import { words as hu } from "../text/hu.ts";
import { words as ru } from "../text/ru.ts";

wellWorded(
  "the table of Civilization",
  { en, ru, hu },
  {
    usedIn: [new URL("..", import.meta.url)],
    families: [
      "ui.phase.",
      "ui.way.",
      "ui.city.",
      "ui.column.",
      "ui.of.",
      "ui.says.",
      "ui.tab.",
      "ui.kept.",
      "ui.back-to.",
      "ui.bonus.",
      "ui.stake.",
    ],
  },
);

test("everything in the box has a picture", () => {
  const wanted = [
    ...TECH_IDS.map(picture.tech),
    ...GOVERNMENT_IDS.map(picture.government),
    ...EVENT_IDS.map(picture.event),
    ...GREAT_CARD_IDS.map(picture.greatCard),
    ...INVESTMENT_IDS.map(picture.investment),
    ...RELIC_IDS.map(picture.relic),
    ...UNIT_TYPES.flatMap((type) => [1, 2, 3, 4].map((rank) => picture.unit(type, rank))),
    ...WONDER_IDS,
    ...BUILDING_IDS,
    ...GREAT_TYPES,
    ...RESOURCES,
  ];
  expect(wanted.filter((name) => !(name in icons))).toEqual([]);
});

/** As many letters as a plate of one square can show. */
const ON_A_PLATE = 8;

test.each(Object.entries({ en, ru, hu }))("names of cities fit their plates in %s", (_, words) => {
  const long = Object.entries(words).filter(([key, name]) => key.startsWith("ui.city.") && name.length > ON_A_PLATE);
  expect(long).toEqual([]);
});
