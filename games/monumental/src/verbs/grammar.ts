import type {
  Activate,
  AnyBasics,
  Archive,
  Choose,
  Copy,
  Discard,
  DrawUse,
  EffectOf,
  Gain,
  GainAny,
  GainPer,
  GainRestricted,
  Grammar,
  PolicyBonuses,
  Reinforce,
  Resource,
  Resources,
  Take,
  WonderSection,
} from "@civitas/monumental-family";
import type { CardStage } from "../stage.ts";
import type { BuildOutpost } from "./build-outpost.ts";
import type { Convert } from "./convert.ts";
import type { Destroy } from "./destroy.ts";
import type { DevelopPolicy } from "./develop-policy.ts";
import type { ExplorerAction } from "./explorer-action.ts";
import type { FreeUnits } from "./free-units.ts";
import type { Lasting } from "./lasting.ts";
import type { MoveExplorers } from "./move-explorers.ts";
import type { MoveUnits } from "./move-units.ts";
import type { Reduce } from "./reduce.ts";
import type { RefreshMarket } from "./refresh-market.ts";

/** What effects count among the things their owner has. */
export type Counter = "provinces" | "coastal-provinces" | "wonders";

/** Everything a card of the box can do. */
export type Verb =
  | Gain
  | GainAny
  | GainPer<Counter>
  | GainRestricted
  | Convert
  | Choose<Verb>
  | Archive
  | Discard
  | Reinforce
  | Activate
  | Copy
  | DrawUse
  | Reduce
  | Take
  | WonderSection
  | DevelopPolicy
  | PolicyBonuses
  | RefreshMarket
  | MoveUnits
  | FreeUnits
  | BuildOutpost
  | Destroy
  | MoveExplorers
  | ExplorerAction;

/** MO-15.8: in the own supply now. */
export interface Have {
  readonly is: "have";
  readonly resource: Resource;
  readonly n: number;
}

export type Condition = Have;

export interface Costs {
  readonly pay: Resources;
  /** Gold can't stand for anything here. */
  readonly payOnly: Resources;
  readonly payAny: AnyBasics;
}

/** The types the cards of the box are made of. */
export interface MonumentalGrammar extends Grammar {
  readonly verb: Verb;
  readonly condition: Condition;
  readonly cost: Costs;
  readonly lasting: Lasting;
  readonly stage: CardStage;
}

export type Verbs = readonly Verb[];
export type CardEffect = EffectOf<MonumentalGrammar>;

export const have = (resource: Resource, n: number): Have => ({ is: "have", resource, n });
