import { expect, test } from "vitest";
import type { Good } from "../../src/content/ids.ts";
import { EXPLORED, position } from "../../test/position.ts";
import { type CollectShown, couldBring, sharedOut } from "../map/collecting.ts";

const [city] = position({ regions: EXPLORED }).table.cities;

function collecting(sources: Readonly<Record<string, readonly Good[]>>): CollectShown {
  if (city === undefined) throw new Error("there is a city");
  return { city, sources: new Map(Object.entries(sources)), taken: undefined };
}

test("a yield is shared out among the hexes that can bring it", () => {
  const both = collecting({ C4: ["food", "wood"], D4: ["food"], C5: [] });
  expect(sharedOut(both)).toBeUndefined();
  const shared = sharedOut({ ...both, taken: { food: 1, wood: 1 } });
  expect([...(shared ?? [])]).toEqual([
    ["C4", "wood"],
    ["D4", "food"],
  ]);
  expect(sharedOut({ ...both, taken: { wood: 2 } })).toBeUndefined();
});

test("a city brings no more of a good than hexes give and its size allows", () => {
  expect(couldBring(collecting({ C4: ["food"], D4: ["food"], C5: ["wood"] }))).toMatchObject({
    food: 1,
    wood: 1,
    ore: 0,
  });
});
