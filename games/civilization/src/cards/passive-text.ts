import type { Message } from "@civitas/kernel";
import type { Passive, PassiveKey } from "../content/passive.ts";
import { cardSays } from "../verbs/speech.ts";

/** The sentences of what a card changes, in the order in which they are printed. */
export function sayPassive(passive: Passive): Message[] {
  const sentences: Message[] = [];
  for (const key of KEYS) {
    const value = passive[key];
    if (value === undefined) continue;
    if (key === "water") sentences.push(cardSays(`passive.water.${value === "end" ? "end" : "cross"}`));
    else
      sentences.push(typeof value === "number" ? cardSays(`passive.${key}`, { n: value }) : cardSays(`passive.${key}`));
  }
  return sentences;
}

/** In printed order; leaving one out does not compile. */
const ORDER: Readonly<Record<PassiveKey, true>> = {
  coin: true,
  coinSlots: true,
  cultureHand: true,
  cultureHandPerCoins: true,
  battleHand: true,
  battleHandPerCoins: true,
  stackingLimit: true,
  stackingLimitBonus: true,
  travelSpeed: true,
  travelSpeedBonus: true,
  water: true,
  ignoreObstacles: true,
  cultureDrawExtra: true,
  advanceCultureDiscount: true,
  advanceTradeDiscountPerCoins: true,
  skipOccupiedSpaces: true,
  combatBonus: true,
  unitStrength: true,
  opponentHandOpen: true,
  breakWallsOnAttack: true,
  lootAgainst: true,
  cannotAttackPlayers: true,
  noEnemyEndInOutskirts: true,
  scoutsExploreHuts: true,
  espionage: true,
  maxCities: true,
  cityProduction: true,
  cityProductionPerCoins: true,
  rushProduction: true,
  splitProduction: true,
  wonderDiscount: true,
  freeBuildingAction: true,
  harvestTokens: true,
  capitalArtsCulture: true,
  artsCulturePerResource: true,
  cultureBecomesTrade: true,
  noTradeFrom: true,
  noCultureFrom: true,
  wildResources: true,
  resourcesForSpy: true,
  anyForUranium: true,
  researchThreshold: true,
  placeTechLower: true,
  drawExtraGreatPerson: true,
  allGovernments: true,
  immuneToAnarchy: true,
  capitalNoAction: true,
  untargetableByEvents: true,
  cultureEventsUncancellable: true,
  cityActionsUncancellable: true,
};

const KEYS = Object.keys(ORDER).filter((key): key is PassiveKey => key in ORDER);
