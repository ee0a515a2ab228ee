import type { GameTable } from "../agenda.ts";
import { say } from "../say.ts";
import type { Phase, World } from "../state.ts";

const PHASES: readonly Phase[] = ["start-of-turn", "trade", "city-management", "movement", "research"];

/** CV-6.2: the marker passes clockwise, and what lasted for a round is over. */
export function beginRound(w: World, table: GameTable): void {
  if (w.settings.roundLimit > 0 && w.round >= w.settings.roundLimit) {
    w.ended = true; // CV-31.11
    table.tell(() => ({ what: say("log.round-limit"), clause: "CV-31.11" }));
    return;
  }
  if (w.round > 0) w.first = (w.first + 1) % w.realms.length;
  w.round += 1;
  for (const realm of w.realms) {
    realm.used = [];
    realm.doubleSpeed = false;
    realm.rule.changed = false;
    realm.rule.forced = false;
    realm.rule.wasAnarchy = realm.government === "anarchy";
    for (const figure of realm.figures) figure.moved = false;
    for (const city of realm.cities) {
      city.actions = 0;
      city.sure = 0;
      city.bonuses = [];
    }
  }
  table.tell(() => ({ what: say("log.round", { round: w.round, who: { seat: w.first } }), clause: "CV-6.2" }));
  enterPhase(w, "start-of-turn");
}

function enterPhase(w: World, phase: Phase): void {
  w.phase = phase;
  w.step = "open";
  w.mover = w.first;
}

/** CV-6.1: the next phase, or the next round. */
export function nextPhase(w: World, table: GameTable): void {
  if (w.phase === "movement") w.locked = []; // CV-21.19
  const next = PHASES[PHASES.indexOf(w.phase) + 1];
  if (next === undefined) beginRound(w, table);
  else enterPhase(w, next);
}
