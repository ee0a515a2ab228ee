import type { AnyGame, AnyMatch, Barrier, Seat } from "@civitas/kernel";
import type { News } from "../storage/bus.ts";
import type { Report } from "../storage/outage.ts";
import type { Store } from "../storage/store.ts";
import type { AnswerTimes } from "./by-itself.ts";
import type { LiveTable } from "./live-table.ts";
import type { UndoDesk } from "./undo-desk.ts";

/** What a table needs from the house around it. */
export interface TableHouse {
  readonly store: Store;
  readonly noticeAfter: number;
  readonly times: AnswerTimes;
  readonly undoDesk: UndoDesk;
  /** Whether the person of this seat is looking at the table. */
  isHere(table: string, seat: Seat): boolean;
  /** What keeps the seat from taking back the last answer of this match. */
  barrierOf(match: AnyMatch, seat: Seat): Promise<Barrier | undefined>;
  readonly log: { error(what: object, text: string): void };
  readonly report: Report;
  /** Of that version of the rules, or the present one; undefined if the program does not have it. */
  loadGame(id: string, rules?: number): Promise<AnyGame | undefined>;
  /** A change is written: `info` if more than the match has changed, `lobby` if the lobby shows it. */
  changed(table: LiveTable, news: News, info: boolean, lobby: boolean): void;
  /** There is a job to do. */
  work(): void;
  /** How long writing took, and who answered, for the metrics. */
  kept(ms: number, answered?: "person" | "bot"): void;
}
