import type { CommandBody, RefusalReply, Tidings } from "@civitas/protocol";
import { LIVE } from "@civitas/protocol/paths";
import { Pulse } from "./pulse.ts";

/** How a command ended; `lost` if the connection broke first and it must not be sent twice. */
export type Ended = { readonly done: true } | { readonly refused: RefusalReply } | { readonly lost: true };

interface Sent {
  readonly n: number;
  readonly body: CommandBody;
  readonly end: (ended: Ended) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** These can be sent twice without harm: the server recognises them by their `seq`. */
const REPEATABLE = new Set<CommandBody["do"]>(["answer", "undo", "watch", "lobby", "unwatch"]);

type Listener = (tidings: Tidings) => void;

/** The one connection to the server. It reconnects on its own, and sends again what was not confirmed. */
export class Line {
  up = false;
  /** Whether an answer has been missing for so long that whoever waits for it should know. */
  silent = false;
  readonly #listeners = new Set<Listener>();
  readonly #ups = new Set<() => void>();
  #socket: WebSocket | undefined;
  #unconfirmed: Sent[] = [];
  #n = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #users = 0;
  readonly #pulse = new Pulse(
    () => {
      if (this.#unconfirmed.length > 0) this.#set(this.up, true);
      void this.send({ do: "ping" });
    },
    () => this.#lost(),
  );

  /** Keeps the connection open while somebody needs it. */
  use(listener: Listener, changed: () => void): () => void {
    this.#listeners.add(listener);
    this.#ups.add(changed);
    if (++this.#users === 1) this.#begin();
    return () => {
      this.#listeners.delete(listener);
      this.#ups.delete(changed);
      if (--this.#users === 0) this.#end();
    };
  }

  send(body: CommandBody): Promise<Ended> {
    return new Promise((end) => this.sendThen(body, end));
  }

  /** `end` is called before anything is heard that the server said later; a promise would come after all of one message. */
  sendThen(body: CommandBody, end: (ended: Ended) => void): void {
    if (!this.up && !REPEATABLE.has(body.do)) {
      end({ lost: true });
      return;
    }
    const sent: Sent = { n: ++this.#n, body, end };
    this.#unconfirmed.push(sent);
    this.#write(sent);
  }

  /** Connects again: the server learns who we are only at the beginning of a connection. */
  renew(): void {
    if (this.#users === 0) return;
    this.#lost();
    this.#atOnce();
  }

  #write({ n, body }: Sent): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ n, ...body }));
    this.#pulse.said();
  }

  #begin(): void {
    addEventListener("online", this.#atOnce);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#pulse.doubt);
    this.#connect();
  }

  #end(): void {
    removeEventListener("online", this.#atOnce);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#pulse.doubt);
    clearTimeout(this.#retry);
    this.#pulse.end();
    this.#socket?.close();
    this.#socket = undefined;
    this.up = false;
    // The last message is not waited for, and not sent again.
    for (const { end } of this.#unconfirmed.splice(0)) end({ lost: true });
  }

  readonly #atOnce = (): void => {
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#retry);
    // A connection of the network before may be dead.
    this.#pulse.doubt();
    this.#connect();
  };

  /** The browser says that the network is gone: don't wait for the socket to notice. */
  readonly #drop = (): void => this.#lost();

  #connect(): void {
    if (this.#socket !== undefined) return;
    const socket = new WebSocket(new URL(LIVE, location.href.replace(/^http/, "ws")));
    this.#socket = socket;
    this.#pulse.begin();
    socket.addEventListener("message", ({ data }) => {
      if (socket !== this.#socket) return;
      this.#pulse.heard();
      if (this.silent) this.#set(this.up);
      // The server is the other end of our own protocol.
      for (const line of String(data).split("\n")) this.#hear(JSON.parse(line) as Tidings);
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #lost(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#pulse.end();
    socket?.close();
    this.#set(false);
    const [again, gone] = [[] as Sent[], [] as Sent[]];
    for (const sent of this.#unconfirmed) (REPEATABLE.has(sent.body.do) ? again : gone).push(sent);
    this.#unconfirmed = again;
    for (const { end } of gone) end({ lost: true });
    if (this.#users === 0) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #hear(tidings: Tidings): void {
    if (tidings.tell === "hello") {
      this.#wait = FIRST_WAIT;
      const again = this.#unconfirmed.filter(({ body }) => body.do !== "watch" && body.do !== "lobby");
      for (const { body, end } of this.#unconfirmed)
        if (body.do === "watch" || body.do === "lobby") end({ lost: true });
      this.#unconfirmed = [...again];
      // First the watched tables are named again, then the unconfirmed answers follow.
      this.#set(true);
      for (const sent of again) this.#write(sent);
    }
    if (tidings.tell === "done") this.#confirm(tidings.n, { done: true });
    else if (tidings.tell === "refused") this.#confirm(tidings.n, { refused: tidings.refusal });
    for (const listener of this.#listeners) listener(tidings);
  }

  #confirm(n: number, ended: Ended): void {
    const sent = this.#unconfirmed.find((candidate) => candidate.n === n);
    this.#unconfirmed = this.#unconfirmed.filter((candidate) => candidate.n !== n);
    sent?.end(ended);
  }

  #set(up: boolean, silent = false): void {
    this.up = up;
    this.silent = silent;
    for (const changed of this.#ups) changed();
  }
}

export const line = new Line();
