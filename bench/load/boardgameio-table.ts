import { randomUUID } from "node:crypto";
import WebSocket from "ws";
import { BothKnow, type LoadTable, playGame } from "./table.ts";

const GAME_PATH = "tic-tac-toe";

/** Socket.IO's packets, written by hand so that both servers are measured with the same plain WebSocket client. */
function packet(event: readonly unknown[]): string {
  return `42/${GAME_PATH},${JSON.stringify(event)}`;
}

async function sitDown(
  url: string,
  match: string,
  player: 0 | 1,
  knows: (answers: number) => void,
): Promise<WebSocket> {
  const address = `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.on("message", (data) => {
      const text = String(data);
      if (text.startsWith("0")) socket.send(`40/${GAME_PATH},`);
      else if (text === "2") socket.send("3");
      else if (text.startsWith(`40/${GAME_PATH},`)) socket.send(packet(["sync", match, String(player), undefined, 2]));
      else if (text.startsWith("42")) {
        const [event, , state] = JSON.parse(text.slice(text.indexOf("["))) as [string, string, { _stateID?: number }];
        if (event === "sync") resolve();
        if (event === "update") knows(state._stateID ?? 0);
      }
    });
  });
  return socket;
}

/** A table of boardgame.io's own server. */
export async function openBoardgameioTable(url: string): Promise<LoadTable> {
  // Whoever comes first makes the match; without the lobby nobody's credentials need to be checked.
  const matchID = randomUUID();
  const both = new BothKnow();
  const seats = [
    await sitDown(url, matchID, 0, (answers) => both.knows(0, answers)),
    await sitDown(url, matchID, 1, (answers) => both.knows(1, answers)),
  ] as const;
  const send = (player: 0 | 1, answers: number, cell: number): void => {
    const payload = { type: "clickCell", args: [cell], playerID: String(player) };
    seats[player].send(packet(["update", { type: "MAKE_MOVE", payload }, answers, matchID, String(player)]));
  };
  return {
    play: (took, think) => playGame(both, send, took, think),
    close: () => seats.forEach((socket) => void socket.close()),
  };
}
