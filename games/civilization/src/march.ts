import { choose, no, type Option, optionsAmong, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { occasion } from "./abilities/occasion.ts";
import { abilityEntries } from "./abilities/using.ts";
import type { GameTable, StepPlan, Stories } from "./agenda.ts";
import { discover, discoveries } from "./exploring.ts";
import { hasArmy } from "./figures.ts";
import { beside, squareName } from "./grid.ts";
import { markerAt } from "./land.ts";
import { centreAt } from "./outskirts.ts";
import { ref } from "./refs.ts";
import { say, sayPlace } from "./say.ts";
import { type Figure, realmOf, type SquareNumber, type World } from "./state.ts";
import { groupOf, isObstacle, whyNotStep, whyNotStop } from "./steps.ts";

/** The figures that are being moved. */
export const marchers = (w: World, seat: Seat): Figure[] =>
  realmOf(w, seat).figures.filter(({ marching }) => marching !== "no");

interface Way extends Option {
  readonly plan?: StepPlan;
  act?(): Rules;
}

/** CV-34.11: the legal neighbours, the tiles that can be discovered, and "stop". */
function ways(w: World, table: GameTable, { seat, left, stepped, interrupted }: Stories["march"]): Verdict<Way>[] {
  const figures = marchers(w, seat);
  const at = figures[0]?.at;
  if (at === undefined) return [];
  const group = groupOf(w, seat, figures);
  const here = { ref: ref.square(squareName(w, at)), name: sayPlace(w, at) };
  const steps = left === 0 ? [] : beside(w, at);
  const verdicts: Verdict<Way>[] = steps.map((to) => {
    const name = squareName(w, to);
    const way: Way = {
      id: `go:${name}`,
      label: say(attacks(w, seat, to) ? "choice.attack" : "choice.go", { place: sayPlace(w, to) }),
      refs: [ref.square(name)],
      plan: { do: "go", to },
    };
    const reason = whyNotStep(w, group, at, to, left - 1);
    return reason === undefined ? way : no(way, reason);
  });
  if (left > 0) {
    for (const { slot, rotation, ...option } of discoveries(w, at)) {
      verdicts.push({ ...option, plan: { do: "discover", slot, rotation } });
    }
  }
  if (stepped) verdicts.push(...stopping(w, group, at, here.ref));
  // CV-21.17, CV-21.23: the first step may be withdrawn after an interruption.
  else if (interrupted === true)
    verdicts.push({ id: "stay", label: say("choice.stay-here"), refs: [here.ref], apart: "end" });
  return [...verdicts, ...abilityEntries(w, table, seat, "movementInterrupt")];
}

function stopping(w: World, group: ReturnType<typeof groupOf>, at: SquareNumber, here: string): Verdict<Way>[] {
  // CV-2.8, CV-23.3: only the expansion knows disbanding.
  const disbands =
    w.settings.expansion &&
    centreAt(w, at)?.seat === group.seat &&
    marchers(w, group.seat).some(({ marching }) => marching === "yes");
  const stop: Way = {
    id: disbands ? "disband" : "stop",
    label: say(disbands ? "choice.disband" : "choice.stop"),
    refs: [here],
    apart: "end",
  };
  const reason = whyNotStop(w, group, at);
  return [reason === undefined ? stop : no(stop, reason)];
}

const attacks = (w: World, seat: Seat, to: SquareNumber): boolean =>
  isObstacle(w, seat, to) && markerAt(w, to)?.kind !== "hut";

/** CV-21.27: the next step of the group. */
export function* tellMarch(w: World, table: GameTable, due: Stories["march"]): Rules {
  const { seat, left } = due;
  const possible = ways(w, table, due);
  if (!optionsAmong(possible).some(({ act }) => act === undefined)) {
    if (marchers(w, seat).length > 0) table.next("arrive", { seat }); // CV-21.22: it stays where it is
    return;
  }
  const way = yield* choose(seat, say("ask.step", { left }), possible, { clause: "CV-21.27" });
  if (way.act !== undefined) {
    table.next("march", due);
    yield* way.act();
  } else if (way.id === "stay") for (const figure of marchers(w, seat)) figure.marching = "no";
  else if (way.plan === undefined) table.next("arrive", { seat });
  else table.next("interrupt", { ...due, plan: way.plan });
}

/** The step is taken; what it leads to comes next. */
export function takeStep(w: World, table: GameTable, due: Stories["march"], plan: StepPlan): void {
  const { seat } = due;
  const left = due.left - 1;
  if (plan.do === "discover") {
    table.next("march", { seat, left, stepped: true });
    discover(w, table, seat, plan.slot, plan.rotation);
    return;
  }
  const figures = marchers(w, seat);
  const from = figures[0]?.at;
  for (const figure of figures) {
    figure.at = plan.to;
    figure.marching = "yes";
    figure.gathers = null; // CV-7.5
  }
  if (from !== undefined) {
    table.tell(() => ({
      what: say("log.moves", { who: { seat }, from: sayPlace(w, from), to: sayPlace(w, plan.to) }),
      seat,
      clause: "CV-21.4",
      moves: [
        {
          piece: hasArmy(figures) ? ref.army(seat) : ref.scout(seat),
          from: ref.square(squareName(w, from)),
          to: ref.square(squareName(w, plan.to)),
        },
      ],
    }));
  }
  const { flies } = groupOf(w, seat, figures);
  if (!flies && isObstacle(w, seat, plan.to)) table.next("arrive", { seat });
  else table.next("march", { seat, left, stepped: true });
}

/** The move has ended and everything on the square is resolved. */
export function* tellAfterMove(w: World, table: GameTable, { seat }: Stories["afterMove"]): Rules {
  const figures = marchers(w, seat);
  const square = figures[0]?.at;
  for (const figure of figures) {
    figure.marching = "no";
    figure.moved ||= w.phase === "movement"; // CV-14.2: an army built onto enemies may still move in this round
  }
  if (square === undefined || w.phase !== "movement") return;
  if (hasArmy(figures)) occasion(w, table, [seat], "armyEndsMove", { seat, square });
  table.next("moveEnded", { seat, square });
}
