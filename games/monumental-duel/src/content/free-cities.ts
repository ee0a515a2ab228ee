import { drawUse, gain, gainAny, mayArchive, mayReinforce, take, when } from "@civitas/monumental-family";
import { freeCity, startProvince } from "./card.ts";
import { controls, distinctTypes } from "./conditions.ts";

/** The ten cities of the module Trade. */
export const freeCities = {
  samarkand: freeCity([take("basic-building")]),
  venice: freeCity([gain({ culture: 1 })]),
  tyre: freeCity([gain({ production: 2 })]),
  novgorod: freeCity([gain({ military: 2 })]),
  cahokia: freeCity([gain({ science: 2 })]),
  malacca: freeCity([gainAny(2)]),
  petra: freeCity([{ verb: "discardDisplay", n: 1, exact: false }, gain({ gold: 1 })]),
  zanzibar: freeCity([mayReinforce(1), gain({ production: 1 })]),
  lubeck: freeCity([drawUse(2, 1)]),
  ragusa: freeCity([mayArchive(1), gain({ science: 1 })]),
};

/** MD-1.11: extra pieces outside the 134 cards. */
export const startProvinces = {
  "lake-texcoco": startProvince(4, "agrarian", [
    when(controls("agrarian"), [gain({ production: 1 })]),
    when(controls("coastal"), [gain({ gold: 1 })]),
    when(controls("mountain"), [gain({ military: 1 })]),
    when(distinctTypes(3), [gain({ culture: 1 })]),
  ]),
};
