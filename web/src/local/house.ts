import type { CallName, Calls, Failure, LinePoint, TableNews, UndoNews, WorkerCall, WorkerReply } from "./calls.ts";

/** The worker refused. */
export class HouseRefusal extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

type Settled = Extract<WorkerReply, { readonly n: number }>;

interface Ears {
  readonly told?: (told: TableNews) => void;
  readonly undo?: (found: UndoNews) => void;
  readonly thinking?: (on: boolean) => void;
  readonly point?: (point: LinePoint, of: number) => void;
}

/** The page's side of one worker: calls go out, replies come back. */
export class House {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "civitas table" });
  readonly #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  #n = 0;
  #ears: Ears | undefined;
  /** What the worker told before anybody listened. */
  #unheard: WorkerReply[] = [];

  constructor(ears?: Ears) {
    this.#ears = ears;
    this.#worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => this.#hear(data));
    this.#worker.addEventListener("error", (event) => this.#fail(event.message));
  }

  call<Name extends CallName>(call: Name, ...given: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    const n = ++this.#n;
    const asked: WorkerCall = { n, call, given };
    const reply = new Promise<unknown>((resolve, reject) => this.#waiting.set(n, { resolve, reject }));
    this.#worker.postMessage(asked);
    // The worker answers each call by the same `Calls`; here the value comes out of a message.
    return reply as ReturnType<Calls[Name]>;
  }

  /** Hears what the worker tells from now on, and what it has told already. */
  listen(ears: Ears): void {
    this.#ears = ears;
    for (const reply of this.#unheard.splice(0)) this.#hear(reply);
  }

  close(): void {
    this.#worker.terminate();
    this.#fail("closed");
  }

  #hear(reply: WorkerReply): void {
    if ("n" in reply) this.#settle(reply);
    else if (this.#ears === undefined) this.#unheard.push(reply);
    else if ("told" in reply) this.#ears.told?.(reply.told);
    else if ("undo" in reply) this.#ears.undo?.(reply.undo);
    else if ("thinking" in reply) this.#ears.thinking?.(reply.thinking);
    else this.#ears.point?.(reply.point, reply.of);
  }

  #settle(reply: Settled): void {
    const waiting = this.#waiting.get(reply.n);
    this.#waiting.delete(reply.n);
    if ("failure" in reply) waiting?.reject(new HouseRefusal(reply.failure));
    else waiting?.resolve(reply.value);
  }

  #fail(message: string): void {
    for (const { reject } of this.#waiting.values()) reject(new HouseRefusal({ name: "Error", message }));
    this.#waiting.clear();
  }
}
