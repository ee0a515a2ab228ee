import { expect, test } from "vitest";
import {
  BUILDING_IDS,
  CIVILIZATION_IDS,
  EVENT_IDS,
  GOVERNMENT_IDS,
  GREAT_CARD_IDS,
  INVESTMENT_IDS,
  TECH_IDS,
  WONDER_IDS,
} from "../src/content/ids.ts";
import { originOf } from "../src/content/origin.ts";

test("five of the eight governments are our own designs, as the README says; every other card is a printed one", () => {
  const others = [
    ...TECH_IDS,
    ...WONDER_IDS,
    ...EVENT_IDS,
    ...GREAT_CARD_IDS,
    ...INVESTMENT_IDS,
    ...CIVILIZATION_IDS,
    ...BUILDING_IDS,
  ];
  expect(others.filter((id) => originOf(id) === "ours")).toEqual([]);
  expect(GOVERNMENT_IDS).toHaveLength(8);
  expect(GOVERNMENT_IDS.filter((id) => originOf(id) === "ours")).toHaveLength(5);
});
