import { expect, test } from "vitest";
import { ACTION_CARD_IDS } from "../src/content/action-cards.ts";
import { ADVANCE_IDS } from "../src/content/categories.ts";
import { OBJECTIVE_CARD_IDS } from "../src/content/objective-cards.ts";
import { originOfActionCard, originOfAdvance, originOfObjectiveCard } from "../src/content/origin.ts";

test("an advance, a half of 8 Action cards and an objective are our own designs, as the README says", () => {
  expect(ADVANCE_IDS.filter((id) => originOfAdvance(id) === "ours")).toEqual(["chemistry"]);
  expect(ACTION_CARD_IDS.filter((id) => originOfActionCard(id) === "ours")).toHaveLength(8);
  expect(OBJECTIVE_CARD_IDS.filter((id) => originOfObjectiveCard(id) === "ours")).toEqual(["oc-18"]);
});
