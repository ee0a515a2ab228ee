import {
  activate,
  copy,
  drawUse,
  gain,
  gainPer,
  policyBonuses,
  take,
  when,
  wonderSection,
} from "@civitas/monumental-family";
import { action, eachTime, lasting, whenCardActivated, whenCityActivated } from "./ability.ts";
import { building, knowledge, province, wonder } from "./card.ts";
import { controls, gained, haveAdvantage } from "./conditions.ts";
import { buildingDiscount, ignoreBarricades } from "./lasting.ts";

/** MD-1.5: 12 cards of era I, 12 of era II, 6 of era III. */
export const developmentCards = {
  currency: knowledge(
    "I",
    3,
    action([gain({ production: 1, science: 1, military: 1 })], { cost: { pay: { gold: 1 } } }),
  ),
  irrigation: knowledge(
    "I",
    3,
    whenCardActivated([gain({ production: 1 }), gainPer("agrarian-provinces", { production: 1 })]),
  ),
  navigation: knowledge("I", 4, action([{ verb: "tradeFree", n: 1 }, when(controls("coastal"), [gain({ gold: 1 })])])),
  "colossus-of-rhodes": wonder(
    "I",
    [4, 4],
    { military: 1, gold: 1 },
    [gain({ military: 2 })],
    eachTime(["conquer"], [gain({ gold: 1 })]),
  ),
  "hanging-gardens": wonder(
    "I",
    [4, 5],
    { culture: 1 },
    [gain({ culture: 1, gold: 1 })],
    action([gainPer("agrarian-provinces", { production: 1 })]),
  ),
  "lighthouse-of-alexandria": wonder(
    "I",
    [4, 4],
    { science: 1, gold: 1 },
    [{ verb: "tradeFree", n: 1 }],
    whenCityActivated([gain({ gold: 1 })], { condition: controls("coastal") }),
  ),
  "nile-delta": province("I", 3, "agrarian", [gain({ production: 2 })]),
  cyclades: province("I", 4, "coastal", [{ verb: "tradeFree", n: 1 }]),
  sahara: province("I", 4, "mountain", [gain({ gold: 2 })]),
  market: building("I", 5, { production: 1 }, action([{ verb: "tradeFree", n: 1 }])),
  "trading-post": building("I", 4, { gold: 2 }),
  temple: building("I", 4, { culture: 1 }, whenCardActivated([gain({ gold: 1 })], { condition: haveAdvantage })),

  guilds: knowledge("II", 5, lasting(buildingDiscount(1, 1))),
  "printing-press": knowledge("II", 6, action([drawUse(3, 1)])),
  gunpowder: knowledge("II", 5, whenCardActivated([gain({ military: 1 })]), lasting(ignoreBarricades)),
  "notre-dame": wonder("II", [6, 6], { culture: 1 }, [gain({ culture: 2 })], action([policyBonuses(1)])),
  "great-zimbabwe": wonder("II", [5, 6], { gold: 1 }, [gain({ gold: 3 })], whenCardActivated([activate(1)])),
  "angkor-wat": wonder(
    "II",
    [5, 7],
    { production: 1, science: 1 },
    [gain({ culture: 1 }), gainPer("knowledge", { science: 1 })],
    action([gain({ culture: 1 })], { cost: { archive: 1 } }),
  ),
  bengal: province("II", 5, "agrarian", [gain({ culture: 1, production: 1 })]),
  "malabar-coast": province("II", 6, "coastal", [
    gainPer("coastal-provinces", { gold: 1 }),
    { verb: "tradeFree", n: 1 },
  ]),
  anatolia: province("II", 5, "mountain", [take("basic-building"), { verb: "gainAdvantage" }]),
  university: building("II", 5, { science: 2 }, action([gain({ culture: 1 })], { condition: gained("science", 4) })),
  bank: building("II", 6, { gold: 2 }, action([gain({ gold: 1 })], { cost: { discardDisplay: 1 } })),
  castle: building(
    "II",
    5,
    { military: 2 },
    whenCardActivated([gain({ military: 1 })], { condition: haveAdvantage }),
    eachTime(["lose-province"], [gain({ gold: 2 })]),
  ),

  globalization: knowledge("III", 7, action([{ verb: "useDisplay" }])),
  industrialization: knowledge("III", 7, action([wonderSection(4)])),
  "panama-canal": wonder(
    "III",
    [7, 8],
    { gold: 2 },
    [{ verb: "tradeFree", n: 2 }],
    action([{ verb: "tradeFree", n: 1 }]),
  ),
  "eiffel-tower": wonder("III", [8, 8], { culture: 1, gold: 1 }, [gain({ culture: 3 })], action([copy("wonder")])),
  california: province("III", 7, "coastal", [gain({ culture: 1, gold: 2 })]),
  witwatersrand: province("III", 8, "mountain", [gain({ gold: 4 })]),
};
