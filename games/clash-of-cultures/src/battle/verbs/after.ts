import type { GameTable, SideName } from "../../agenda.ts";
import { drawActionCard } from "../../decks.ts";
import type { Clash } from "../../state.ts";
import type { CombatVerb } from "../../verbs/combat.ts";
import { battleIn, otherSide } from "../sides.ts";
import { rollForCard } from "./dice.ts";

/** What a card does after the casualties of this round. */
export function afterLosses(s: Clash, table: GameTable, side: SideName, verb: CombatVerb): void {
  if (verb.combat === "encircle") encircle(s, table, side);
  if (verb.combat === "drawIfKilled") drawIfKilled(s, table, side);
}

/** CC-19.13: whoever lost as many or more may lose another one; the losses of both sides come afterwards. */
function encircle(s: Clash, table: GameTable, side: SideName): void {
  const battle = battleIn(s);
  if (battle[otherSide(side)].lostNow < battle[side].lostNow) return;
  if (rollForCard(s, table, side, 1)) table.next("losses", { side: otherSide(side), n: 1, counted: false });
}

/** Surprise. */
function drawIfKilled(s: Clash, table: GameTable, side: SideName): void {
  const battle = battleIn(s);
  const { owner } = battle[side];
  if (owner !== "barbarians" && battle[otherSide(side)].lostNow > 0) drawActionCard(s, table, owner, "CC-19.6");
}
