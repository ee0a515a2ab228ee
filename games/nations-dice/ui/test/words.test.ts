import { wellWorded } from "@civitas/testing";
import { expect, test } from "vitest";
import { startingBuildings } from "../../src/content/boards.ts";
import { tileIds } from "../../src/content/tiles.ts";
import { icons } from "../icons.ts";
import { words as en } from "../text/en.ts";
import { words as hu } from "../text/hu.ts";
import { words as ru } from "../text/ru.ts";

wellWorded(
  "the Nations table",
  { en, ru, hu },
  {
    usedIn: [new URL("..", import.meta.url)],
    families: ["ui.kind.", "ui.rule.", "ui.famine", "ui.war"],
  },
);

test("every tile and every printed building has a picture", () => {
  const without = [...tileIds, ...startingBuildings].filter((id) => !(id in icons));
  expect(without).toEqual([]);
});
