import type { ChatLine, Command, Person } from "@civitas/protocol";
import { Refused } from "../refused.ts";
import type { Store } from "../storage/store.ts";
import { addChat, readChat } from "../tables/chatting.ts";
import type { Hall } from "../tables/hall.ts";
import { tableInfo } from "../tables/info.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { Lobby } from "../tables/lobby.ts";
import type { Playing } from "../tables/playing.ts";
import { seatOf } from "../tables/table-doc.ts";
import { type Watcher, write } from "../tables/watching.ts";
import type { Connection } from "./connection.ts";
import type { Hub } from "./hub.ts";

const MOST_WATCHED = 50;

export interface Reach {
  readonly store: Store;
  readonly hall: Hall;
  readonly hub: Hub;
  readonly lobby: Lobby;
  readonly playing: Playing;
}

/** Carries out what a browser asks for. When it resolves, it is done and durable. */
export class Commands {
  constructor(private readonly reach: Reach) {}

  run(connection: Connection, command: Command): Promise<void> {
    const { playing } = this.reach;
    switch (command.do) {
      case "lobby":
        return this.#lobby(connection, command.on);
      case "watch":
        return this.#watch(connection, command.table, command.logFrom, command.chatFrom);
      case "unwatch":
        return this.#unwatch(connection, command.table);
      case "ping":
        return Promise.resolve();
      case "answer":
        return playing.answer(command.table, somebody(connection), {
          seq: command.seq,
          id: command.id,
          lag: connection.lag,
        });
      case "stand":
        return playing.stand(command.table, somebody(connection), command);
      case "revoke":
        return playing.revoke(command.table, somebody(connection), command.kind);
      case "undo":
        return playing.undo(command.table, somebody(connection), command.seq);
      case "consent":
        return playing.consent(command.table, somebody(connection), command.request, command.agree);
      case "pause":
        return playing.pause(command.table, somebody(connection), command.on);
      case "resign":
        return playing.resign(command.table, somebody(connection));
      case "stand-in":
        return playing.standInFor(command.table, somebody(connection), command.away);
      case "replace":
        return playing.replace(command.table, somebody(connection), command.seat);
      case "chat":
        return this.#chat(connection, command.table, command.text);
    }
  }

  async #lobby(connection: Connection, on: boolean): Promise<void> {
    const { hub, lobby } = this.reach;
    if (!on) hub.inTheLobby.delete(connection);
    // A client that has left would listen for ever.
    if (!on || !connection.open) return;
    hub.inTheLobby.add(connection);
    connection.send(`{"tell":"lobby",${(await lobby.board.text()).slice(1)}`);
  }

  async #watch(connection: Connection, id: string, logFrom: number, chatFrom: number): Promise<void> {
    const { hall, store, playing } = this.reach;
    if (connection.watching.size >= MOST_WATCHED) throw new Refused("too-fast", undefined, "too many tables at once");
    const table = await hall.table(id);
    // Without waiting: a client that sends it twice at once must not be counted twice.
    this.#leave(connection, id);
    // A client that left meanwhile would be counted as present for ever: its leaving is over.
    if (!connection.open) return;
    const watcher: Watcher = {
      viewer: "audience",
      person: connection.person?.id,
      logFrom,
      send: (text) => connection.send(text),
    };
    connection.watching.set(id, watcher);
    try {
      await table.inLine(() => this.#sit(connection, table, watcher));
    } catch (error) {
      if (connection.watching.get(id) === watcher) this.#leave(connection, id);
      throw error;
    }
    if (!table.watchers.has(watcher)) return;
    // The player is present, so a request to replace them ends, even if that can't be written now.
    if (watcher.viewer !== "audience") await playing.arrived(table, watcher.viewer).catch(() => {});
    // Late spectators don't hear what players say about things they can't see yet.
    if (!table.isLate(watcher))
      connection.tell({ tell: "chat", table: id, lines: await readChat(store, id, chatFrom) });
  }

  /** In the table's line, since who sits where may have changed before it was this watcher's turn. */
  async #sit(connection: Connection, table: LiveTable, watcher: Watcher): Promise<void> {
    const { hub } = this.reach;
    if (connection.watching.get(table.id) !== watcher) return;
    const seat = seatOf(table.doc, watcher.person);
    watcher.viewer = seat ?? "audience";
    if (!table.letsIn(watcher)) throw new Refused("no-spectators");
    if (seat !== undefined) hub.arrived(table, seat, 1);
    table.watchers.add(watcher);
    watcher.send(write({ tell: "table", info: tableInfo(table.id, table.doc, watcher.person, hub.hereAt(table.id)) }));
    await table.show(watcher);
    hub.tellOfTheEnd(table);
  }

  async #unwatch(connection: Connection, id: string): Promise<void> {
    this.#leave(connection, id);
  }

  #leave(connection: Connection, id: string): void {
    const watcher = connection.watching.get(id);
    if (watcher === undefined) return;
    connection.watching.delete(id);
    // A table with watchers stays in memory.
    const table = this.reach.hall.known(id);
    table?.watchers.delete(watcher);
    table?.late?.watchers.delete(watcher);
    if (table !== undefined && watcher.viewer !== "audience") this.reach.hub.arrived(table, watcher.viewer, -1);
  }

  /** Only people with a seat may talk: nobody whispers to the players. */
  async #chat(connection: Connection, id: string, text: string): Promise<void> {
    const person = somebody(connection);
    const table = await this.reach.hall.table(id);
    const seat = seatOf(table.doc, person.id);
    if (seat === undefined) throw new Refused("chat-closed");
    if (!table.talk.may(seat)) throw new Refused("too-fast");
    const line = await addChat(this.reach.store, id, person, text);
    tellChat(table, [line]);
  }

  /** Another process has stored a line of chat. */
  async hearChat(table: LiveTable): Promise<void> {
    tellChat(table, await readChat(this.reach.store, table.id, 0, 5));
  }

  left(connection: Connection): void {
    for (const id of [...connection.watching.keys()]) this.#leave(connection, id);
  }
}

/** Clients order lines by number, so sending one twice does no harm. */
function tellChat(table: LiveTable, lines: ChatLine[]): void {
  const text = write({ tell: "chat", table: table.id, lines });
  for (const watcher of table.watchers) if (!table.isLate(watcher)) watcher.send(text);
}

function somebody({ person }: Connection): Person {
  if (person === undefined) throw new Refused("nobody");
  return person;
}
