import { buildUnits } from "../verbs/build.ts";
import { cityProduction } from "../verbs/cities.ts";
import { otherDiscardsCoin } from "../verbs/coins.ts";
import { changeTerrain, destroyBuildings } from "../verbs/destroy.ts";
import { killFigures, moveOtherFigures } from "../verbs/figures.ts";
import { cancel, cancelWhatTargetsMe, forceAnarchy } from "../verbs/power.ts";
import { actAsResource } from "../verbs/resources.ts";
import { exchangeTechs } from "../verbs/techs.ts";
import { type Ability, FREE, may } from "./ability.ts";
import { type Card, dictionary, fromTheExpansion } from "./card.ts";
import type { EventId } from "./ids.ts";
import type { CultureLevel } from "./track.ts";

export interface CultureEvent extends Card {
  readonly level: CultureLevel;
  /** CV-1.8: copies in the deck. */
  readonly count: number;
  /** What playing it does. */
  readonly ability: Ability;
}

/** CV-15.21: any number of events may be played in a phase turn. */
const event = (level: CultureLevel, count: number, plays: Ability): CultureEvent => {
  const ability: Ability = { ...plays, limit: "none" };
  return { set: "base", level, count, passive: {}, ability, abilities: [ability] };
};

/** CV-1.8: 57 cards. */
export const EVENTS: Readonly<Record<EventId, CultureEvent>> = dictionary<Readonly<Record<EventId, CultureEvent>>>({
  "a-gift-from-afar": event(
    1,
    3,
    may("spending", FREE, actAsResource(["iron", "wheat", "spy", "silk"], { coinForAnother: true })),
  ),
  "bread-and-circuses": event(1, 2, may("response", FREE, cancelWhatTargetsMe)),
  counterfeiters: fromTheExpansion(event(1, 2, may("startOfTurn", FREE, otherDiscardsCoin()))),
  defection: event(1, 2, may("movementInterrupt", FREE, killFigures(1, 4))),
  disoriented: fromTheExpansion(event(1, 1, may("cityManagement", FREE, moveOtherFigures(2)))),
  drought: event(1, 2, may("startOfTurn", FREE, changeTerrain("without-building", "desert"))),
  "duty-and-honor": event(1, 2, may("battleBeforeDraw", FREE, buildUnits("unlocked", 1))),
  "exchange-of-ideas": event(1, 3, may("startOfTurn", FREE, exchangeTechs(1))),
  sabotage: event(1, 2, may("startOfTurn", FREE, destroyBuildings(4))),
  "the-citizens-are-revolting": fromTheExpansion(event(1, 1, may("startOfTurn", FREE, forceAnarchy))),
  "we-love-the-despot-day": event(1, 3, may("cityManagement", FREE, cityProduction(4))),

  "a-generous-gift": event(2, 3, may("spending", FREE, actAsResource(["iron", "wheat", "spy", "silk"]))),
  catastrophe: event(2, 1, may("startOfTurn", FREE, destroyBuildings(6))),
  deforestation: event(2, 2, may("startOfTurn", FREE, changeTerrain("forest-without-building", "grassland"))),
  depression: fromTheExpansion(event(2, 1, may("startOfTurn", FREE, otherDiscardsCoin(2)))),
  flooding: fromTheExpansion(event(2, 1, may("startOfTurn", FREE, changeTerrain("empty", "water")))),
  "jousting-tourney": event(2, 2, may("response", FREE, cancel("event"))),
  "knowledge-shared": event(2, 3, may("startOfTurn", FREE, exchangeTechs(2))),
  lost: fromTheExpansion(event(2, 1, may("cityManagement", FREE, moveOtherFigures(3)))),
  "mass-defection": event(2, 2, may("movementInterrupt", FREE, killFigures(2, 6, { greatPersonToo: true }))),
  nationalism: event(2, 2, may("battleBeforeDraw", FREE, buildUnits("unlocked", 2))),
  "the-citizens-are-revolting-ii": fromTheExpansion(event(2, 1, may("startOfTurn", FREE, forceAnarchy))),
  "we-love-the-queen-day": event(2, 2, may("cityManagement", FREE, cityProduction(6))),

  "a-princely-gift": event(3, 2, may("spending", FREE, actAsResource(["iron", "uranium", "spy", "wheat", "silk"]))),
  "bank-scandal": fromTheExpansion(event(3, 1, may("startOfTurn", FREE, otherDiscardsCoin("all")))),
  disaster: event(3, 1, may("startOfTurn", FREE, destroyBuildings("any", { count: 2, ownAllowed: false }))),
  "out-of-position": fromTheExpansion(event(3, 1, may("cityManagement", FREE, moveOtherFigures(4)))),
  patriotism: event(3, 1, may("battleBeforeDraw", FREE, buildUnits("unlocked", 3))),
  "primetime-tv": event(3, 2, may("response", FREE, cancel("event", "resource-ability"))),
  "think-tank": event(3, 2, may("startOfTurn", FREE, exchangeTechs(3))),
  "we-love-the-president-day": event(3, 1, may("cityManagement", FREE, cityProduction(8))),
  "wholesale-defection": event(3, 2, may("movementInterrupt", FREE, killFigures(2, "any", { greatPersonToo: true }))),
});
