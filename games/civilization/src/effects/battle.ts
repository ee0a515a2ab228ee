import type { BattleVerb } from "../verbs/battle.ts";
import type { Deeds } from "./deed.ts";

export const battleDeeds: Deeds<BattleVerb> = {
  heal: { can: () => false, run() {} },
  dealWounds: { can: () => false, run() {} },
  unitStrength: { can: () => false, run() {} },
  combatBonus: { can: () => false, run() {} },
  passBattleTurn: { can: () => false, run() {} },
  replaceBattleForce: { can: () => false, run() {} },
  saveKilledUnits: { can: () => false, run() {} },
};
