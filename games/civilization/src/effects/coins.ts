import { choose, type Rules, type Seat } from "@civitas/kernel";
import { isTech, isWonder } from "../abilities/held.ts";
import type { Aim } from "../announcing/announced.ts";
import { saySource } from "../cards/source-name.ts";
import { ref } from "../refs.ts";
import { addCoinOn, coinFits, coinTokens, removeCoin } from "../research/coins.ts";
import { coinOptions, sayCoinPlace } from "../research/investing.ts";
import { say } from "../say.ts";
import { realmOf } from "../state.ts";
import type { CoinVerb } from "../verbs/coins.ts";
import { asking, others, playerOption } from "./asking.ts";
import type { Deeds, Stage } from "./deed.ts";

/** CV-15.17: players who have a coin token to lose. */
const victims = (stage: Stage): Seat[] => others(stage).filter((seat) => coinTokens(stage.w, seat).length > 0);

function* whichCoin(stage: Stage, victim: Seat): Rules<Aim> {
  const options = coinOptions(stage.w, victim, `coin:${victim + 1}`);
  const { place } = yield* choose(stage.seat, asking(stage, "ask.which-coin"), options, { clause: "CV-15.17" });
  return { seat: victim, coin: place };
}

export const coinDeeds: Deeds<CoinVerb> = {
  addCoinHere: {
    can: (_, { w, seat, source }) => isWonder(source) || (isTech(source) && coinFits(w, seat, source)),
    run(_, { w, table, seat, source }) {
      if (isTech(source)) addCoinOn(w, seat, source);
      else for (const wonder of realmOf(w, seat).wonders) if (wonder.id === source) wonder.coins += 1;
      table.tell(() => ({
        what: say("log.coin-on", { who: { seat }, card: saySource(w, seat, source) }),
        seat,
        clause: "CV-17.7",
        moves: [{ piece: "coin", from: ref.bank, to: ref.coinsOn(seat, source) }],
      }));
    },
  },
  otherDiscardsCoin: {
    can: (_, stage) => victims(stage).length > 0,
    *aim({ players }, stage) {
      const aims: Aim[] = [];
      if (players === "all") {
        for (const victim of victims(stage)) aims.push(yield* whichCoin(stage, victim));
        return aims;
      }
      const enough = { id: "enough", label: say("choice.enough"), apart: "end" as const };
      while (aims.length < players) {
        const options = victims(stage).filter((seat) => aims.every((aim) => aim.seat !== seat));
        if (options.length === 0) break;
        const verdicts = [...options.map(playerOption), ...(aims.length > 0 ? [enough] : [])];
        const picked = yield* choose(stage.seat, asking(stage, "ask.which-player"), verdicts, { clause: "CV-15.17" });
        if (!("seat" in picked)) break;
        aims.push(yield* whichCoin(stage, picked.seat));
      }
      return aims;
    },
    targets: ({ players }, stage, aims) =>
      players === "all" ? others(stage) : aims.flatMap(({ seat }) => (seat === undefined ? [] : [seat])),
    run(_, { w, table }, aims) {
      for (const { seat, coin } of aims) {
        if (seat === undefined || coin === undefined) continue;
        if (!coinTokens(w, seat).some(([place]) => place === coin)) continue;
        removeCoin(w, seat, coin);
        table.tell(() => ({
          what: say("log.discards-coin", { who: { seat }, place: sayCoinPlace(coin) }),
          seat,
          clause: "CV-15.17",
          moves: [{ piece: "coin", from: ref.coinsOn(seat, coin), to: ref.bank }],
        }));
      }
    },
  },
};
