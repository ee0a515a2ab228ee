import { late, no, type Rules, type Seat } from "@civitas/kernel";
import { ADVANCE_TERMS, billFor, buyAdvance, hindrance, mayWaive } from "../advances.ts";
import type { GameTable } from "../agenda.ts";
import { ADVANCE_IDS, type AdvanceId } from "../content/categories.ts";
import { canPay, price, saidGoods } from "../goods.ts";
import { ref } from "../refs.ts";
import { advanceName, say } from "../say.ts";
import type { Clash } from "../state.ts";
import { headingOf, type Judge, noActions, spendAction } from "./action.ts";

/** CC-7: every advance that is not owned. */
export const judgeAdvances: Judge = (s, table, seat, verdicts, explained) => {
  for (const id of ADVANCE_IDS) {
    const hindered = hindrance(s, seat, id);
    if (hindered !== undefined) {
      if (explained && !s.players[seat]?.advances.includes(id)) verdicts.push(no(() => candidate(seat, id), hindered));
      continue;
    }
    judge(s, table, seat, id, false, verdicts, explained);
    if (mayWaive(s, seat, id)) judge(s, table, seat, id, true, verdicts, explained);
  }
};

/** There may be more than forty of them, and all are sent: only the name. */
const candidate = (seat: Seat, id: AdvanceId) => ({
  id: `advance:${id}`,
  label: advanceName(id),
  refs: [ref.advance(seat, id)],
  group: headingOf("advance"),
});

function judge(
  s: Clash,
  table: GameTable,
  seat: Seat,
  id: AdvanceId,
  waived: boolean,
  verdicts: Parameters<Judge>[3],
  explained: boolean,
): void {
  const bill = billFor(s, seat, id, waived);
  const affordable = canPay(s, seat, bill, ADVANCE_TERMS);
  if (s.now.actions > 0 && affordable) {
    verdicts.push({
      id: waived ? `advance:${id}:priesthood` : `advance:${id}`,
      label: late(() => say(waived ? "do.advance-waived" : "do.advance", { advance: advanceName(id) })),
      refs: [ref.advance(seat, id)],
      price: price(bill),
      group: headingOf("advance"),
      act: () => buying(s, table, seat, id, waived),
    });
  } else if (explained) {
    verdicts.push(
      affordable
        ? no(() => candidate(seat, id), noActions, "CC-6.2")
        : no(
            () => candidate(seat, id),
            () => say("why.short", { what: saidGoods(bill) }),
            "CC-7.1",
          ),
    );
  }
}

function* buying(s: Clash, table: GameTable, seat: Seat, id: AdvanceId, waived: boolean): Rules {
  spendAction(s);
  yield* buyAdvance(s, table, seat, id, waived);
}
