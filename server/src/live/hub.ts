import { randomUUID } from "node:crypto";
import type { Seat } from "@civitas/kernel";
import type { TurnOf } from "../storage/bus.ts";
import type { Store } from "../storage/store.ts";
import { type Here, tableCard, tableInfo } from "../tables/info.ts";
import { readTable } from "../tables/keeping.ts";
import { seenByAll } from "../tables/late-info.ts";
import type { LiveTable } from "../tables/live-table.ts";
import { seatOf, type TableDoc } from "../tables/table-doc.ts";
import { type Watcher, write } from "../tables/watching.ts";
import type { Connection } from "./connection.ts";
import { Presence, SAY_EVERY } from "./presence.ts";

/** How long a browser has to answer a goodbye, in ms. */
const FAREWELL = 2000;

/** All connections of this process, and what each of them wants to hear. */
export class Hub {
  readonly connections = new Set<Connection>();
  /** Those that want to hear of the public tables. */
  readonly inTheLobby = new Set<Connection>();
  readonly presence = new Presence();
  readonly #people = new Map<string, Set<Connection>>();
  readonly #self = randomUUID();
  readonly #saying: NodeJS.Timeout;
  readonly #later = new Map<string, NodeJS.Timeout>();
  /** The people of another process have left a table without a word, as it was killed. */
  vanished: ((table: string) => void) | undefined;

  constructor(private readonly store: Store) {
    this.#saying = setInterval(() => this.#sayWhoIsHere(), SAY_EVERY);
    this.#saying.unref();
  }

  add(connection: Connection): void {
    this.connections.add(connection);
    const { person } = connection;
    if (person === undefined) return;
    const others = this.#people.get(person.id) ?? new Set();
    others.add(connection);
    this.#people.set(person.id, others);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
    this.inTheLobby.delete(connection);
    const id = connection.person?.id;
    const others = id === undefined ? undefined : this.#people.get(id);
    others?.delete(connection);
    if (id !== undefined && others?.size === 0) this.#people.delete(id);
  }

  of(person: string): Iterable<Connection> {
    return this.#people.get(person) ?? [];
  }

  /** A person has signed out everywhere, or one of the sessions has ended. */
  cutOff(whose: { readonly person: string } | { readonly session: string }): void {
    const theirs =
      "person" in whose
        ? this.of(whose.person)
        : [...this.connections].filter(({ session }) => session === whose.session);
    for (const connection of theirs) connection.close(4001, "signed out");
  }

  hereAt(table: string): Here {
    return (seat) => this.presence.isHere(table, seat);
  }

  /** Sends the state of the table, without the match, to everybody at it and around it. */
  tellInfo(table: LiveTable): void {
    this.#reseat(table);
    const written = new Map<string, string>();
    for (const watcher of table.watchers) {
      const key = String(watcher.viewer);
      const text = written.get(key) ?? this.#infoText(table, watcher);
      written.set(key, text);
      watcher.send(text);
      // People who watched before the start must leave if the players want to be alone.
      if (!table.letsIn(watcher)) table.watchers.delete(watcher);
    }
    this.tellOfTheEnd(table);
  }

  /** Late spectators who are watching hear of the end when they have seen it. */
  tellOfTheEnd(table: LiveTable): void {
    for (const watcher of table.watchers) {
      if (!table.isLate(watcher)) continue;
      this.#whenLateOnesKnow(table.id, table.doc, () => this.tellInfo(table));
      return;
    }
  }

  /** A late audience, and the lobby, hear of the end when late spectators have seen it. */
  #whenLateOnesKnow(table: string, doc: TableDoc, tell: () => void): void {
    const now = Date.now();
    const then = seenByAll(doc);
    if (then === undefined || then <= now) return;
    const key = `${table} ${then}`;
    clearTimeout(this.#later.get(key));
    const later = setTimeout(
      () => {
        this.#later.delete(key);
        tell();
      },
      then - now + 1,
    ).unref();
    this.#later.set(key, later);
  }

  /** People who have sat down now watch from their seat; people who got up watch with the audience. */
  #reseat(table: LiveTable): void {
    for (const watcher of table.watchers) {
      const viewer = seatOf(table.doc, watcher.person) ?? "audience";
      if (viewer === watcher.viewer) continue;
      if (watcher.viewer !== "audience") this.presence.count(table.id, watcher.viewer, -1);
      if (viewer !== "audience") this.presence.count(table.id, viewer, 1);
      watcher.viewer = viewer;
      watcher.logFrom = 0;
    }
  }

  #infoText(table: LiveTable, watcher: Watcher): string {
    const person = watcher.viewer === "audience" ? undefined : watcher.person;
    return write({ tell: "table", info: tableInfo(table.id, table.doc, person, this.hereAt(table.id)) });
  }

  /** Tells people who are not looking at the table that it is their turn. */
  tellTurns(turns: readonly TurnOf[], on: boolean): void {
    for (const { person, turn } of turns) {
      for (const connection of this.of(person)) {
        if (!connection.watching.has(turn.table)) connection.tell({ tell: "turn", turn, on });
      }
    }
  }

  /** The lobby's line of a table has changed. */
  async tellLobby(id: string): Promise<void> {
    if (this.inTheLobby.size === 0) return;
    const kept = await readTable(this.store.db, id);
    // People without a link to a table must not hear that it exists.
    if (kept?.doc.visibility !== "public") return;
    const card = tableCard(kept, this.hereAt(id));
    const text = card.state === "over" ? write({ tell: "gone", table: id }) : write({ tell: "card", card });
    this.#whenLateOnesKnow(`lobby ${id}`, kept.doc, () => void this.tellLobby(id).catch(() => {}));
    for (const connection of this.inTheLobby) connection.send(text);
  }

  /** One connection more (1) or less (-1) looks at this seat. */
  arrived(table: LiveTable, seat: Seat, by: 1 | -1): void {
    if (!this.presence.count(table.id, seat, by)) return;
    this.tellInfo(table);
    this.#say(table.id);
  }

  #say(table: string): void {
    const seats = this.presence.seatsHere(table);
    // Losing one does no harm: the next comes soon.
    this.store.announce(this.store.db, { kind: "here", table, seats, from: this.#self }).catch(() => {});
  }

  #sayWhoIsHere(): void {
    if (this.store.kind !== "postgres") return;
    for (const table of this.presence.tables()) this.#say(table);
    for (const table of this.presence.forgetSilent()) this.vanished?.(table);
  }

  close(): void {
    clearInterval(this.#saying);
    for (const later of this.#later.values()) clearTimeout(later);
    for (const connection of this.connections) {
      connection.tell({ tell: "bye" });
      connection.close(1001, "the server goes away");
    }
    // Clients that do not answer the goodbye are not waited for.
    setTimeout(() => this.cut(), FAREWELL).unref();
  }

  cut(): void {
    for (const { socket } of this.connections) socket.terminate();
  }
}
