import { choose, type Rules, type Seat } from "@civitas/kernel";
import { amount, BASICS, type Basic } from "@civitas/monumental-family";
import { payBill, usualPrice } from "../payment.ts";
import type { Play } from "../play.ts";
import { ref } from "../refs.ts";
import { say } from "../say.ts";
import { type Duel, hasAdvantage, playerAt } from "../state.ts";
import { unitsOf } from "../supply.ts";
import { type ActionOption, actionOption, type BlockedList } from "./option.ts";

/** MD-15.1 to MD-15.3: how many units of this resource take the advantage at least; nothing if it is the wrong kind. */
export function leastBid({ advantage }: Duel, of: Basic): number | undefined {
  if (advantage.holder === null || advantage.tokens === 0) return 1;
  return advantage.of === of ? advantage.tokens + 1 : undefined;
}

/** The clause that says how much is the least. */
const bidClause = ({ advantage }: Duel): string => {
  if (advantage.holder === null) return "MD-15.1";
  return advantage.tokens === 0 ? "MD-15.3" : "MD-15.2";
};

/** MD-15.1: gold may replace any part of it. */
const mostBid = (duel: Duel, seat: Seat, of: Basic): number => {
  const player = playerAt(duel, seat);
  return unitsOf(player, of) + player.supply.gold;
};

/** What a player types, reads and points at never changes. */
const PRINTED = {
  production: printed("production"),
  science: printed("science"),
  military: printed("military"),
};

function printed(of: Basic) {
  const label = say("choice.advantage", { what: say(`resource.${of}`) });
  return { id: `advantage:${of}`, label, refs: [ref.advantage] };
}

export function advantageOptions(play: Play, seat: Seat, options: ActionOption[]): void {
  const { duel } = play;
  if (hasAdvantage(duel, seat)) return; // MD-15.6
  for (const of of BASICS) {
    const least = leastBid(duel, of);
    if (least === undefined || least > mostBid(duel, seat, of)) continue;
    const note = say("note.at-least", { what: amount(of, least) });
    const { id, label, refs } = PRINTED[of];
    options.push(actionOption({ id, label, refs, note }, undefined, () => takeAdvantage(play, seat, of, least)));
  }
}

export function advantageBlocked(duel: Duel, seat: Seat, blocked: BlockedList): void {
  if (hasAdvantage(duel, seat)) {
    blocked.push({
      id: "advantage",
      label: say("choice.advantage-any"),
      why: say("why.has-advantage"),
      clause: "MD-15.6",
      refs: [ref.advantage],
    });
    return;
  }
  for (const of of BASICS) {
    const least = leastBid(duel, of);
    if (least === undefined) {
      const why = say("why.other-kind", { what: say(`resource.${duel.advantage.of ?? of}`) });
      blocked.push({ ...PRINTED[of], why, clause: "MD-15.2" });
    } else if (least > mostBid(duel, seat, of)) {
      const why = say("why.short", { what: amount(of, least - mostBid(duel, seat, of)) });
      blocked.push({ ...PRINTED[of], why, clause: bidClause(duel), price: { [of]: least } });
    }
  }
}

/** MD-15.1, MD-15.4, MD-15.5: the old tokens go back, yours are laid down, gold as tokens of the chosen kind. */
function* takeAdvantage(play: Play, seat: Seat, of: Basic, least: number): Rules {
  const { duel, table } = play;
  const player = playerAt(duel, seat);
  const bids = [];
  for (let n = least; n <= mostBid(duel, seat, of); n++) {
    bids.push({ id: String(n), label: amount(of, n), price: usualPrice(player, { of, n }), n });
  }
  const { n } = yield* choose(seat, say("ask.advantage", { what: say(`resource.${of}`) }), bids, { clause: "MD-15.1" });
  yield* payBill(play, seat, { of, n }, "MD-15.1");
  const { of: old, tokens } = duel.advantage;
  duel.advantage.holder = seat;
  duel.advantage.of = of;
  duel.advantage.tokens = n;
  table.tell(() => ({
    what: say("log.takes-advantage", { who: { seat }, what: amount(of, n) }),
    seat,
    clause: "MD-15.1",
    moves: [
      ...(old !== null && tokens > 0 ? [{ piece: ref.token(old), from: ref.advantage, to: ref.bank }] : []),
      // What was paid, gold or not, is in the common supply by now; from there come the tokens of the chosen kind.
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
