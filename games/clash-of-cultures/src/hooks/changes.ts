import type { AdvanceId, Building, CategoryId, Resource, Terrain, Token } from "../content/ids.ts";

/** An amount of resources and tokens. */
export type Cost = Readonly<Partial<Record<Resource | Token, number>>>;

/**
 * What an advance or a Wonder changes for its owner as long as it is owned. Each key is read by one query of the rules;
 * no rule asks by name who owns what.
 */
export interface Changes {
  /** CC-5.2, CC-30.45: how much of a resource can be held; of several limits the smallest that is no default. */
  readonly limits?: Partial<Record<Resource, number>>;
  /** CC-11.3: what hexes of a terrain yield. */
  readonly yields?: Partial<Record<Terrain, Resource>>;
  /** CC-7.13: a building that may be built and used. */
  readonly allows?: Building;
  /** CC-13.5, CC-19.1. */
  readonly armiesMove?: true;
  readonly combatCards?: true;
  /** CC-30.4: for a Collect, land hexes within this many spaces; paid unless another advance makes it free. */
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
  /** CC-30.48: CV in round 1 of battles in a city with a Temple. */
  readonly templeCv?: number;
  /** CC-30.40. */
  readonly freeCollect?: { readonly surcharge: Cost };
  /** CC-30.20, CC-30.39: one soldier of a Build may cost this; the highest counts. */
  readonly draft?: Cost;
  readonly draftCosts?: Cost;
  /** CC-30.24: once a turn an increase with this building costs none of this resource. */
  readonly waives?: { readonly building: Building; readonly resource: Resource };
  /** CC-26.14: an increase with this building is no activation. */
  readonly quietBuilding?: Building;
  /** CC-30.22: what may replace each mood token of a Civic Improvement. */
  readonly civicInstead?: readonly Resource[];
  /** CC-30.30: the size counts this much less in a Civic Improvement, at least 1. */
  readonly civicDiscount?: number;
  /** CC-30.33 to CC-30.36: these advances cost no Food; `extra` too. */
  readonly foodFree?: readonly AdvanceId[];
  readonly extraFree?: readonly AdvanceId[];
  /** CC-30.23: once a turn an advance of this category may cost no Food. */
  readonly mayWaiveFood?: CategoryId;
  /** CC-30.38, CC-30.42, CC-30.46: no boosting against own cities that are happy, hold soldiers or a Temple. */
  readonly noBoost?: "happy" | "army" | "temple";
  /** CC-30.47: the roll that succeeds. */
  readonly influenceNeeds?: number;
  /** CC-26.11: range of all own cities; cities within this many spaces of the Wonder can't be targets. */
  readonly influenceRange?: number;
  readonly influenceShield?: number;
  /** CC-26.13. */
  readonly wall?: { readonly breachedBy: AdvanceId; readonly building: Building };
  /** CC-26.3: Wonders may be built. */
  readonly buildsWonders?: true;
  /** CC-26.14: tokens per soldier that attacks the Wonder's city. */
  readonly toll?: number;
  /** CC-30.27, CC-30.28. */
  readonly tradeRoutes?: { readonly most: number; readonly gain: Resource };
  readonly tradeRoutesAlso?: Resource;
  /** CC-23.4: event texts that do nothing to the owner. */
  readonly immune?: readonly ("famine" | "pestilence" | "epidemics")[];
  /** Pestilence and Epidemics hit its owner twice. */
  readonly carriesPlague?: true;
  /** CC-23.13: what saves the mood of a city from an event. */
  readonly savesMood?: Cost;
  /** CC-29.6: wins a tie for most VP. */
  readonly winsTies?: true;
}
