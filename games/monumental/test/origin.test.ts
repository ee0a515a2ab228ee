import { expect, test } from "vitest";
import { BASIC_IDS, civilizationCards, DEVELOPMENT_IDS, policiesOf } from "../src/content/cards.ts";
import { CIVILIZATION_IDS } from "../src/content/civilizations.ts";
import { HERO_IDS } from "../src/content/heroes.ts";
import { MONSTER_IDS } from "../src/content/monsters.ts";
import { originOf, type PrintedId } from "../src/content/origin.ts";
import { WARLORDS } from "../src/content/starting.ts";

/** Of each basic building the box has ten (MO-1.5). */
const BASICS = 10;

test("146 of the 209 cards are our own designs, as the README and the rulebook say", () => {
  const box: PrintedId[] = [
    ...CIVILIZATION_IDS.flatMap((id) => [...civilizationCards(id), ...policiesOf(id), WARLORDS[id].id]),
    ...BASIC_IDS.flatMap((id) => Array<PrintedId>(BASICS).fill(id)),
    ...DEVELOPMENT_IDS,
    ...HERO_IDS,
    ...MONSTER_IDS,
  ];
  expect(box).toHaveLength(209);
  expect(box.filter((id) => originOf(id) === "ours")).toHaveLength(146);
});
