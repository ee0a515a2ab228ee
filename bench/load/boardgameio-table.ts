import { randomUUID } from "node:crypto";
import { PlainSocket } from "./plain-socket.ts";
import { BothKnow, type LoadTable, numberAfter, playGame } from "./table.ts";

const NAMESPACE = "/tic-tac-toe,";

/** Socket.IO's packets, written by hand so that both servers are measured with the same plain WebSocket client. */
function packet(event: readonly unknown[]): string {
  return `42${NAMESPACE}${JSON.stringify(event)}`;
}

async function connect(url: string, hear: (text: string) => void): Promise<PlainSocket> {
  let welcome = (): void => {};
  const welcomed = new Promise<void>((resolve) => {
    welcome = resolve;
  });
  const address = `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  const socket = await PlainSocket.open(address, {}, (text) => {
    if (text.startsWith("42")) hear(text);
    else if (text.startsWith("40")) welcome();
    else if (text === "2") socket.send("3");
  });
  socket.send(`40${NAMESPACE}`);
  await welcomed;
  return socket;
}

/** Two people at boardgame.io's own server. */
export async function openBoardgameioTable(url: string): Promise<LoadTable> {
  const both = new BothKnow();
  let match = "";
  const hear = (player: 0 | 1) => (text: string) => {
    const [sync, update] = [`42${NAMESPACE}["sync","${match}"`, `42${NAMESPACE}["update","${match}"`];
    if (text.startsWith(sync) || text.startsWith(update)) both.knows(player, numberAfter('"_stateID":', text));
  };
  const sockets = [await connect(url, hear(0)), await connect(url, hear(1))] as const;
  const send = (player: 0 | 1, state: number, cell: number): void => {
    const payload = { type: "clickCell", args: [cell], playerID: String(player) };
    sockets[player].send(packet(["update", { type: "MAKE_MOVE", payload }, state, match, String(player)]));
  };
  return {
    async ready() {
      both.forget();
      // Whoever comes first makes the match; without the lobby nobody's credentials need to be checked.
      match = randomUUID();
      for (const player of [0, 1] as const) {
        sockets[player].send(packet(["sync", match, String(player), null, 2]));
        await both.toKnow(player + 1);
      }
    },
    play: (took, think) => playGame(both, send, took, think),
    close: () => sockets.forEach((socket) => void socket.close()),
  };
}
