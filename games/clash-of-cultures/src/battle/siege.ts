import { choose, type Option, type Rules } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import { type Goods, NOTHING } from "../content/goods.ts";
import { canPay, payBill, price, sumOf } from "../goods.ts";
import { change } from "../hooks/query.ts";
import { say } from "../say.ts";
import type { Clash } from "../state.ts";
import { battleIn } from "./sides.ts";
import type { Battle } from "./state.ts";

interface Siege extends Option {
  readonly siege: Battle["siege"];
  readonly bill: Goods;
}

/** CC-18.5, CC-30.18: before any card or roll the attacker may pay to weaken the Fortress. */
export function* tellSiege(s: Clash, table: GameTable, _due: Stories["siege"]): Rules {
  const battle = battleIn(s);
  const { owner } = battle.attacker;
  table.next("round", {});
  const costs = change(s, owner, "siege");
  if (owner === "barbarians" || costs === undefined || battle.city?.fortress !== true) return;
  const way = (die: boolean, cancel: boolean): Siege => {
    const bill = sumOf(die ? costs.die : NOTHING, cancel ? costs.cancel : NOTHING);
    const id = die ? (cancel ? "both" : "die") : cancel ? "cancel" : "none";
    return { id: `siege:${id}`, label: say(`do.siege-${id}`), price: price(bill), siege: { die, cancel }, bill };
  };
  const ways = [way(false, false), way(true, false), way(false, true), way(true, true)];
  const options = ways.filter(({ bill }) => canPay(s, owner, bill));
  const { siege, bill } = yield* choose(owner, say("ask.siege"), options, { clause: "CC-30.18" });
  yield* payBill(s, table, owner, bill, "CC-30.18");
  battle.siege = siege;
}
