import type { BuildingId } from "./ids.ts";

/** What a card can change as long as it works, by key; the rules ask for the keys where they matter. */
export interface Passives {
  /** CV-17.1: printed coins. */
  readonly coin: number;
  /** CV-17.1: coin tokens this card can hold. */
  readonly coinSlots: number;
  /** CV-15.9. */
  readonly cultureHand: number;
  /** One card more for every `n` coins. */
  readonly cultureHandPerCoins: number;
  /** CV-15.12: this many more cards are drawn, and as many discarded. */
  readonly cultureDrawExtra: number;
  /** CV-15.4. */
  readonly advanceCultureDiscount: number;
  /** One trade less for every `n` coins. */
  readonly advanceTradeDiscountPerCoins: number;
  /** CV-33.19. */
  readonly skipOccupiedSpaces: true;
  /** CV-25.4. */
  readonly battleHand: number;
  readonly battleHandPerCoins: number;
  readonly combatBonus: number;
  /** CV-25.22. */
  readonly unitStrength: number;
  /** CV-32.4. */
  readonly opponentHandOpen: true;
  /** CV-25.14. */
  readonly breakWallsOnAttack: true;
  /** CV-26.7: this much less loot for whoever beats the owner. */
  readonly lootAgainst: number;
  /** CV-9.12. */
  readonly cannotAttackPlayers: true;
  /** CV-21.7: the highest counts, then the bonuses. */
  readonly stackingLimit: number;
  readonly stackingLimitBonus: number;
  /** CV-21.3. */
  readonly travelSpeed: number;
  readonly travelSpeedBonus: number;
  /** CV-21.5. */
  readonly water: "cross" | "end";
  /** CV-21.13. */
  readonly ignoreObstacles: true;
  /** CV-21.15. */
  readonly noEnemyEndInOutskirts: true;
  /** CV-21.9. */
  readonly scoutsExploreHuts: true;
  /** CV-30.9: once a round a figure may be sacrificed in an enemy city for a tech. */
  readonly espionage: true;
  /** CV-8.2. */
  readonly maxCities: number;
  /** CV-11.8. */
  readonly cityProduction: number;
  readonly cityProductionPerCoins: number;
  /** CV-11.9: production for each rush step. */
  readonly rushProduction: number;
  /** CV-11.11: items of one produce action, once a round. */
  readonly splitProduction: number;
  /** CV-13.2: this card may be discarded to build a wonder for this much less. */
  readonly wonderDiscount: number;
  /** CV-11.12: once a round a city action builds an unlocked building for free. */
  readonly freeBuildingAction: true;
  /** CV-11.15: tokens of one harvest action, once a round. */
  readonly harvestTokens: number;
  /** CV-9.14. */
  readonly capitalArtsCulture: number;
  /** CV-30.7: culture per resource icon when a city is devoted. */
  readonly artsCulturePerResource: number;
  /** CV-33.31: once a round. */
  readonly cultureBecomesTrade: true;
  /** CV-9.15. */
  readonly noTradeFrom: readonly BuildingId[];
  readonly noCultureFrom: readonly BuildingId[];
  /** CV-16.6: any resource for a market resource. */
  readonly wildResources: true;
  /** CV-33.6: this many resources for a spy, once a round. */
  readonly resourcesForSpy: number;
  /** CV-16.6: this card may be discarded to spend another resource for uranium. */
  readonly anyForUranium: true;
  /** CV-27.2: this much less trade is needed to research. */
  readonly researchThreshold: number;
  /** CV-33.21: this card may be discarded to place a tech this many levels lower. */
  readonly placeTechLower: number;
  /** CV-19.5: this many more great people are drawn. */
  readonly drawExtraGreatPerson: number;
  /** CV-9.6. */
  readonly immuneToAnarchy: true;
  readonly allGovernments: true;
  /** CV-9.9. */
  readonly capitalNoAction: true;
  /** CV-28.8. */
  readonly untargetableByEvents: true;
  /** CV-28.3. */
  readonly cultureEventsUncancellable: true;
  /** CV-28.6. */
  readonly cityActionsUncancellable: true;
}

export type PassiveKey = keyof Passives;
export type Passive = Readonly<Partial<Passives>>;
