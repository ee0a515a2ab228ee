import type { Rules, Seat, Verdict } from "@civitas/kernel";
import type { About, GameTable, Stories } from "../agenda.ts";
import type { Announced } from "../announced.ts";
import type { Moment, Occasion } from "../content/ability.ts";
import type { Entry } from "../entry.ts";
import type { World } from "../state.ts";

/** What the cards of a player let it do at this moment, and why not. */
export function abilityEntries(_w: World, _table: GameTable, _seat: Seat, _moment: Moment): Verdict<Entry>[] {
  return [];
}

/** CV-6.8: what happens by itself at this moment and has not been used yet in this round. */
export function happen(_w: World, _table: GameTable, _seat: Seat, _moment: Moment): void {}

/** CV-0.20: what this occasion triggers, for these players in this order. */
export function occasion(
  _w: World,
  _table: GameTable,
  _seats: readonly Seat[],
  _on: Occasion,
  _about: About = {},
): void {}

/** CV-28.2: how a player can answer what was announced. */
export function responses(_w: World, _table: GameTable, _seat: Seat, _announced: Announced): Verdict<Entry>[] {
  return [];
}

/** Carries out an event or a resource ability that nobody has cancelled. */
export function* runAnnounced(
  _w: World,
  _table: GameTable,
  _announced: Extract<Announced, { kind: "event" | "ability" }>,
): Rules {}

/** The verbs of an ability, one after the other. */
export function* tellEffects(_w: World, _table: GameTable, _due: Stories["effects"]): Rules {}

/** CV-34.13: what an occasion has triggered. */
export function* tellTriggers(_w: World, _table: GameTable, _due: Stories["triggers"]): Rules {}
