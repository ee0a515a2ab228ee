import { LIVE, PATHS, type TableInfo, type Tidings } from "@civitas/protocol";
import WebSocket from "ws";
import { BothKnow, type LoadTable, playGame, postJson } from "./table.ts";

interface Person {
  readonly cookie: string;
  readonly socket: WebSocket;
}

async function person(url: string, name: string, hear: (told: Tidings) => void): Promise<Person> {
  const reply = await postJson(url + PATHS.guest, { name });
  const cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const socket = new WebSocket(url.replace("http", "ws") + LIVE, { headers: { cookie }, perMessageDeflate: false });
  socket.on("message", (data) => hear(JSON.parse(String(data)) as Tidings));
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return { cookie, socket };
}

/** A table of Civitas' own server. */
export async function openCivitasTable(url: string, i: number): Promise<LoadTable> {
  const both = new BothKnow();
  const ready = [false, false];
  let allReady: () => void = () => {};
  const hear = (player: 0 | 1) => (told: Tidings) => {
    if (told.tell === "sight") {
      both.knows(player, told.seq);
      ready[player] = true;
      if (ready.every(Boolean)) allReady();
    } else if (told.tell === "refused") throw new Error(`refused: ${JSON.stringify(told.refusal)}`);
  };
  const people = [await person(url, `One ${i}`, hear(0)), await person(url, `Two ${i}`, hear(1))] as const;
  const post = async (who: 0 | 1, path: string, body: unknown): Promise<TableInfo> =>
    (await (await postJson(url + path, body, { cookie: people[who].cookie })).json()) as TableInfo;
  const { id } = await post(0, PATHS.tables, { game: "tic-tac-toe", seats: [{ kind: "me" }, { kind: "open" }] });
  await post(1, PATHS.join(id), { salt: `salt-${i}` });
  await post(0, PATHS.start(id), {});
  const opened = new Promise<void>((resolve) => {
    allReady = resolve;
  });
  for (const { socket } of people) socket.send(JSON.stringify({ n: 0, do: "watch", table: id }));
  await opened;
  let n = 0;
  const send = (player: 0 | 1, seq: number, cell: number): void =>
    people[player].socket.send(JSON.stringify({ n: ++n, do: "answer", table: id, seq, id: String(cell) }));
  return {
    play: (took, think) => playGame(both, send, took, think),
    close: () => people.forEach(({ socket }) => void socket.close()),
  };
}
