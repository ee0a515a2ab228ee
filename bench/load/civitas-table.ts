import { LIVE, PATHS, type TableInfo } from "@civitas/protocol";
import { PlainSocket } from "./plain-socket.ts";
import { BothKnow, type LoadTable, numberAfter, playGame, postJson } from "./table.ts";

interface Person {
  readonly cookie: string;
  readonly socket: PlainSocket;
}

type Headers = Readonly<Record<string, string>>;

async function person(url: string, name: string, from: Headers, hear: (text: string) => void): Promise<Person> {
  const reply = await postJson(url + PATHS.guest, { name }, from);
  const cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { cookie, socket: await PlainSocket.open(url.replace("http", "ws") + LIVE, { ...from, cookie }, hear) };
}

/** Two people at Civitas' own server; `from` says where they come from. */
export async function openCivitasTable(url: string, i: number, from: Headers = {}): Promise<LoadTable> {
  const both = new BothKnow();
  let table = "";
  let n = 0;
  const hear = (player: 0 | 1) => (text: string) => {
    const seq = numberAfter(`{"tell":"sight","table":"${table}","seq":`, text);
    if (seq >= 0) both.knows(player, seq);
    if (text.includes('{"tell":"refused"')) throw new Error(text);
  };
  const people = [await person(url, `One ${i}`, from, hear(0)), await person(url, `Two ${i}`, from, hear(1))] as const;
  const post = async (who: 0 | 1, path: string, body: unknown): Promise<TableInfo> =>
    (await (await postJson(url + path, body, { ...from, cookie: people[who].cookie })).json()) as TableInfo;
  const say = (player: 0 | 1, command: object): void =>
    people[player].socket.send(JSON.stringify({ n: ++n, ...command }));
  return {
    async ready() {
      if (table !== "") for (const player of [0, 1] as const) say(player, { do: "unwatch", table });
      both.forget();
      table = (await post(0, PATHS.tables, { game: "tic-tac-toe", seats: [{ kind: "me" }, { kind: "open" }] })).id;
      await post(1, PATHS.join(table), { salt: `salt-${i}` });
      await post(0, PATHS.start(table), {});
      for (const player of [0, 1] as const) say(player, { do: "watch", table });
      await both.until(0);
    },
    play: (took, think) =>
      playGame(both, (player, seq, cell) => say(player, { do: "answer", table, seq, id: String(cell) }), took, think),
    close: () => people.forEach(({ socket }) => void socket.close()),
  };
}
