import { type Message, type Played, type Rules, type Seat, type Verdict, window } from "@civitas/kernel";
import { couldUse } from "../abilities/using.ts";
import type { GameTable, StepPlan, Stories } from "../agenda.ts";
import { isAnswer, playsOf, scopes } from "../announcing/responding.ts";
import { outskirtsAt } from "../city/outskirts.ts";
import { isSite, markerAt } from "../map/land.ts";
import { say, sayPlace } from "../say.ts";
import { othersFrom, realmOf, type World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";
import { marchers, takeStep } from "./march.ts";
import { isObstacle } from "./steps.ts";

/** CV-34.5, CV-34.7: who could interrupt this step and wants to be asked. */
function watchers(w: World, table: GameTable, mover: Seat, plan: StepPlan): Seat[] {
  return othersFrom(w, mover).filter(
    (seat) =>
      (realmOf(w, seat).everyStep || concerns(w, mover, plan, seat)) && couldUse(w, table, seat, "movementInterrupt"),
  );
}

/** CV-34.7: whether it attacks, enters a hut, village or relic, or enters or leaves the outskirts of the seat. */
function concerns(w: World, mover: Seat, plan: StepPlan, seat: Seat): boolean {
  const from = marchers(w, mover)[0]?.at;
  if (plan.do === "discover") return false;
  if (from !== undefined && outskirtsAt(w, from)?.seat === seat) return true;
  return isObstacle(w, mover, plan.to) || isSite(markerAt(w, plan.to)) || outskirtsAt(w, plan.to)?.seat === seat;
}

/** CV-28.11: these players, one after the other, until one of them interrupts. */
function* offerInterrupts(
  w: World,
  table: GameTable,
  seats: readonly Seat[],
  prompt: () => Message,
): Rules<Played<Entry> | undefined> {
  for (const seat of seats) {
    const played = yield* window([seat], {
      prompt: prompt(),
      clause: "CV-34.5",
      plays: (other): readonly Verdict<Entry>[] => playsOf(w, table, other, "movementInterrupt"),
      asks: "holders",
      standing: { kind: "moves", scopes: scopes(w, seat) },
    });
    if (played !== undefined) return played;
  }
  return undefined;
}

/** CV-21.17 (a): before the step that was announced. */
export function* tellInterrupt(w: World, table: GameTable, { plan, ...due }: Stories["interrupt"]): Rules {
  const { seat } = due;
  const at = marchers(w, seat)[0]?.at ?? 0;
  const prompt = () =>
    plan.do === "go"
      ? say("ask.interrupt", { who: { seat }, place: sayPlace(w, plan.to) })
      : say("ask.interrupt-discovery", { who: { seat } });
  const played = yield* offerInterrupts(w, table, watchers(w, table, seat, plan), prompt);
  if (played === undefined) return takeStep(w, table, due, plan);
  if (isAnswer(w, table, played, "movementInterrupt"))
    table.next("march", { ...due, interrupted: at }); // the mover may change or withdraw the step
  else table.next("interrupt", { ...due, plan }); // CV-28.10: an Any Time effect interrupts nothing
  yield* played.play.act();
}

/** CV-21.17 (b), CV-34.7: after the move has ended everybody who could interrupt is asked. */
export function* tellMoveEnded(w: World, table: GameTable, { seat, square }: Stories["moveEnded"]): Rules {
  const prompt = () => say("ask.after-move", { who: { seat }, place: sayPlace(w, square) });
  const others = othersFrom(w, seat).filter((other) => couldUse(w, table, other, "movementInterrupt"));
  const played = yield* offerInterrupts(w, table, others, prompt);
  if (played === undefined) return;
  table.next("moveEnded", { seat, square });
  yield* played.play.act();
}
