import { confirm, type Rules } from "@civitas/kernel";
import type { GameTable, SideName } from "../../agenda.ts";
import type { Goods } from "../../content/goods.ts";
import { canPay, payBill, saidGoods } from "../../goods.ts";
import { ref } from "../../refs.ts";
import { say, sayOwner } from "../../say.ts";
import { type Clash, playerOf } from "../../state.ts";
import type { CombatVerb } from "../../verbs/combat.ts";
import { combatOf } from "../card.ts";
import { battleIn, otherSide, unitsOn } from "../sides.ts";
import { rollForCard } from "./dice.ts";
import { leaveBattle } from "./retreat.ts";

/** CC-19.4: what a card does when it is shown. */
export function* reveal(s: Clash, table: GameTable, side: SideName, verb: CombatVerb): Rules {
  switch (verb.combat) {
    case "takeCard":
      takeCard(s, table, side);
      return;
    case "sacrifice":
      sacrifice(s, table, side);
      return;
    case "shoot":
      shoot(s, table, side);
      return;
    case "screen":
      screen(s, table, side);
      return;
    case "demand":
      return yield* demand(s, table, side, verb.cost, verb.cv);
    case "retreat":
      return yield* leaveBattle(s, table);
    default: // what takes effect with the roll or after it
  }
}

/** Scout: the opponent's card has no effect and changes hands (CC-19.7). */
function takeCard(s: Clash, table: GameTable, side: SideName): void {
  const battle = battleIn(s);
  const { owner } = battle[side];
  const foe = battle[otherSide(side)];
  const { card } = foe;
  foe.cancelled = true;
  if (card === null || owner === "barbarians") return;
  foe.card = null;
  playerOf(s, owner).actionCards.push(card);
  table.tell(() => ({
    what: say("log.scout", { who: { seat: owner }, card: say(`combat.${combatOf(card)}`) }),
    seat: owner,
    clause: "CC-19.7",
    moves: [{ piece: ref.actionCard(card), from: ref.battleCard(otherSide(side)), to: ref.hand(owner) }],
  }));
}

/** Martyr: one unit of each side goes, and the opponent's card has no effect (CC-19.12). */
function sacrifice(s: Clash, table: GameTable, side: SideName): void {
  battleIn(s)[otherSide(side)].cancelled = true;
  table.next("losses", { side: otherSide(side), n: 1, counted: false });
  table.next("losses", { side, n: 1, counted: false }); // comes first
}

/** Archers. */
function shoot(s: Clash, table: GameTable, side: SideName): void {
  if (rollForCard(s, table, side, 1)) table.next("losses", { side: otherSide(side), n: 1, counted: false });
}

/** Peltasts. */
function screen(s: Clash, table: GameTable, side: SideName): void {
  const soldiers = unitsOn(s, side);
  if (soldiers > 0 && rollForCard(s, table, side, soldiers)) battleIn(s)[side].bonus.cancels += 1;
}

/** Siege, CC-19.11: the opponent may buy it off; barbarians never do. */
function* demand(s: Clash, table: GameTable, side: SideName, cost: Goods, cv: number): Rules {
  const battle = battleIn(s);
  const { owner } = battle[otherSide(side)];
  if (owner !== "barbarians" && canPay(s, owner, cost)) {
    const pays = yield* confirm(owner, say("ask.siege-toll", { n: cv }), {
      clause: "CC-19.11",
      yes: say("pay", { what: saidGoods(cost) }),
      no: say("do.no-siege-toll"),
    });
    if (pays) {
      yield* payBill(s, table, owner, cost, "CC-19.11");
      return;
    }
  }
  battle[side].bonus.cv += cv;
  table.tell(() => ({
    what: say("log.siege-unpaid", { who: sayOwner(battle[side].owner), n: cv }),
    clause: "CC-19.11",
  }));
}
