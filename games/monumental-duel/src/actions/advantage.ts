import { choose, no, type Rules, remember, type Seat } from "@civitas/kernel";
import { BASICS, type Basic, sayAmount, unitsOf } from "@civitas/monumental-family";
import { payBill, usualPrice } from "../payment.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Duel, hasAdvantage, playerAt } from "../state.ts";
import { type ActionVerdict, actionOption, type Face } from "./option.ts";

/** MD-15.1 to MD-15.3: the fewest units of this resource that take the advantage; nothing if it is the wrong kind. */
function leastBid({ advantage }: Duel, of: Basic): number | undefined {
  if (advantage.holder === null || advantage.tokens === 0) return 1;
  return advantage.of === of ? advantage.tokens + 1 : undefined;
}

/** The clause that sets this minimum. */
const bidClause = ({ advantage }: Duel): string => {
  if (advantage.holder === null) return "MD-15.1";
  return advantage.tokens === 0 ? "MD-15.3" : "MD-15.2";
};

/** MD-15.1: gold may replace any part of it. */
const mostBid = (duel: Duel, seat: Seat, of: Basic): number => {
  const player = playerAt(duel, seat);
  return unitsOf(player, of) + player.supply.gold;
};

/** MD-15.1 to MD-15.6: with one of the basic resources, if the player does not have the advantage already. */
export function judgeAdvantage(play: Play, seat: Seat): ActionVerdict[] {
  if (!hasAdvantage(play.duel, seat)) return BASICS.map((of) => judgeBid(play, seat, of));
  const candidate = { id: "advantage", label: say("choice.advantage-any"), refs: [ref.advantage] };
  return [no(candidate, say("why.has-advantage"), "MD-15.6")];
}

const bidding = remember(
  (of: Basic): Face => ({
    id: `advantage:${of}`,
    label: say("choice.advantage", { what: say(`resource.${of}`) }),
    refs: [ref.advantage],
  }),
);

const biddingAtLeast = remember(
  (of: Basic, least: number): Face => ({
    ...bidding(of),
    note: say("note.at-least", { what: sayAmount(of, least) }),
  }),
);

function judgeBid(play: Play, seat: Seat, of: Basic): ActionVerdict {
  const { duel } = play;
  const least = leastBid(duel, of);
  if (least === undefined) {
    const why = () => say("why.other-kind", { what: say(`resource.${duel.advantage.of ?? of}`) });
    return no(() => bidding(of), why, "MD-15.2");
  }
  const short = least - mostBid(duel, seat, of);
  if (short > 0) {
    const why = () => say("why.short", { what: sayAmount(of, short) });
    return no(() => ({ ...bidding(of), price: { [of]: least } }), why, bidClause(duel));
  }
  return actionOption(biddingAtLeast(of, least), undefined, () => takeAdvantage(play, seat, of, least));
}

/** MD-15.1, MD-15.4, MD-15.5: the old tokens go back, yours are laid down, gold as tokens of the chosen kind. */
function* takeAdvantage(play: Play, seat: Seat, of: Basic, least: number): Rules {
  const { duel, table } = play;
  const player = playerAt(duel, seat);
  const bids = [];
  for (let n = least; n <= mostBid(duel, seat, of); n++) {
    bids.push({ id: String(n), label: sayAmount(of, n), price: usualPrice(player, { of, n }), n });
  }
  const { n } = yield* choose(seat, say("ask.advantage", { what: say(`resource.${of}`) }), bids, { clause: "MD-15.1" });
  yield* payBill(play, seat, { of, n }, "MD-15.1");
  const { of: old, tokens } = duel.advantage;
  duel.advantage.holder = seat;
  duel.advantage.of = of;
  duel.advantage.tokens = n;
  table.tell(() => ({
    what: say("log.takes-advantage", { who: { seat }, what: sayAmount(of, n) }),
    seat,
    clause: "MD-15.1",
    moves: [
      ...(old !== null && tokens > 0 ? [{ piece: ref.token(old), from: ref.advantage, to: ref.bank }] : []),
      // The payment, gold or not, is already in the common supply; the tokens of the chosen kind come from there.
      { piece: ref.token(of), from: ref.bank, to: ref.advantage },
    ],
  }));
}

/** MD-15.8: without payment and without tokens; nothing for the player who already has it. */
export function gainAdvantage(play: Play, seat: Seat): void {
  const { duel, table } = play;
  if (hasAdvantage(duel, seat)) return;
  duel.advantage.holder = seat;
  duel.advantage.of = null;
  duel.advantage.tokens = 0;
  table.tell(() => ({ what: say("log.gains-advantage", { who: { seat } }), seat, clause: "MD-15.8" }));
}
