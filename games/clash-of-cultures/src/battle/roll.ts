import type { Rules } from "@civitas/kernel";
import type { GameTable, SideName, Stories } from "../agenda.ts";
import { CV_PER_HIT } from "../content/pieces.ts";
import { say, sayOwner } from "../say.ts";
import type { Clash } from "../state.ts";
import { shownCard } from "./card.ts";
import { BATTLE_SIDES, battleIn, otherSide } from "./sides.ts";
import { strengthIn } from "./strength.ts";
import { afterLosses } from "./verbs/after.ts";
import { addToRoll } from "./verbs/roll.ts";

const DIE = 6;

/** CC-18.6 (3) and (4): both roll; then the attacker removes losses, then the defender. */
export function* tellRoll(s: Clash, table: GameTable, _due: Stories["roll"]): Rules {
  const battle = battleIn(s);
  if (endsUnrolled(s)) {
    table.next("roundEnds", {});
    return;
  }
  applyRollCards(s);
  for (const side of BATTLE_SIDES) rollFor(s, table, side);
  for (const side of BATTLE_SIDES) countHits(s, side);
  for (const side of BATTLE_SIDES) tellRolled(s, table, side);
  table.next("afterLosses", {});
  if (battle.kind === "raid") table.next("raidDamage", { hits: battle.attacker.hits });
  else table.next("losses", { side: "defender", n: battle.attacker.hits, counted: true });
  table.next("losses", { side: "attacker", n: battle.defender.hits, counted: true });
}

/** CC-19.5, CC-22.8: a side has nothing left to roll with; only a raid goes on all the same. */
const endsUnrolled = (s: Clash): boolean =>
  battleIn(s).kind !== "raid" && !BATTLE_SIDES.every((side) => canRoll(s, side));

/** CC-18.24: with neither unit nor Fortress die a side rolls nothing. */
const canRoll = (s: Clash, side: SideName): boolean => strengthIn(s, side, "dice") > 0;

function applyRollCards(s: Clash): void {
  for (const side of BATTLE_SIDES) {
    for (const verb of shownCard(s, side)?.does ?? []) addToRoll(s, side, verb);
  }
}

/** CC-18.7. */
function rollFor(s: Clash, table: GameTable, side: SideName): void {
  const fighter = battleIn(s)[side];
  const { bonus } = fighter;
  const count = canRoll(s, side) ? strengthIn(s, side, "dice") + bonus.dice : 0;
  fighter.dice = Array.from({ length: count }, () => table.random.die(DIE));
  if (bonus.explodes) {
    const sixes = fighter.dice.filter((die) => die === DIE).length;
    for (let i = 0; i < sixes; i++) fighter.dice.push(table.random.die(DIE));
  }
  const sum = fighter.dice.reduce((all, die) => all + die, 0);
  fighter.cv = Math.max(0, sum + strengthIn(s, side, "cv") + bonus.cv);
}

/** CC-18.8, CC-19.8. */
function countHits(s: Clash, side: SideName): void {
  const fighter = battleIn(s)[side];
  const dealt = Math.floor(fighter.cv / CV_PER_HIT) + strengthIn(s, side, "hits");
  const foe = otherSide(side);
  fighter.hits = Math.max(0, dealt - strengthIn(s, foe, "cancels") - battleIn(s)[foe].bonus.cancels);
}

function tellRolled(s: Clash, table: GameTable, side: SideName): void {
  const { owner, dice, cv, hits } = battleIn(s)[side];
  const rolled = dice.join(" ");
  table.tell(() => ({
    what: say("log.rolled", { who: sayOwner(owner), dice: rolled === "" ? "–" : rolled, cv, hits }),
    seat: owner === "barbarians" ? undefined : owner,
    clause: "CC-18.8",
  }));
}

/** CC-19.13: cards that act after the casualties; both see the same numbers. */
export function* tellAfterLosses(s: Clash, table: GameTable, _due: Stories["afterLosses"]): Rules {
  table.next("roundEnds", {});
  for (const side of BATTLE_SIDES) {
    for (const verb of shownCard(s, side)?.does ?? []) afterLosses(s, table, side, verb);
  }
}
