import type { Rules, Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import type { EventId } from "../content/ids.ts";
import type { Clash } from "../state.ts";

/** CC-23.1: what the text of an event does. */
export function* applyEventText(_s: Clash, _table: GameTable, _drawer: Seat, _event: EventId): Rules {}
