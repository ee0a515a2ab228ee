import {
  choose,
  late,
  no,
  type Option,
  optionsAmong,
  type Reason,
  type Rules,
  type Seat,
  type Verdict,
} from "@civitas/kernel";
import { occasion } from "../abilities/occasion.ts";
import { abilityEntries } from "../abilities/using.ts";
import type { GameTable, StepPlan, Stories } from "../agenda.ts";
import { centreAt } from "../city/outskirts.ts";
import { beside, squareName } from "../map/grid.ts";
import { markerAt } from "../map/land.ts";
import { ref } from "../refs.ts";
import { say, sayPlace } from "../say.ts";
import { type Figure, realmOf, type SquareNumber, type World } from "../state.ts";
import { discover, discoveries } from "./exploring.ts";
import { hasArmy } from "./figures.ts";
import { canFinish, type Group, groupOf, isObstacle, whyNotStep, whyNotStop } from "./steps.ts";

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
      label: late(() =>
        say(!group.flies && attacks(w, group, to) ? "choice.attack" : "choice.go", { place: sayPlace(w, to) }),
      ),
      refs: [ref.square(name)],
      // CV-23.3: with the last movement point there is no way on from an own city.
      note: left === 1 && isOwnCity(w, seat, to) ? say("note.disbands") : undefined,
      plan: { do: "go", to },
    };
    const reason = whyNotStep(w, group, at, to, left - 1);
    return reason === undefined ? way : no(way, reason);
  });
  if (left > 0) {
    const strands = whyNotDiscover(w, group, at, left);
    for (const { slot, rotation, ...option } of discoveries(w, at)) {
      const way: Way = { ...option, plan: { do: "discover", slot, rotation } };
      verdicts.push(strands === undefined ? way : no(way, strands));
    }
  }
  if (stepped) verdicts.push(...stopping(w, group, at, here.ref));
  // CV-21.17, CV-21.23: the first step may be withdrawn after an interruption.
  else if (interrupted !== undefined)
    verdicts.push({ id: "stay", label: say("choice.stay-here"), refs: [here.ref], apart: "end" });
  verdicts.push(...abilityEntries(w, table, seat, "movementInterrupt"));
  // CV-28.10, CV-34.8: nobody is asked for the sake of Any Time effects.
  return optionsAmong(verdicts).length < 2 ? verdicts : [...verdicts, ...abilityEntries(w, table, seat, "anyTime")];
}

/** CV-21.27: the movement point that a discovery costs must not be the one that the group needs to end its move legally. */
function whyNotDiscover(w: World, group: Group, at: SquareNumber, left: number): Reason | undefined {
  const reason = whyNotStop(w, group, at);
  if (reason === undefined || canFinish(w, group, at, left - 1)) return undefined;
  return canFinish(w, group, at, left) ? reason : undefined;
}

function stopping(w: World, group: Group, at: SquareNumber, here: string): Verdict<Way>[] {
  // CV-2.8, CV-23.3: disbanding exists only in the expansion.
  const disbands =
    w.settings.expansion &&
    isOwnCity(w, group.seat, at) &&
    marchers(w, group.seat).some(({ marching }) => marching === "yes");
  // CV-21.13: who flies over enemies attacks them by stopping there.
  const label = attacks(w, group, at)
    ? say("choice.attack", { place: sayPlace(w, at) })
    : say(disbands ? "choice.disband" : "choice.stop");
  const stop: Way = {
    id: disbands ? "disband" : "stop",
    label,
    refs: [here],
    apart: "end",
  };
  const reason = whyNotStop(w, group, at);
  return [reason === undefined ? stop : no(stop, reason)];
}

const isOwnCity = (w: World, seat: Seat, square: SquareNumber): boolean => centreAt(w, square)?.seat === seat;

/** Whether the group attacks whoever is there if it ends its move on the square. */
const attacks = (w: World, { seat, army }: Group, to: SquareNumber): boolean =>
  army && isObstacle(w, seat, to) && markerAt(w, to)?.kind !== "hut";

/** CV-21.27: the next step of the group. */
export function* tellMarch(w: World, table: GameTable, due: Stories["march"]): Rules {
  const { seat, left, stepped, interrupted } = due;
  if (marchers(w, seat).length === 0) {
    // CV-21.17 (b), R-97: with the last of the group its move has ended.
    if (stepped && interrupted !== undefined) table.next("moveEnded", { seat, square: interrupted });
    return;
  }
  const possible = ways(w, table, due);
  if (!optionsAmong(possible).some(({ act }) => act === undefined)) {
    table.next("arrive", { seat }); // CV-21.22: it stays where it is
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
export function* tellAfterMove(w: World, table: GameTable, { seat, square }: Stories["afterMove"]): Rules {
  const figures = marchers(w, seat);
  for (const figure of figures) {
    figure.marching = "no";
    figure.moved ||= w.phase === "movement"; // CV-14.2: an army built onto enemies may still move in this round
  }
  if (w.phase !== "movement") return;
  table.next("moveEnded", { seat, square });
  // CV-0.20, CV-33.42: the mover's own abilities come before the window of the others.
  if (hasArmy(figures)) occasion(w, table, [seat], "armyEndsMove", { seat, square });
}
