import type { BattleVerb } from "./battle.ts";
import type { BuildVerb } from "./build.ts";
import type { CityVerb } from "./cities.ts";
import type { CoinVerb } from "./coins.ts";
import type { CultureVerb } from "./culture.ts";
import type { DestroyVerb } from "./destroy.ts";
import type { FigureVerb } from "./figures.ts";
import type { GainVerb } from "./gain.ts";
import type { PowerVerb } from "./power.ts";
import type { ResourceVerb } from "./resources.ts";
import type { TechVerb } from "./techs.ts";

/** Exactly one of the lists. */
export interface ChooseOne {
  readonly verb: "chooseOne";
  readonly lists: readonly Verbs[];
}

export const chooseOne = (...lists: readonly Verbs[]): ChooseOne => ({ verb: "chooseOne", lists });

/** Everything a card of the box can do. */
export type Verb =
  | GainVerb
  | ResourceVerb
  | CoinVerb
  | CultureVerb
  | CityVerb
  | BuildVerb
  | TechVerb
  | DestroyVerb
  | FigureVerb
  | PowerVerb
  | BattleVerb
  | ChooseOne;

export type Verbs = readonly Verb[];
