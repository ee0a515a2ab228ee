import { choose, No, type Rules, remember, type Verdict } from "@civitas/kernel";
import { mayHoldFor, mayPayFor, mayTurnUp } from "../abilities/suspected.ts";
import { abilityEntries, happen } from "../abilities/using.ts";
import type { GameTable } from "../agenda.ts";
import { beginCityManagement, cityEntries } from "../city/management.ts";
import type { Moment } from "../content/ability.ts";
import { mayEndMovement, movementEntries } from "../movement/movement.ts";
import { beforeResearch, research } from "../research/research.ts";
import { say } from "../say.ts";
import { chooseCivilization, passOn, placeCapital, placeFigures, placeGifts } from "../setup/settling.ts";
import { playerOrder, realmOf, type World } from "../state.ts";
import { collectTrade, negotiations } from "../trade/trade.ts";
import { early } from "./early.ts";
import type { Entry } from "./entry.ts";
import { oblige } from "./obligations.ts";
import { nextPhase } from "./rounds.ts";
import { beginStartOfTurn, isOwedSomething, startEntries } from "./start-of-turn.ts";

/** From one checkpoint to the next: one choice of the setup, or one entry of a list. */
export function turn(w: World, table: GameTable): Rules {
  switch (w.phase) {
    case "civilizations":
      return chooseCivilization(w, table);
    case "capitals":
      return placeCapital(w, table);
    case "gifts":
      return placeGifts(w, table);
    case "figures":
      return placeFigures(w, table);
    default:
      if (w.step === "end") return phaseEnd(w, table);
      if (w.step === "learn") return researchEnd(w);
      return w.step === "open" ? phaseStart(w, table) : inPhase(w, table);
  }
}

/**
 * CV-6.6, CV-34.14: before anyone acts, "start of any phase" effects in player order. If somebody can use one,
 * everybody who may hold it is asked.
 */
function* phaseStart(w: World, table: GameTable): Rules {
  const played = yield* early(w, table, playerOrder(w), "phaseStart", {
    prompt: say("ask.phase-start", { phase: say(`phase.${w.phase}`) }),
    clause: "CV-6.6",
  });
  // CV-6.9: the phase starts anew, in the new order.
  if (played !== undefined) return yield* played.play.act();
  w.mover = w.first;
  w.step = "begin";
  yield* inPhase(w, table);
}

/** CV-27.13: all abilities have followed; now it is looked who has won. */
function* researchEnd(w: World): Rules {
  w.step = "end";
}

function* phaseEnd(w: World, table: GameTable): Rules {
  nextPhase(w, table);
  if (!w.ended) yield* phaseStart(w, table);
}

function* inPhase(w: World, table: GameTable): Rules {
  if (w.step === "begin") {
    w.step = "act";
    switch (w.phase) {
      case "start-of-turn":
        if (isOwedSomething(w)) return yield* beginStartOfTurn(w, table);
        break;
      case "trade":
        collectTrade(w, table);
        break;
      case "city-management":
        beginCityManagement(w);
        break;
      case "research":
        w.step = "begin"; // until nobody wants to use anything
        return yield* beforeResearch(w, table);
    }
  }
  switch (w.phase) {
    case "trade":
      return yield* negotiations(w, table);
    case "research":
      return yield* research(w, table);
    default:
      return yield* phaseTurn(w, table);
  }
}

const MOMENTS: Readonly<Partial<Record<World["phase"], Moment>>> = {
  "start-of-turn": "startOfTurn",
  "city-management": "cityManagement",
  movement: "movement",
};

const DONE: Entry = { id: "done", label: say("choice.done"), apart: "end", *act() {} };

const promptOf = remember((phase: World["phase"]) => say("ask.phase-turn", { phase: say(`phase.${phase}`) }));

/** CV-34.2: one list of everything that is possible now, and "done". */
function* phaseTurn(w: World, table: GameTable): Rules {
  const seat = w.mover;
  const moment = MOMENTS[w.phase] ?? "startOfTurn";
  const list = phaseEntries(w, table);
  list.push(...abilityEntries(w, table, seat, moment));
  if (w.phase === "movement") list.push(...abilityEntries(w, table, seat, "movementInterrupt"));
  list.push(...abilityEntries(w, table, seat, "anyTime"));
  list.push(w.phase === "movement" ? mayEndMovement(w, seat, DONE) : DONE);
  const prompt = promptOf(w.phase);
  const forced = withoutAsking(list);
  const clause = "CV-34.2";
  // Players who may hold cards for this phase are asked all the same, or else it would be known that there are none.
  const entry =
    forced === DONE && mayHoldCards(w)
      ? yield* choose(seat, prompt, [DONE], { clause, secret: true })
      : (forced ?? (yield* choose(seat, prompt, list, { clause })));
  if (entry !== DONE) {
    yield* entry.act();
    oblige(w, table);
    return;
  }
  happen(w, table, seat, moment); // CV-6.8
  if (w.phase === "start-of-turn") realmOf(w, seat).rule.fresh = []; // CV-9.4
  w.step = passOn(w) ? "begin" : "end";
}

/** CV-34.3, CV-34.4: "done" if nothing else is possible; an automatic gain if there are only such. */
function withoutAsking(list: readonly Verdict<Entry>[]): Entry | undefined {
  let forced: Entry | undefined;
  for (const entry of list) {
    if (entry instanceof No || entry === DONE || entry.aside === true) continue;
    if (entry.automatic !== true) return undefined;
    forced ??= entry;
  }
  return forced ?? (list.includes(DONE) ? DONE : undefined);
}

function mayHoldCards(w: World): boolean {
  const moments: Moment[] = [MOMENTS[w.phase] ?? "startOfTurn", "anyTime"];
  if (w.phase === "movement") moments.push("movementInterrupt");
  if (moments.some((moment) => mayHoldFor(w, w.mover, moment) || mayPayFor(w, w.mover, moment))) return true;
  return mayTurnUp(w, w.mover);
}

function phaseEntries(w: World, table: GameTable): Verdict<Entry>[] {
  switch (w.phase) {
    case "start-of-turn":
      return startEntries(w, table, w.mover);
    case "city-management":
      return cityEntries(w, table, w.mover);
    default:
      return movementEntries(w, table, w.mover);
  }
}
