import type { BuyAdvances, GainAdvance, LearnFrom } from "./advances.ts";
import type { BarbariansAppear, BarbariansAttack, Exhaust, HireBarbarians } from "./barbarians.ts";
import type { DrawActionCards, DrawBoth, NewPlans, Spy } from "./cards.ts";
import type { Civic, ForceLabor, Increase, Influence, MakeHappy, RaiseMood, TakeOver } from "./cities.ts";
import type { Barter, Distribute, Gain, GainOneOf, GainPer, SwapTokens, TradeIncome } from "./goods.ts";
import type { BanGrowth, CivilWar, LoseCity, LosePieces, LoseUnits, LowerMood, Revolt, Starve } from "./hardship.ts";
import type { Assassinate, DeclareTruce, ExtraAction, MayPay } from "./turn.ts";
import type { Expedition, Explore, LaunchShip, MarchToWar, MoveShip, OneOrBoth, PlaceUnit } from "./units.ts";
import type { ReserveWonder, RevealWonder } from "./wonders.ts";

/** Everything an advance, a card, an event or a Wonder can do. */
export type Verb =
  | Gain
  | GainOneOf
  | GainPer
  | Barter
  | SwapTokens
  | Distribute
  | TradeIncome
  | DrawActionCards
  | DrawBoth
  | Spy
  | NewPlans
  | GainAdvance
  | LearnFrom
  | BuyAdvances
  | ExtraAction
  | Assassinate
  | DeclareTruce
  | MayPay<Verb>
  | RaiseMood
  | MakeHappy
  | Increase
  | Civic
  | ForceLabor
  | Influence
  | TakeOver
  | PlaceUnit
  | LaunchShip
  | MoveShip
  | MarchToWar
  | Explore
  | Expedition
  | OneOrBoth<Verb>
  | RevealWonder
  | ReserveWonder
  | LowerMood
  | Starve
  | BanGrowth
  | LoseUnits
  | LoseCity
  | LosePieces
  | CivilWar
  | Revolt
  | Exhaust
  | BarbariansAppear
  | BarbariansAttack
  | HireBarbarians;

export type Verbs = readonly Verb[];
