import type { CategoryGroup } from "../content/categories.ts";
import type { Goods } from "../content/goods.ts";
import type { Building } from "../content/pieces.ts";

/** What must hold in the Status phase (CC-24.2). */
export type StatusGoal =
  | { readonly goal: "cities"; readonly n: number }
  | { readonly goal: "happy-cities"; readonly n: number }
  | { readonly goal: "angry-cities"; readonly n: number }
  | { readonly goal: "city-of-size"; readonly n: number }
  | { readonly goal: "lonely-cities"; readonly n: number }
  | { readonly goal: "far-city"; readonly n: number }
  /** CC-24.8, CC-24.10: more cities with this building than each other player. */
  | { readonly goal: "most-cities-with"; readonly building: Building }
  | { readonly goal: "all-buildings" }
  | { readonly goal: "most-advances"; readonly n: number }
  | { readonly goal: "whole-category"; readonly category: Exclude<CategoryGroup, "government"> }
  | { readonly goal: "whole-government" }
  | { readonly goal: "most-whole-categories" }
  | { readonly goal: "categories"; readonly n: number }
  | { readonly goal: "stock"; readonly have: Goods; readonly pay: Goods }
  | { readonly goal: "fleet"; readonly n: number; readonly orMost: number }
  | { readonly goal: "army-lead"; readonly n: number }
  | { readonly goal: "garrisons"; readonly n: number }
  | { readonly goal: "soldiers-and-ships"; readonly n: number }
  | { readonly goal: "blockade"; readonly n: number }
  | { readonly goal: "threat"; readonly n: number }
  | { readonly goal: "outposts"; readonly n: number }
  | { readonly goal: "consulates"; readonly n: number }
  | { readonly goal: "most-influence" }
  | { readonly goal: "trade-routes"; readonly n: number }
  | { readonly goal: "ship-routes"; readonly n: number }
  | { readonly goal: "only-wonder" };

/** What must have happened just now (CC-24.2, CC-24.12). */
export type InstantGoal =
  | { readonly goal: "drafts"; readonly n: number }
  | { readonly goal: "defended-capture" }
  | { readonly goal: "landing-capture" }
  | { readonly goal: "barbarian-capture"; readonly n: number }
  | { readonly goal: "second-battle" }
  | { readonly goal: "kills"; readonly n: number }
  | { readonly goal: "kills-attacking"; readonly n: number }
  | { readonly goal: "kills-defending"; readonly n: number }
  | { readonly goal: "big-battle"; readonly n: number }
  | { readonly goal: "win-outnumbered" }
  | { readonly goal: "win-as-underdog" }
  | { readonly goal: "storm-a-wonder"; readonly soldiers: number; readonly size: number }
  | { readonly goal: "plunder" }
  | { readonly goal: "found-far"; readonly n: number }
  | { readonly goal: "build-a-wonder" }
  | { readonly goal: "turn-angry"; readonly n: number };

export type Goal = StatusGoal | InstantGoal;
