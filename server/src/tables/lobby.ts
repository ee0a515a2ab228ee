import type { JoinForm, NewTable, Person, SeatChange, TableInfo, TablesReply, Turn } from "@civitas/protocol";
import type { z } from "zod";
import type { ServerLimits } from "../config.ts";
import { Refused } from "../refused.ts";
import type { Db, Store } from "../storage/store.ts";
import type { PlannedWrite } from "./committing.ts";
import type { Hall } from "./hall.ts";
import { type Here, ownCard, tableCard, tableInfo } from "./info.ts";
import { type Kept, keepNew, readable } from "./keeping.ts";
import type { LiveTable } from "./live-table.ts";
import { LobbyBoard } from "./lobby-board.ts";
import { LISTED, publicTables, waitingTables } from "./public-tables.ts";
import { changeSeat, giveSalt, isComplete, join, leave, newTable, rematchOf, start, tableId } from "./setting-up.ts";
import { botAt, hasBots, seatOf, type TableDoc, withSeat } from "./table-doc.ts";

const DAY = 86_400_000;

export interface LobbySetting {
  readonly store: Store;
  readonly hall: Hall;
  readonly limits: Pick<
    ServerLimits,
    "tablesPerPerson" | "botTablesPerGuest" | "botTablesPerAccount" | "waitingTablesPerAddress"
  >;
  isLevel(level: string): boolean;
  hereAt(table: string): Here;
  /** Whether somebody looks at the table from this seat, or has done so a moment ago. */
  wasHere(table: string, seat: number): boolean;
  /** Tables that changed less than this long ago don't count as abandoned, in ms. */
  readonly grace: number;
  /** The lobby's line of a table changed. */
  changed(id: string): void;
}

/** What people do around tables before and after the game. */
export class Lobby {
  /** The public tables, for whoever asks. */
  readonly board = new LobbyBoard(() => this.#list());

  constructor(private readonly setting: LobbySetting) {}

  async #list(page = 0): Promise<TablesReply> {
    const rows = await publicTables(this.setting.store.db, page, Date.now());
    const cards = readable(rows)
      .filter((kept) => !this.#isLeft(kept))
      .map((kept) => tableCard(kept, this.setting.hereAt(kept.id)));
    return { tables: cards.filter(({ state }) => state !== "over"), more: rows.length === LISTED };
  }

  /**
   * A table that waits for players while none of its people is present. It is listed again as soon as one of them is
   * back.
   */
  #isLeft({ id, doc, updated }: Kept): boolean {
    const { wasHere, grace } = this.setting;
    if (doc.state !== "open" || doc.pace.kind === "post" || Date.now() - updated < grace) return false;
    return !doc.seats.some(({ kind }, seat) => kind === "person" && wasHere(id, seat));
  }

  /** The next public tables, after those on the board. */
  page(n: number): Promise<TablesReply> {
    return this.#list(n);
  }

  async mine(person: Person, page = 0): Promise<TablesReply> {
    const rows = await this.setting.store.db
      .selectFrom("tables")
      .innerJoin("seats", "seats.table_id", "tables.id")
      .selectAll("tables")
      .where("seats.person", "=", person.id)
      .orderBy("tables.updated", "desc")
      .offset(page * LISTED)
      .limit(LISTED)
      .execute();
    const tables = readable(rows).map((kept) => ownCard(kept, this.setting.hereAt(kept.id)));
    return { tables, more: rows.length === LISTED };
  }

  /** The new name of a guest who has become an account is shown at the tables, too. */
  async renamed(person: Person): Promise<void> {
    const rows = await this.setting.store.db
      .selectFrom("seats")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select("tables.id")
      .where("seats.person", "=", person.id)
      .where("tables.state", "in", ["open", "playing"])
      .execute();
    for (const { id } of rows) {
      await this.setting.hall.act(id, async (table) => {
        const seat = seatOf(table.doc, person.id);
        const place = seat === undefined ? undefined : table.doc.seats[seat];
        if (seat === undefined || place?.kind !== "person") return;
        await table.commit({ now: Date.now(), doc: withSeat(table.doc, seat, { ...place, person }) });
      });
    }
  }

  /** The tables where it is this person's turn. */
  async turns(person: string): Promise<Turn[]> {
    const rows = await this.setting.store.db
      .selectFrom("tables")
      .innerJoin("seats", "seats.table_id", "tables.id")
      .selectAll("tables")
      .where("seats.person", "=", person)
      .where("tables.state", "=", "playing")
      .where("tables.waiting", "!=", "")
      .orderBy("tables.updated")
      .limit(LISTED)
      .execute();
    return readable(rows).flatMap(({ id, doc, waiting, updated }) => {
      const seat = seatOf(doc, person);
      if (seat === undefined || !waiting.includes(seat) || botAt(doc, seat) !== undefined) return [];
      return [{ table: id, game: doc.game, seat, since: updated }];
    });
  }

  async info(id: string, person: Person | undefined): Promise<TableInfo> {
    return tableInfo(id, await this.setting.hall.about(id), person?.id, this.setting.hereAt(id));
  }

  /** `from` is the host's neighbourhood. */
  async create(wanted: z.output<typeof NewTable>, host: Person, from: number): Promise<TableInfo> {
    const { store, hall, isLevel } = this.setting;
    const doc = newTable(await hall.game(wanted.game), wanted, host, from, isLevel, Date.now());
    return this.#open(store, doc, host);
  }

  async #open(store: Store, doc: TableDoc, host: Person): Promise<TableInfo> {
    const id = tableId(doc.created);
    await keepNew(store, id, doc, async (db) => {
      await this.#notTooMany(db, host, id);
      await this.#notTooManyFrom(db, doc);
      if (hasBots(doc)) await this.#notTooManyBots(db, host, id);
    });
    this.setting.changed(id);
    return tableInfo(id, doc, host.id);
  }

  /** Whether the person may have one table beside all the others. */
  async #notTooMany(db: Db, person: Person, unless: string): Promise<void> {
    const { n } = await db
      .selectFrom("tables")
      .select((e) => e.fn.countAll<number>().as("n"))
      .where("state", "in", ["open", "playing"])
      .where("id", "!=", unless)
      .where((e) =>
        e.or([
          e("id", "in", e.selectFrom("seats").select("table_id").where("person", "=", person.id)),
          // Tables with only bots have a host, too.
          e("host", "=", person.id),
        ]),
      )
      .executeTakeFirstOrThrow();
    const most = this.setting.limits.tablesPerPerson;
    if (Number(n) >= most) throw new Refused("too-many-tables", { most });
  }

  /** Under ever new names, an address could open as many as it likes. What it has left behind in the past is forgiven. */
  async #notTooManyFrom(db: Db, { from, created }: TableDoc): Promise<void> {
    const most = this.setting.limits.waitingTablesPerAddress;
    if (from === undefined || (await waitingTables(db, from, created - DAY)) < most) return;
    throw new Refused("too-many-tables-here", { most });
  }

  /** Bots cost more than people, so they count for whoever opened the table. */
  async #notTooManyBots(db: Db, host: Person, unless: string): Promise<void> {
    const { limits } = this.setting;
    const most = host.guest ? limits.botTablesPerGuest : limits.botTablesPerAccount;
    const rows = await db
      .selectFrom("tables")
      .selectAll()
      .where("state", "in", ["open", "playing"])
      .where("host", "=", host.id)
      .execute();
    const withBots = readable(rows).filter(({ id, doc }) => id !== unless && hasBots(doc));
    if (withBots.length >= most) throw new Refused("too-many-bots", { most });
  }

  join(id: string, person: Person, form: JoinForm): Promise<TableInfo> {
    return this.#change(
      id,
      person,
      (doc) => join(doc, person, form),
      (db) => this.#notTooMany(db, person, id),
    );
  }

  leave(id: string, person: Person): Promise<TableInfo> {
    return this.#change(id, person, (doc) => leave(doc, person, Date.now()));
  }

  async changeSeat(id: string, person: Person, change: SeatChange): Promise<TableInfo> {
    const may = change.to.kind === "bot" ? (db: Db) => this.#notTooManyBots(db, person, id) : undefined;
    return this.#change(id, person, (doc) => changeSeat(doc, person, change, this.setting.isLevel), may);
  }

  salt(id: string, person: Person, salt: string): Promise<TableInfo> {
    return this.#change(id, person, (doc) => giveSalt(doc, person, salt));
  }

  start(id: string, person: Person): Promise<TableInfo> {
    return this.#change(id, person, (doc) => start(doc, person, Date.now()));
  }

  /** Plays again with the same people: the first who asks opens the table, the others sit down there. */
  async rematch(id: string, person: Person): Promise<TableInfo> {
    const { hall } = this.setting;
    const next = rematchFor(await hall.about(id), person) ?? (await this.#openRematch(id, person));
    return this.join(next, person, await this.#seatAtRematch(id, next, person));
  }

  #openRematch(id: string, person: Person): Promise<string> {
    const { store, hall } = this.setting;
    return hall.act(id, async (table) => {
      const { doc } = table;
      const known = rematchFor(doc, person);
      if (known !== undefined) return known;
      const { id: rematch } = await this.#open(store, rematchOf(doc, person, Date.now()), person);
      try {
        await table.commit({ now: Date.now(), doc: { ...doc, rematch } });
      } catch (error) {
        // Somebody else has opened one at the same moment, at another process: nobody needs ours.
        await this.leave(rematch, person).catch(() => {});
        throw error;
      }
      return rematch;
    });
  }

  /** Everybody moves on by one seat. */
  async #seatAtRematch(id: string, next: string, person: Person): Promise<JoinForm> {
    const before = await this.setting.hall.about(id);
    const after = await this.setting.hall.about(next);
    const old = seatOf(before, person.id) ?? 0;
    const seat = (old + before.seats.length - 1) % before.seats.length;
    return after.seats[seat]?.kind === "open" ? { seat } : {};
  }

  async #change(
    id: string,
    person: Person,
    change: (doc: TableDoc) => TableDoc,
    check?: (db: Db) => Promise<void>,
  ): Promise<TableInfo> {
    const now = await this.setting.hall.about(id);
    // Nothing changes once somebody plays, so the game is not opened only to say no.
    if (now.state !== "open") return tableInfo(id, change(now), person.id, this.setting.hereAt(id));
    return this.setting.hall.act(id, async (table) => {
      let doc = change(table.doc);
      if (isComplete(doc)) doc = start(doc, undefined, Date.now());
      if (doc !== table.doc) await commitSetup(table, doc, check && { whose: person.id, check });
      return tableInfo(id, table.doc, person.id, this.setting.hereAt(id));
    });
  }
}

/** The table where these players play again, if there is one already. */
function rematchFor(doc: TableDoc, person: Person): string | undefined {
  if (seatOf(doc, person.id) === undefined) throw new Refused("not-seated");
  if (doc.state !== "over" || doc.seed === undefined) throw new Refused("not-over");
  return doc.rematch;
}

/** Writes a change of the seats; if it is the start, the match begins with it. */
async function commitSetup(table: LiveTable, doc: TableDoc, may: PlannedWrite["may"]): Promise<void> {
  const starts = table.doc.state === "open" && doc.state === "playing";
  if (starts) table.begin(doc);
  // The rules may have a new version since the table was opened.
  await table.commit({ now: Date.now(), doc: starts ? { ...doc, rules: table.game.version } : doc, may });
}
