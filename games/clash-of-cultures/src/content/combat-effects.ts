import {
  attackerCvPerUnit,
  type CombatVerb,
  cancelHits,
  cv,
  cvPerDefender,
  demand,
  dice,
  drawIfKilled,
  encircle,
  rerollSixes,
  retreat,
  sacrifice,
  screen,
  shoot,
  takeCard,
} from "../verbs/combat.ts";
import { idsOf } from "./id-list.ts";

/** CC-19.3: your side needs at least one of these. */
export type Fighter = "army" | "ship" | "fortress";

/** CC-19.3: the side and the place in which it may be played. High Ground: anywhere but in attacking a city. */
export type CombatRole = "any" | "attacker" | "defender" | "not-attacking-city";
export type CombatPlace = "any" | "land" | "city";

/** CC-19.4: when it takes effect. */
export type CombatStep =
  | "reveal-first"
  | "reveal-second"
  | "reveal"
  | "reveal-last"
  | "roll"
  | "roll+casualties"
  | "casualties";

/** The combat half of an Action card. */
export interface CombatEffect {
  readonly fighters: readonly Fighter[];
  readonly role: CombatRole;
  readonly where: CombatPlace;
  readonly step: CombatStep;
  readonly does: readonly CombatVerb[];
}

const half = (
  role: CombatRole,
  where: CombatPlace,
  fighters: readonly Fighter[],
  ...does: CombatVerb[]
): CombatEffect => ({ fighters, role, where, step: stepOf(does.map(({ combat }) => combat)), does });

/** CC-19.4: Scout, then Martyr, then others, then Tactical Retreat; what only changes the roll waits for it. */
function stepOf(does: readonly CombatVerb["combat"][]): CombatStep {
  if (does.includes("takeCard")) return "reveal-first";
  if (does.includes("sacrifice")) return "reveal-second";
  if (does.includes("retreat")) return "reveal-last";
  if (does.includes("shoot") || does.includes("screen") || does.includes("demand")) return "reveal";
  if (does.includes("drawIfKilled")) return "roll+casualties";
  return does.includes("encircle") ? "casualties" : "roll";
}

const ARMY: readonly Fighter[] = ["army"];
const LAND: readonly Fighter[] = ["army", "fortress"];
const ALL: readonly Fighter[] = ["army", "ship", "fortress"];

/** The 16 combat halves. */
export const COMBAT_EFFECTS = {
  archers: half("any", "land", ARMY, shoot),
  peltasts: half("any", "land", ARMY, screen),
  "high-morale": half("any", "any", ALL, cv(2)),
  "high-ground": half("not-attacking-city", "land", LAND, rerollSixes),
  "defensive-formation": half("defender", "any", ALL, dice(1)),
  encircled: half("any", "land", ARMY, encircle),
  "heavy-resistance": half("defender", "any", ALL, attackerCvPerUnit(-1)),
  "wedge-formation": half("attacker", "land", ARMY, cvPerDefender(1)),
  flanking: half("attacker", "land", ARMY, dice(1)),
  surprise: half("any", "any", ALL, cv(1), drawIfKilled),
  "tactical-retreat": half("defender", "land", ARMY, retreat),
  siege: half("attacker", "city", ARMY, cv(1), demand({ food: 2 }, 2)),
  "for-the-people": half("defender", "city", LAND, dice(1)),
  "improved-defenses": half("defender", "city", LAND, cancelHits(1)),
  scout: half("any", "any", ALL, takeCard),
  martyr: half("any", "any", ["army", "ship"], sacrifice),
} satisfies Record<string, CombatEffect>;

export type CombatId = keyof typeof COMBAT_EFFECTS;
export const COMBAT_IDS = idsOf<CombatId>(COMBAT_EFFECTS);
