import type { AdvanceId, Building, CategoryId, Resource, Terrain, Token } from "../content/ids.ts";

/** An amount of resources and tokens. */
export type Cost = Readonly<Partial<Record<Resource | Token, number>>>;

/**
 * What an advance or a Wonder changes for its owner as long as it is owned. Each key is read by one query of the rules;
 * nobody asks by name who owns what.
 */
export interface Changes {
  /** CC-5.2, CC-30.45: how much of a resource can be held; several: the smallest that is no default. */
  readonly limits?: Partial<Record<Resource, number>>;
  /** CC-11.3: what hexes of a terrain yield. */
  readonly yields?: Partial<Record<Terrain, Resource>>;
  /** CC-7.13: a building that may be built and used. */
  readonly allows?: Building;
  /** CC-13.5, CC-19.1. */
  readonly armiesMove?: true;
  readonly combatCards?: true;
  /** CC-30.4: for a Collect, land hexes within so many spaces; paid unless another advance makes it free. */
  readonly farCollect?: { readonly spaces: number; readonly pay: Cost; readonly freeWith: AdvanceId };
  /** CC-30.8. */
  readonly roads?: { readonly distance: Cost; readonly terrain: Cost };
  /** CC-14.11. */
  readonly navigation?: true;
  /** CC-20.4, CC-30.11: hits cancelled in round 1 at sea and for a landing attacker. */
  readonly shipsCancel?: number;
  /** CC-30.18. */
  readonly siege?: { readonly die: Cost; readonly cancel: Cost };
  /** CC-18.12. */
  readonly steel?: number;
  /** CC-30.48: CV in round 1 of battles in a city with a Temple, and a soldier after a loss. */
  readonly templeCv?: number;
  /** CC-30.14: added to each Collect with a city that has this building. */
  readonly collectBonus?: { readonly gain: Cost; readonly building: Building };
  /** CC-26.8: added to each Collect with the Wonder's own city. */
  readonly collectHere?: Cost;
  /** CC-30.40. */
  readonly freeCollect?: { readonly surcharge: Cost };
  /** CC-30.20, CC-30.39: one soldier of a Build may cost this; the highest counts. */
  readonly draft?: Cost;
  readonly draftCosts?: Cost;
  /** CC-30.41: one of these after a Build with a soldier or a ship. */
  readonly afterBuild?: readonly Cost[];
  /** CC-30.7: after an increase a settler may be bought. */
  readonly settlerAfterIncrease?: Cost;
  /** CC-30.24: once a turn an increase with this building costs none of this resource. */
  readonly waives?: { readonly building: Building; readonly resource: Resource };
  /** CC-26.14: an increase with this building is no activation. */
  readonly quietBuilding?: Building;
  /** CC-30.45: a free advance of this category with each new building. */
  readonly advanceWith?: { readonly building: Building; readonly category: CategoryId };
  /** CC-30.22: what may stand for each mood token of a Civic Improvement. */
  readonly civicInstead?: readonly Resource[];
  /** CC-30.30: the size counts so much less in a Civic Improvement, at least 1. */
  readonly civicDiscount?: number;
  /** CC-30.33 to CC-30.36: these advances cost no Food; `extra` too. */
  readonly foodFree?: readonly AdvanceId[];
  readonly extraFree?: readonly AdvanceId[];
  /** CC-30.23: once a turn an advance of this category may cost no Food. */
  readonly mayWaiveFood?: CategoryId;
  /** CC-30.15: for an advance paid with Ideas and Gold only, once a turn. */
  readonly forIdeas?: Cost;
  /** CC-30.16: for each advance of this category gained later. */
  readonly forCategory?: { readonly category: CategoryId; readonly gain: Cost };
  /** CC-26.10: when the player to the left gains an advance its owner lacks. */
  readonly forNeighbour?: Cost;
  /** CC-30.13: cards, once, with the first government. */
  readonly cardsWithGovernment?: true;
  /** CC-30.38, CC-30.42, CC-30.46: no boosting against own cities that are happy, hold soldiers or a Temple. */
  readonly noBoost?: "happy" | "army" | "temple";
  /** CC-30.47: the roll that succeeds, and what a success gives. */
  readonly influenceNeeds?: number;
  readonly influenceGives?: Cost;
  /** CC-26.11: range of all own cities; cities within so many spaces of the Wonder can't be targets. */
  readonly influenceRange?: number;
  readonly influenceShield?: number;
  /** CC-26.13. */
  readonly wall?: { readonly breachedBy: AdvanceId; readonly building: Building };
  /** CC-26.14: tokens per soldier that attacks the Wonder's city. */
  readonly toll?: number;
  /** CC-26.12: after each activation of the Wonder's city one ship may move. */
  readonly shipMove?: true;
  /** CC-30.27, CC-30.28. */
  readonly tradeRoutes?: { readonly most: number; readonly gain: Resource };
  readonly tradeRoutesAlso?: Resource;
  /** CC-23.4: event texts that do nothing to the owner. */
  readonly immune?: readonly ("famine" | "pestilence" | "epidemics")[];
  /** CC-23.13: what saves the mood of a city from an event. */
  readonly savesMood?: Cost;
  /** CC-29.6: wins a tie for most VP. */
  readonly winsTies?: true;
}
