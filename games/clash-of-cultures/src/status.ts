import { choose, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { citiesOf, destroy, sizeOf } from "./cities.ts";
import { drawActionCard, drawObjectiveCard } from "./decks.ts";
import { gainGoods } from "./goods.ts";
import { hexName } from "./map.ts";
import { newPlayerTurn } from "./player-turn.ts";
import { ref } from "./refs.ts";
import { say, sayHex } from "./say.ts";
import { type City, type Clash, clockwiseFrom, type Phase, playerOf, turnOrder } from "./state.ts";
import { roundsOf } from "./turn-track.ts";

/** CC-28.1: the steps in order. */
export function startStatus(s: Clash, table: GameTable): void {
  s.now = newPlayerTurn(0);
  s.freeAdvancesLeft = s.variant.rounds === "four" ? 1 : 0; // CC-31.5
  table.tell(() => ({ what: say("log.status", { round: s.round }), clause: "CC-28.1" }));
  startStep(s, "objectives");
}

function startStep(s: Clash, phase: Phase): void {
  s.phase = phase;
  s.waiting = turnOrder(s);
}

/** The next one in this step, or the next step. */
export function* playStatus(s: Clash, table: GameTable): Rules {
  const [seat, ...others] = s.waiting;
  if (seat === undefined) return endStep(s, table);
  s.waiting = others;
  s.mover = seat;
  switch (s.phase) {
    case "objectives":
      table.next("statusObjectives", { seat });
      return;
    case "free-advance":
      table.next("freeAdvance", { seat, among: null, may: false, clause: "CC-28.4" });
      return;
    case "cards":
      drawActionCard(s, table, seat, "CC-28.5");
      drawObjectiveCard(s, table, seat, "CC-28.5");
      return;
    case "raze":
      return yield* mayRaze(s, table, seat);
    case "first-player":
      return yield* chooseFirst(s, table);
    default:
      throw new RangeError(`${s.phase} is no step of the Status phase`);
  }
}

function endStep(s: Clash, table: GameTable): void {
  switch (s.phase) {
    case "objectives":
      if (isLast(s)) {
        s.phase = "over";
        table.tell(() => ({ what: say("log.over"), clause: "CC-29.1" }));
      } else startStep(s, "free-advance");
      return;
    case "free-advance":
      if (s.freeAdvancesLeft > 0) {
        s.freeAdvancesLeft -= 1;
        startStep(s, "free-advance");
      } else startStep(s, "cards");
      return;
    case "cards":
      startStep(s, "raze");
      return;
    case "raze":
      s.phase = "first-player";
      s.waiting = [s.first];
      return;
    default:
      s.round += 1;
      s.turn = 1;
      s.mover = s.first;
      s.phase = "turn-begins";
  }
}

/** CC-28.3, CC-31.10. */
const isLast = (s: Clash): boolean =>
  s.round >= roundsOf(s) || s.players.some((_, seat) => citiesOf(s, seat).length === 0);

interface Raze extends Option {
  readonly city?: City;
}

/** CC-28.6. */
function* mayRaze(s: Clash, table: GameTable, seat: Seat): Rules {
  const small = citiesOf(s, seat).filter((city) => sizeOf(city) === 1);
  if (small.length === 0) return;
  const options = small.map(
    (city): Raze => ({
      id: `raze:${hexName(s, city.hex)}`,
      label: say("do.raze", { city: sayHex(s, city.hex) }),
      refs: [ref.city(hexName(s, city.hex))],
      city,
    }),
  );
  const none: Raze = { id: "none", label: say("do.no-raze"), apart: "end" };
  const { city } = yield* choose<Raze>(seat, say("ask.raze"), [...options, none], { clause: "CC-28.6" });
  if (city === undefined) return;
  destroy(s, city);
  table.tell(() => ({ what: say("log.raze", { who: { seat }, city: sayHex(s, city.hex) }), seat, clause: "CC-28.6" }));
  gainGoods(s, table, seat, { gold: 1 }, "CC-28.6");
}

interface First extends Option {
  readonly seat: Seat;
}

/** CC-28.7, CC-28.8: whoever has the highest levels names the first player of the next round. */
function* chooseFirst(s: Clash, table: GameTable): Rules {
  const standing = (seat: Seat): number => {
    const { levels } = playerOf(s, seat);
    return levels.mood + levels.culture;
  };
  const most = Math.max(...s.seating.map(standing));
  if (standing(s.first) === most) return;
  const chooser = clockwiseFrom(s, s.first).find((seat) => standing(seat) === most) ?? s.first;
  s.mover = chooser;
  const options = turnOrder(s).map(
    (seat): First => ({
      id: `first:${seat}`,
      label: say("do.first", { who: { seat } }),
      refs: [ref.player(seat)],
      seat,
    }),
  );
  s.first = (yield* choose(chooser, say("ask.first"), options, { clause: "CC-28.8" })).seat;
  table.tell(() => ({ what: say("log.first", { who: { seat: s.first } }), seat: chooser, clause: "CC-28.8" }));
}
