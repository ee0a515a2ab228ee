import type { AnyMatch, Barrier, Seat } from "@civitas/kernel";
import type { LiveTable } from "./live-table.ts";
import type { Undoable } from "./undo-desk.ts";
import { lastPerson, tellUndo } from "./watching.ts";

/** Whether the last answer of a table can be taken back. */
export class TakingBack implements Undoable {
  constructor(
    private readonly table: LiveTable,
    /** What keeps the seat from taking back the last answer of this match: another thread finds it out. */
    private readonly barrierOf: (match: AnyMatch, seat: Seat) => Promise<Barrier | undefined>,
  ) {}

  /** Tells the person who answered last, if they are watching. */
  async tellUndo(): Promise<void> {
    const { table } = this;
    const asked = await table.inLine(() => {
      const { match, kept } = table;
      const seat = match && lastPerson(kept, match);
      if (match === undefined || seat === undefined) return undefined;
      if (![...table.onTime()].some(({ viewer }) => viewer === seat)) return undefined;
      return { seq: kept.seq, looking: this.#look(match, seat) };
    });
    if (asked === undefined) return;
    await asked.looking;
    await table.inLine(() => {
      if (table.match !== undefined && table.kept.seq === asked.seq) tellUndo(table.kept, table.match, table.onTime());
    });
  }

  /** What keeps the seat from taking back the last answer. */
  async barrier(seat: Seat): Promise<Barrier | undefined> {
    const { match } = this.table;
    if (match === undefined) return "nothing-to-undo";
    await this.#look(match, seat);
    return match.knownBarrier(seat);
  }

  /** Tells the match what was found, unless it has moved on meanwhile. */
  async #look(match: AnyMatch, seat: Seat): Promise<void> {
    if (match.knownBarrier(seat) !== "not-known-yet") return;
    const { table } = this;
    const { seq } = table.kept;
    const found = await this.barrierOf(match, seat);
    if (table.kept.seq === seq && table.match === match) match.learnBarrier(match.answers.length, found);
  }
}
