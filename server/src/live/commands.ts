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
        return this.unwatch(connection, command.table);
      case "answer":
        return playing.answer(command.table, somebody(connection), { ...command, lag: connection.lag });
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
    connection.lobby = on;
    if (on) connection.send(`{"tell":"lobby",${(await this.reach.lobby.board.text()).slice(1)}`);
  }

  async #watch(connection: Connection, id: string, logFrom: number, chatFrom: number): Promise<void> {
    const { hall, hub, store, playing } = this.reach;
    if (connection.watching.size >= MOST_WATCHED) throw new Refused("too-fast", undefined, "too many tables at once");
    const table = await hall.table(id);
    // Without waiting: a client that sends it twice at once must not be counted twice.
    this.#leave(connection, table);
    const seat = seatOf(table.doc, connection.person?.id);
    const watcher: Watcher = {
      viewer: seat ?? "audience",
      person: connection.person?.id,
      logFrom,
      send: (text) => connection.send(text),
    };
    if (!table.letsIn(watcher)) throw new Refused("no-spectators");
    // A client that left meanwhile would be counted as present for ever: its leaving is over.
    if (!connection.open) return;
    connection.watching.set(id, watcher);
    if (seat !== undefined) hub.arrived(table, seat, 1);
    await table.inLine(async () => {
      if (connection.watching.get(id) !== watcher || !table.letsIn(watcher)) return;
      table.watchers.add(watcher);
      watcher.send(write({ tell: "table", info: tableInfo(id, table.doc, watcher.person, hub.hereAt(id)) }));
      await table.show(watcher);
      hub.tellOfTheEnd(table);
    });
    // The player is present, so a request to replace them ends, even if that can't be written now.
    if (seat !== undefined) await playing.arrived(table, seat).catch(() => {});
    // Late spectators don't hear what players say about things they can't see yet.
    if (!table.isLate(watcher))
      connection.tell({ tell: "chat", table: id, lines: await readChat(store, id, chatFrom) });
  }

  async unwatch(connection: Connection, id: string): Promise<void> {
    if (connection.watching.has(id)) this.#leave(connection, await this.reach.hall.table(id));
  }

  #leave(connection: Connection, table: LiveTable): void {
    const watcher = connection.watching.get(table.id);
    if (watcher === undefined) return;
    connection.watching.delete(table.id);
    table.watchers.delete(watcher);
    table.late?.watchers.delete(watcher);
    if (watcher.viewer !== "audience") this.reach.hub.arrived(table, watcher.viewer, -1);
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

  async left(connection: Connection): Promise<void> {
    for (const id of [...connection.watching.keys()]) await this.unwatch(connection, id).catch(() => {});
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
