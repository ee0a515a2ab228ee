import { type AnyGame, Refusal } from "@civitas/kernel";
import { Refused } from "../refused.ts";
import type { News } from "../storage/bus.ts";
import { isStorageTrouble } from "../storage/trouble.ts";
import { readTable } from "./keeping.ts";
import { LiveTable, Overtaken } from "./live-table.ts";
import type { TableDoc } from "./table-doc.ts";
import type { TableHouse } from "./table-house.ts";
import { UndoDesk } from "./undo-desk.ts";

/** A table that nobody looks at is dropped from memory after this time; the database has it all. */
const FORGET_AFTER = 120_000;
/** The same for a finished one. */
const FORGET_FINISHED_AFTER = 5000;
const SWEEP_EVERY = 5000;
const FOLLOW_AGAIN = 1000;
/** How many tables share a commit when all are closed; more would only wait in memory. */
const CLOSE_AT_ONCE = 32;
/** How often others may write first before we report an error. */
const ATTEMPTS = 10;

export type HallHouse = Omit<TableHouse, "loadGame" | "undoDesk"> & {
  /** The rules of that version, or the present ones. */
  loadGame(id: string, rules?: number): Promise<AnyGame | undefined>;
};

/** All tables that are in memory now. */
export class Hall {
  /** By id; a promise only while it is being opened. */
  readonly #tables = new Map<string, LiveTable | Promise<LiveTable | undefined>>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #house: TableHouse;

  constructor(private readonly house: HallHouse) {
    this.#house = { ...house, undoDesk: new UndoDesk(), loadGame: (id, rules) => this.house.loadGame(id, rules) };
    this.#sweeper = setInterval(() => void this.#forgetIdle(), SWEEP_EVERY);
    this.#sweeper.unref();
  }

  async game(id: string): Promise<AnyGame> {
    const game = await this.house.loadGame(id);
    if (game === undefined) throw new Refused("no-such-game", { game: id });
    return game;
  }

  /** The table as it is written now. Not for tasks in its own line, which would wait for themselves. */
  async table(id: string): Promise<LiveTable> {
    const known = this.known(id);
    // It must not be forgotten just now, while somebody is about to sit down there.
    if (known !== undefined) known.lastUsed = Date.now();
    const table = await (this.#tables.get(id) ?? this.#open(id));
    if (table === undefined) throw new Refused("not-found");
    await table.upToDate();
    return table;
  }

  /** What is written about a table. One that is not in memory is not played again for that. */
  async about(id: string): Promise<TableDoc> {
    if (this.#tables.has(id)) return (await this.table(id)).doc;
    const kept = await readTable(this.house.store.db, id);
    if (kept === undefined) throw new Refused("not-found");
    return kept.doc;
  }

  /** A table that could not be opened is tried again next time. */
  #open(id: string): Promise<LiveTable | undefined> {
    const opening = LiveTable.open(this.#house, id);
    this.#tables.set(id, opening);
    opening.then(
      (table) => (table === undefined ? this.#tables.delete(id) : this.#tables.set(id, table)),
      () => this.#tables.delete(id),
    );
    return opening;
  }

  /** The table if it is in memory already. */
  known(id: string): LiveTable | undefined {
    const table = this.#tables.get(id);
    return table instanceof LiveTable ? table : undefined;
  }

  /**
   * Does something at a table when it is its turn in the queue. If another process writes first, the table follows it
   * and `act` decides again.
   */
  act<T>(id: string, act: (table: LiveTable) => Promise<T> | T): Promise<T> {
    const table = this.known(id);
    return table === undefined ? this.table(id).then((opened) => this.#actAt(opened, act)) : this.#actAt(table, act);
  }

  #actAt<T>(table: LiveTable, act: (table: LiveTable) => Promise<T> | T): Promise<T> {
    return table.inLine(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        try {
          return await act(table);
        } catch (error) {
          if (error instanceof Refused || error instanceof Refusal) throw error;
          if (!(error instanceof Overtaken)) throw this.#unwritten(table.id, error);
          await table.refresh();
        }
      }
      throw new Refused("storage", undefined, "too many others write to this table");
    });
  }

  /**
   * Nothing was written: the table is read again before anybody uses it. If only the database's confirmation got lost,
   * whoever watches must hear of it.
   */
  #unwritten(id: string, error: unknown): unknown {
    this.house.report(error, "a command failed; nothing of it was kept", { table: id });
    if (!isStorageTrouble(error)) return error;
    this.#refreshSoon(id);
    return new Refused("storage");
  }

  #refreshSoon(id: string): void {
    if ((this.known(id)?.watchers.size ?? 0) > 0) setTimeout(() => void this.#refresh(id), FOLLOW_AGAIN).unref();
  }

  /** Another process has written. */
  async hear(news: News): Promise<void> {
    if (news.kind === "table") await this.#refresh(news.table);
    if (news.kind === "anew") await Promise.all([...this.#tables.keys()].map((id) => this.#refresh(id)));
  }

  async #refresh(id: string): Promise<void> {
    try {
      const table = await this.#tables.get(id);
      if (table === undefined) return;
      if (table.watchers.size === 0) table.fallBehind();
      else await table.inLine(() => table.refresh());
    } catch (error) {
      this.house.report(error, "could not follow what another process wrote", { table: id });
      // Otherwise spectators would wait for news that were missed.
      this.#refreshSoon(id);
    }
  }

  async #forgetIdle(): Promise<void> {
    for (const [id, opening] of this.#tables) {
      const table = await opened(opening);
      if (table === undefined || table.watchers.size > 0) continue;
      const patience = table.doc.state === "over" ? FORGET_FINISHED_AFTER : FORGET_AFTER;
      if (Date.now() - table.lastUsed < patience) continue;
      this.#tables.delete(id);
      table.close();
      await table.inLine(() => table.saveSnapshot()).catch(() => {});
    }
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Finishes what is under way and saves every position. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    const tables = this.#tables.values();
    const hand = async (): Promise<void> => {
      for (const opening of tables) {
        const table = await opened(opening);
        if (table === undefined) continue;
        await table.inLine(() => table.saveSnapshot()).catch(() => {});
        table.close();
      }
    };
    await Promise.all(Array.from({ length: CLOSE_AT_ONCE }, hand));
    this.#tables.clear();
  }
}

async function opened(opening: LiveTable | Promise<LiveTable | undefined>): Promise<LiveTable | undefined> {
  try {
    return await opening;
  } catch {
    return undefined;
  }
}
