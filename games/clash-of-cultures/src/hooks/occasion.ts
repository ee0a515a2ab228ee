import type { Option, Rules, Seat } from "@civitas/kernel";
import type { Action, Judge } from "../actions/action.ts";
import type { GameTable } from "../agenda.ts";
import type { AdvanceId, Building, WonderId } from "../content/ids.ts";
import type { City, Clash, Hex } from "../state.ts";
import type { Collecting } from "../yields.ts";

export interface Occasions {
  gained: { readonly advance: AdvanceId };
  reactions: { readonly advance: AdvanceId; readonly byIdeas: boolean | null };
  collected: { readonly hex: Hex };
  built: { readonly hex: Hex; readonly soldiers: number; readonly ships: number };
  increased: { readonly hex: Hex; readonly building: Building };
  "wonder-built": { readonly hex: Hex; readonly wonder: WonderId };
  activated: { readonly hex: Hex };
  influenced: { readonly hex: Hex };
  "battle-lost": { readonly hex: Hex };
  "turn-start": Record<never, never>;
}

export function* occasion<Name extends keyof Occasions>(
  _s: Clash,
  _table: GameTable,
  _seat: Seat,
  _name: Name,
  _about: Occasions[Name],
): Rules {}

/** AAA and free abilities, Action cards and great persons that may be played now. */
export const abilityOptions: Judge = () => {};

/** CC-25.4 "with-collect": cards that may be declared with this Collect. */
export const collectCards = (
  _s: Clash,
  _table: GameTable,
  _seat: Seat,
  _city: City,
  _how: Collecting,
): (Option & { readonly play: () => Rules<Collecting> })[] => [];

/** CC-25.4 "after-capture": cards that answer the capture which has just happened. */
export const afterCapture = (_s: Clash, _table: GameTable, _seat: Seat): Action[] => [];
