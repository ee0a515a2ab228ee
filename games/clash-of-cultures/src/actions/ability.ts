import { late, no, type Reason, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { canBegin } from "../executor.ts";
import { afterPaying, canPay, payBill, price, saidGoods } from "../goods.ts";
import { type Borne, bears, hexOf, isUsed, markUsed, USES } from "../hooks/bearers.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Source, sourceName } from "../source.ts";
import { sayVerbs } from "../speech.ts";
import type { Clash } from "../state.ts";
import type { Use } from "../verbs/ability.ts";
import { sayPrint } from "../verbs/print.ts";
import { headingOf, type Judge, noActions, spendAction } from "./action.ts";

/** CC-6.3, CC-6.5: what this player's advances and Wonders let it do, as an action or free. */
export const judgeAbilities: Judge = (s, table, seat, verdicts, explained) => {
  for (const borne of USES) {
    const { source, ability } = borne;
    if (!bears(s, seat, source)) continue;
    const reason = cantUse(s, table, seat, borne);
    const candidate = {
      id: `use:${source.id}`,
      label: late(() => say("do.use", { name: sourceName(source) })),
      refs: [refOf(seat, source)],
      price: price(ability.cost),
      preview: late(() => sayPrint("text.does", { does: sayVerbs(ability.does) })),
      group: headingOf("ability"),
    };
    if (reason === undefined) verdicts.push({ ...candidate, act: () => using(s, table, seat, borne) });
    else if (explained) verdicts.push(no(candidate, reason));
  }
};

const refOf = (seat: Seat, source: Source): string => {
  switch (source.of) {
    case "advance":
      return ref.advance(seat, source.id);
    case "wonder":
      return ref.wonder(source.id);
    default:
      return ref.player(seat);
  }
};

/** CC-6.7, CC-6.11. */
function cantUse(s: Clash, table: GameTable, seat: Seat, { source, ability }: Borne<Use>): Reason | undefined {
  const { how, oncePerTurn, cost, does } = ability;
  if (oncePerTurn && isUsed(s, source)) return { why: say("why.used"), clause: "CC-6.7" };
  if (how === "action" && s.now.actions === 0) return { why: noActions(), clause: "CC-6.2" };
  if (!canPay(s, seat, cost)) return { why: say("why.short", { what: saidGoods(cost) }), clause: "CC-5.6" };
  const stage = { s: afterPaying(s, seat, cost), table, seat, source, hex: hexOf(s, source) };
  return canBegin(does, stage) ? undefined : { why: say("why.no-effect"), clause: "CC-6.11" };
}

function* using(s: Clash, table: GameTable, seat: Seat, { source, ability }: Borne<Use>): Rules {
  if (ability.how === "action") spendAction(s);
  if (ability.oncePerTurn) markUsed(s, source);
  table.tell(() => ({
    what: say("log.uses", { who: { seat }, name: sourceName(source) }),
    seat,
    clause: ability.how === "action" ? "CC-6.3" : "CC-6.5",
  }));
  table.next("effects", { seat, source, hex: hexOf(s, source), verbs: ability.does });
  yield* payBill(s, table, seat, ability.cost, "CC-5.6");
}
