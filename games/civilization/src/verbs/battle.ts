import { cardSays, type Speeches, WORTH } from "./speech.ts";

/** CV-25.24: wounds off own units in play. */
export interface Heal {
  readonly verb: "heal";
  readonly amount: number | "all";
}

/** CV-25.24: wounds on enemy units in play, divided freely. */
export interface DealWounds {
  readonly verb: "dealWounds";
  readonly amount: number;
}

/** CV-25.23: for the unit played next, until the battle ends. */
export interface UnitStrength {
  readonly verb: "unitStrength";
  readonly amount: number;
}

/** For this battle; from culture it is the owner's culture (CV-33.34). */
export interface CombatBonus {
  readonly verb: "combatBonus";
  readonly amount: number | "culture";
}

/** CV-25.26. */
export interface PassBattleTurn {
  readonly verb: "passBattleTurn";
}

/** CV-25.27. */
export interface ReplaceBattleForce {
  readonly verb: "replaceBattleForce";
}

/** CV-25.32. */
export interface SaveKilledUnits {
  readonly verb: "saveKilledUnits";
  readonly count: number | "all";
}

export type BattleVerb =
  | Heal
  | DealWounds
  | UnitStrength
  | CombatBonus
  | PassBattleTurn
  | ReplaceBattleForce
  | SaveKilledUnits;

export const heal = (amount: Heal["amount"]): Heal => ({ verb: "heal", amount });
export const dealWounds = (amount: number): DealWounds => ({ verb: "dealWounds", amount });
export const unitStrength = (amount: number): UnitStrength => ({ verb: "unitStrength", amount });
export const combatBonus = (amount: CombatBonus["amount"]): CombatBonus => ({ verb: "combatBonus", amount });
export const passBattleTurn: PassBattleTurn = { verb: "passBattleTurn" };
export const replaceBattleForce: ReplaceBattleForce = { verb: "replaceBattleForce" };
export const saveKilledUnits = (count: SaveKilledUnits["count"]): SaveKilledUnits => ({
  verb: "saveKilledUnits",
  count,
});

export const battleSpeeches: Speeches<BattleVerb> = {
  heal: {
    says: ({ amount }) => (amount === "all" ? cardSays("do.heal-all") : cardSays("do.heal", { n: amount })),
    worth: ({ amount }) => (amount === "all" ? 4 : 2),
  },
  dealWounds: { says: ({ amount }) => cardSays("do.deal-wounds", { n: amount }), worth: ({ amount }) => amount },
  unitStrength: { says: ({ amount }) => cardSays("do.unit-strength", { n: amount }), worth: ({ amount }) => amount },
  combatBonus: {
    says: ({ amount }) =>
      amount === "culture" ? cardSays("do.combat-bonus-culture") : cardSays("do.combat-bonus", { n: amount }),
    worth: ({ amount }) => (amount === "culture" ? 4 : amount / 2),
  },
  passBattleTurn: { says: () => cardSays("do.pass-battle-turn"), worth: () => 2 },
  replaceBattleForce: { says: () => cardSays("do.replace-battle-force"), worth: () => WORTH.unit },
  saveKilledUnits: {
    says: ({ count }) => cardSays(count === 1 ? "do.save-killed-unit" : "do.save-killed-units"),
    worth: ({ count }) => (count === 1 ? 0.5 : 1.5) * WORTH.unit,
  },
};
