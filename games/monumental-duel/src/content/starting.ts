import { gain, gainAny, gainPer, gainRestricted, NOTHING, when } from "@civitas/monumental-family";
import { action, whenCardActivated } from "./ability.ts";
import { basic, starting } from "./card.ts";
import { atLeast, gained, haveAdvantage } from "./conditions.ts";

/** MD-1.4: the cards of the city decks. */
export const startingCards = {
  "labour-camp": starting("building", { production: 1 }),
  library: starting("building", { science: 1 }),
  fort: starting("building", { military: 1 }),
  forum: starting("building", NOTHING, action([gain({ culture: 1 })], { cost: { payAny: { n: 2, distinct: true } } })),
  mine: starting("building", { production: 1 }, action([gain({ gold: 1 })], { condition: gained("production", 3) })),

  "samurai-training-ground": starting("building", NOTHING, action([gainRestricted(2, "row")])),
  "salt-caravan": starting("building", { gold: 1 }, action([gain({ gold: 1 })], { condition: gained("gold", 3) })),
  chinampas: starting(
    "building",
    NOTHING,
    whenCardActivated([gainPer("distinct-types", { production: 1 }, { min: 1 })]),
  ),

  swordsmithing: starting(
    "knowledge",
    NOTHING,
    action([gain({ military: 2 }), when(haveAdvantage, [gain({ gold: 1 })])]),
  ),
  "regional-taxes": starting(
    "knowledge",
    NOTHING,
    action([gain({ gold: 1 }), when(atLeast(1, "provinces"), [gain({ gold: 1 })])]),
  ),
  "land-use": starting("knowledge", NOTHING, action([{ verb: "placeTypeToken", n: 1, exact: false }, gainAny(1)])),
};

/** MD-1.6: five of each. */
export const basicBuildings = {
  workshop: basic(3, { production: 2 }),
  laboratory: basic(3, { science: 2 }),
  "archery-range": basic(3, { military: 2 }),
  barricade: basic(2, NOTHING),
};
