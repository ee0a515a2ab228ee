import type { Socket } from "node:net";
import {
  type CommandBody,
  LIVE,
  type NewTable,
  PATHS,
  type RefusalReply,
  type TableInfo,
  Tidings,
} from "@civitas/protocol";
import WebSocket from "ws";

/** What the server has refused. */
export class NotDone extends Error {
  constructor(readonly refusal: RefusalReply) {
    super(refusal.code);
  }
}

/** How it went: "done", or the code of the refusal. */
export const code = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "done",
    (error: NotDone) => error.refusal?.code ?? String(error),
  );

type Told<T extends Tidings["tell"]> = Extract<Tidings, { tell: T }>;
export type SightTidings = Told<"sight">;

/** A person with a browser, as a script. Everything that arrives is checked against the protocol and kept. */
export class Player {
  cookie = "";
  /** Long games: only the last sights are kept. */
  forgetful = false;
  readonly bytes: string[] = [];
  readonly heard: Tidings[] = [];
  readonly sights = new Map<string, SightTidings>();
  readonly tables = new Map<string, TableInfo>();
  onSight: ((told: SightTidings) => void) | undefined;
  #socket: WebSocket | undefined;
  #wire: Socket | undefined;
  #n = 0;
  readonly #waiting = new Map<number, { done: () => void; failed: (error: Error) => void }>();
  readonly #watchers = new Set<() => void>();

  constructor(
    public url: string,
    /** What a proxy in front of the server adds: the address. */
    private readonly from: Readonly<Record<string, string>> = {},
  ) {}

  static async guest(url: string, name: string, from: Readonly<Record<string, string>> = {}): Promise<Player> {
    const player = new Player(url, from);
    await player.post(PATHS.guest, { name });
    return player;
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.cookie === "" ? {} : { cookie: this.cookie }),
        ...this.from,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(";")[0] ?? "";
    return response;
  }

  async #json<T>(response: Response): Promise<T> {
    const reply = (await response.json()) as { refusal?: RefusalReply } & T;
    if (!response.ok) throw new NotDone(reply.refusal ?? { code: "internal" });
    return reply;
  }

  async get<T>(path: string): Promise<T> {
    return this.#json(await this.request("GET", path));
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.#json(await this.request("POST", path, body));
  }

  create(table: NewTable): Promise<TableInfo> {
    return this.post<TableInfo>(PATHS.tables, table);
  }

  async connect({ compressed = true } = {}): Promise<this> {
    const socket = new WebSocket(this.url.replace("http", "ws") + LIVE, {
      headers: { cookie: this.cookie, ...this.from },
      perMessageDeflate: compressed,
    });
    this.#socket = socket;
    socket.once("upgrade", ({ socket: wire }) => {
      this.#wire = wire;
    });
    socket.on("message", (data) => {
      for (const line of String(data).split("\n")) this.#hear(line);
    });
    socket.on("close", () => {
      if (socket !== this.#socket) return;
      for (const { failed } of this.#waiting.values()) failed(new Error("connection lost"));
      this.#waiting.clear();
      for (const look of this.#watchers) look();
    });
    socket.on("error", () => {});
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    return this;
  }

  /** So many bytes have come over the network, as they travel. */
  get received(): number {
    return this.#wire?.bytesRead ?? 0;
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #hear(text: string): void {
    const told = Tidings.parse(JSON.parse(text));
    if (!this.forgetful) {
      this.bytes.push(text);
      this.heard.push(told);
    }
    if (told.tell === "done") this.#settle(told.n)?.done();
    if (told.tell === "refused") this.#settle(told.n)?.failed(new NotDone(told.refusal));
    if (told.tell === "table") this.tables.set(told.info.id, told.info);
    if (told.tell === "sight") {
      this.sights.set(told.table, told);
      this.onSight?.(told);
    }
    for (const look of this.#watchers) look();
  }

  #settle(n: number) {
    const waiting = this.#waiting.get(n);
    this.#waiting.delete(n);
    return waiting;
  }

  say(command: CommandBody): Promise<void> {
    const n = ++this.#n;
    return new Promise((done, failed) => {
      this.#waiting.set(n, { done, failed });
      this.#socket?.send(JSON.stringify({ n, ...command }), (error) => error && failed(error));
    });
  }

  /** Says yes or no to the request that is open now. */
  async consent(table: string, agree: boolean): Promise<void> {
    const { request } = await this.get<TableInfo>(PATHS.table(table));
    return this.say({ do: "consent", table, request: request?.id ?? 0, agree });
  }

  raw(text: string): void {
    this.#socket?.send(text);
  }

  /** Waits until something is so. */
  until(so: () => boolean, what = "something", ms = 60_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => finish(reject, new Error(`waited in vain for ${what}`)), ms);
      const finish = (end: (error: never) => void, error?: Error): void => {
        clearTimeout(timer);
        this.#watchers.delete(look);
        end(error as never);
      };
      const look = (): void => {
        if (so()) finish(resolve);
      };
      this.#watchers.add(look);
      look();
    });
  }

  told<T extends Tidings["tell"]>(tell: T): Told<T>[] {
    return this.heard.filter((one): one is Told<T> => one.tell === tell);
  }

  /** Answers the question that waits at a table. */
  async answer(table: string, pick: (ids: string[]) => string | undefined = (ids) => ids[0]): Promise<string> {
    await this.until(() => this.sights.get(table)?.sight.question !== undefined, `a question at ${table}`);
    const told = this.sights.get(table);
    const id = pick(told?.sight.question?.options.map((option) => option.id) ?? []);
    if (told === undefined || id === undefined) throw new Error("nothing to answer");
    await this.say({ do: "answer", table, seq: told.seq, id });
    await this.until(() => (this.sights.get(table)?.seq ?? 0) > told.seq, "the sight after the answer");
    return id;
  }

  close(): void {
    this.#socket?.close();
  }

  drop(): void {
    this.#socket?.terminate();
  }
}
