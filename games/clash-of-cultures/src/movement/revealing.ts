import type { Seat } from "@civitas/kernel";
import type { GameTable } from "../agenda.ts";
import { regionName } from "../map.ts";
import { say } from "../say.ts";
import type { Clash, Hex, SlotNow } from "../state.ts";
import type { Group } from "./groups.ts";

export function slotAt(s: Clash, slot: number): SlotNow {
  const found = s.slots[slot];
  if (found === undefined) throw new RangeError(`there is no slot ${slot}`);
  return found;
}

/** CC-15.1, CC-15.15: the region is turned face up; its orientation and its units follow. */
export function revealRegion(
  s: Clash,
  table: GameTable,
  seat: Seat,
  slot: number,
  entered: Hex | null,
  group: Group | null,
): void {
  slotAt(s, slot).explored = true;
  table.tell(() => ({
    what: say("log.reveal", { who: { seat }, region: say("region", { name: regionName(s, slot) }) }),
    seat,
    clause: "CC-15.1",
  }));
  table.next("explored", { seat, slot, entered, group });
}

/** CC-15.13: a card explores it, and no unit enters. */
export function revealByCard(s: Clash, table: GameTable, seat: Seat, slot: number): void {
  revealRegion(s, table, seat, slot, null, null);
}
