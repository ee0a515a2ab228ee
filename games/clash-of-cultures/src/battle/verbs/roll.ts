import type { SideName } from "../../agenda.ts";
import type { Clash } from "../../state.ts";
import type { CombatVerb } from "../../verbs/combat.ts";
import { battleIn, unitsOn } from "../sides.ts";

/** CC-19.6, CC-19.9: what a card adds to the roll of this round; units are counted after the reveal. */
export function addToRoll(s: Clash, side: SideName, verb: CombatVerb): void {
  const battle = battleIn(s);
  const { bonus } = battle[side];
  switch (verb.combat) {
    case "cv":
      bonus.cv += verb.n;
      return;
    case "dice":
      bonus.dice += verb.n;
      return;
    case "cancelHits":
      bonus.cancels += verb.n;
      return;
    case "rerollSixes":
      bonus.explodes = true;
      return;
    case "cvPerDefender":
      bonus.cv += verb.n * unitsOn(s, "defender");
      return;
    case "attackerCvPerUnit":
      battle.attacker.bonus.cv += verb.n * unitsOn(s, "attacker");
      return;
    default: // what takes effect before or after the roll
  }
}
