import { randomUUID } from "node:crypto";
import WebSocket from "ws";
import { BothKnow, type LoadTable, playGame } from "./table.ts";

const NAMESPACE = "/tic-tac-toe,";

/** Socket.IO's packets, written by hand so that both servers are measured with the same plain WebSocket client. */
function packet(event: readonly unknown[]): string {
  return `42${NAMESPACE}${JSON.stringify(event)}`;
}

type Event =
  | ["sync", string, { state: { _stateID: number } }]
  | ["update", string, { _stateID: number }]
  | ["matchData"];

async function connect(url: string, hear: (event: Event) => void): Promise<WebSocket> {
  const address = `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.on("message", (data) => {
      const text = String(data);
      if (text.startsWith("42")) hear(JSON.parse(text.slice(text.indexOf("["))) as Event);
      else if (text.startsWith("0")) socket.send(`40${NAMESPACE}`);
      else if (text === "2") socket.send("3");
      else if (text.startsWith("40")) resolve();
    });
  });
  return socket;
}

/** Two people at boardgame.io's own server. */
export async function openBoardgameioTable(url: string): Promise<LoadTable> {
  const both = new BothKnow();
  let match = "";
  const hear = (player: 0 | 1) => (event: Event) => {
    if (event[1] !== match) return;
    if (event[0] === "sync") both.knows(player, event[2].state._stateID);
    if (event[0] === "update") both.knows(player, event[2]._stateID);
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
