import { optionsAmong, type Played, type Seat, type Verdict } from "@civitas/kernel";
import { abilityEntries } from "../abilities/using.ts";
import type { GameTable } from "../agenda.ts";
import type { Moment } from "../content/ability.ts";
import type { World } from "../state.ts";
import type { Entry } from "../turn/entry.ts";

/** CV-34.6: what marks this phase turn, and the time until a player's next Start of Turn. */
export function scopes(w: World, seat: Seat): Readonly<Record<string, string>> {
  const order = (seat - w.first + w.realms.length) % w.realms.length;
  const now = (w.mover - w.first + w.realms.length) % w.realms.length;
  const started = w.phase !== "start-of-turn" || order <= now;
  return { "phase-turn": `${w.round}/${w.phase}/${w.mover}`, "my-turn": String(started ? w.round : w.round - 1) };
}

/** What a player could respond with, apart from Any Time effects. */
const answersOf = (w: World, table: GameTable, seat: Seat, moment: Moment): Verdict<Entry>[] =>
  abilityEntries(w, table, seat, moment);

/** CV-28.10: Any Time effects may be used whenever their owner is asked anyway. */
export function playsOf(w: World, table: GameTable, seat: Seat, moment: Moment): Verdict<Entry>[] {
  const answers = answersOf(w, table, seat, moment);
  return optionsAmong(answers).length === 0 ? answers : [...answers, ...abilityEntries(w, table, seat, "anyTime")];
}

/** CV-28.10: whether it was a response, and no Any Time effect that was used beside one. */
export const isAnswer = (w: World, table: GameTable, { seat, play }: Played<Entry>, moment: Moment): boolean =>
  optionsAmong(answersOf(w, table, seat, moment)).some(({ id }) => id === play.id);
