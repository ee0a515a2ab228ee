import type { Battle, SideName } from "../battle/state.ts";
import { enemiesOf, fightersOf, sideNameOf } from "../battle/strength.ts";
import { buildableTypes, buryUnits } from "../battle/units.ts";
import { say } from "../say.ts";
import { realmOf } from "../state.ts";
import type { BattleVerb, CombatBonus } from "../verbs/battle.ts";
import type { Deeds, Stage } from "./deed.ts";

/** Where the owner of the card fights. */
interface Fight {
  readonly battle: Battle;
  readonly side: SideName;
}

function fightOf({ w, seat }: Stage): Fight | undefined {
  const { battle } = w;
  const side = battle === null ? undefined : sideNameOf(battle, seat);
  return battle === null || side === undefined ? undefined : { battle, side };
}

const wounded = ({ battle, side }: Fight) => fightersOf(battle, side).filter(({ wounds }) => wounds > 0);

/** CV-33.34: the owner's culture at that moment. */
const bonusOf = ({ amount }: CombatBonus, { w, seat }: Stage): number =>
  amount === "culture" ? realmOf(w, seat).culture : amount;

export const battleDeeds: Deeds<BattleVerb> = {
  /** CV-25.24. */
  heal: {
    can(_, stage) {
      const fight = fightOf(stage);
      return fight !== undefined && wounded(fight).length > 0;
    },
    run({ amount }, stage) {
      const fight = fightOf(stage);
      if (fight === undefined) return;
      const wounds = wounded(fight).reduce((sum, fighter) => sum + fighter.wounds, 0);
      if (amount !== "all" && amount < wounds) return stage.table.next("heal", { side: fight.side, left: amount });
      for (const fighter of wounded(fight)) fighter.wounds = 0;
      stage.table.tell(() => ({ what: say("log.heals", { n: wounds }), seat: stage.seat, clause: "CV-25.24" }));
    },
  },

  /** CV-25.24, CV-25.25. */
  dealWounds: {
    can(_, stage) {
      const fight = fightOf(stage);
      return fight !== undefined && enemiesOf(fight.battle, fight.side).length > 0;
    },
    run({ amount }, stage) {
      const fight = fightOf(stage);
      if (fight !== undefined) stage.table.next("wound", { side: fight.side, left: amount, dealt: 0 });
    },
  },

  /** CV-25.23: for the unit that is played in this battle turn. */
  unitStrength: {
    can: (_, stage) => fightOf(stage) !== undefined,
    run({ amount }, stage) {
      const fight = fightOf(stage);
      if (fight !== undefined) fight.battle.sides[fight.side].strengthNext += amount;
    },
  },

  /** CV-25.6. */
  combatBonus: {
    can: (verb, stage) => fightOf(stage) !== undefined && bonusOf(verb, stage) > 0,
    run(verb, stage) {
      const fight = fightOf(stage);
      if (fight === undefined) return;
      const n = bonusOf(verb, stage);
      const side = fight.battle.sides[fight.side];
      side.bonus += n;
      side.effects += n;
      stage.table.tell(() => ({
        what: say("log.combat-bonus", { who: { seat: stage.seat }, n }),
        seat: stage.seat,
        clause: "CV-25.6",
      }));
    },
  },

  /** CV-25.26: the battle turn goes on with step (3); nothing is played in it. */
  passBattleTurn: { can: (_, stage) => fightOf(stage) !== undefined, run() {} },

  /** CV-25.27, CV-33.48. */
  replaceBattleForce: {
    can(_, stage) {
      const fight = fightOf(stage);
      if (fight === undefined || fight.battle.sides[fight.side].hand.length === 0) return false;
      return buildableTypes(stage.w, stage.seat).length > 0;
    },
    run(_, stage) {
      const fight = fightOf(stage);
      if (fight === undefined) return;
      const side = fight.battle.sides[fight.side];
      const killed = side.hand.splice(0);
      buryUnits(stage.w, killed); // CV-25.33
      side.lost += killed.length;
      stage.table.next("recruit", { side: fight.side, left: killed.length });
    },
  },

  /** CV-25.32. */
  saveKilledUnits: {
    can(_, stage) {
      const fight = fightOf(stage);
      return fight !== undefined && fight.battle.sides[fight.side].fallen.length > 0;
    },
    run({ count }, stage) {
      const fight = fightOf(stage);
      if (fight === undefined) return;
      const { fallen } = fight.battle.sides[fight.side];
      stage.table.next("saveUnit", { side: fight.side, left: count === "all" ? fallen.length : count });
    },
  },
};
