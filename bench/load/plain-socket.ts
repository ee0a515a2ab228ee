import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const TEXT = 1;
const PING = 9;
const PONG = 10;
const END_OF_HEAD = "\r\n\r\n";
const NOTHING = Buffer.alloc(0);

/** All sockets read into the same memory, one after the other: what one of them keeps, it copies. */
const DESK = Buffer.alloc(64 * 1024);

/**
 * A WebSocket with no more than the script needs: ASCII both ways, in whole frames, and replies to pings. Server and clients share the machine, and
 * a full library in the clients takes a good part of what the servers are to be measured with.
 */
export class PlainSocket {
  readonly #socket: Socket;
  /** The beginning of something that is not all there yet. */
  #rest: Buffer = NOTHING;
  #open = false;

  private constructor(
    url: URL,
    headers: Readonly<Record<string, string>>,
    private readonly hear: (text: string) => void,
    private readonly opened: (refusal?: Error) => void,
  ) {
    const take = (bytes: number): boolean => {
      this.#take(DESK.subarray(0, bytes));
      return true;
    };
    this.#socket = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: { buffer: DESK, callback: take },
    });
    this.#socket.on("error", (error) => this.opened(error));
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n${lines.join("")}\r\n`);
  }

  static open(url: string, headers: Record<string, string>, hear: (text: string) => void): Promise<PlainSocket> {
    const handshake = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    };
    return new Promise((resolve, reject) => {
      const opened = (refusal?: Error): void => (refusal === undefined ? resolve(plain) : reject(refusal));
      const plain = new PlainSocket(new URL(url), { ...headers, ...handshake }, hear, opened);
    });
  }

  send(text: string): void {
    this.#send(TEXT, text);
  }

  /** A client must mask what it sends; a mask of zeros leaves it as it is. */
  #send(opcode: number, text: string): void {
    const { length } = text;
    const long = length < 126 ? "" : String.fromCharCode(length >>> 8, length & 0xff);
    const head = String.fromCharCode(0x80 | opcode, 0x80 | Math.min(length, 126));
    this.#socket.write(`${head}${long}\0\0\0\0${text}`, "latin1");
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    const all = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    const read = this.#open ? this.#frames(all, 0) : this.#greeting(all);
    this.#rest = read === all.length ? NOTHING : Buffer.from(all.subarray(read));
  }

  /** The server's reply to the handshake, and what follows it. Gives how far it has read. */
  #greeting(data: Buffer): number {
    const end = data.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    const [status] = data.toString("latin1", 0, end).split("\r\n");
    this.#open = status?.startsWith("HTTP/1.1 101") === true;
    this.opened(this.#open ? undefined : new Error(`no WebSocket but ${status}`));
    return this.#open ? this.#frames(data, end + END_OF_HEAD.length) : data.length;
  }

  /** Hears all whole frames from there on. Gives how far it has read. */
  #frames(data: Buffer, from: number): number {
    let at = from;
    for (let end = frameEnd(data, at); end !== undefined; end = frameEnd(data, at)) {
      const opcode = (data[at] ?? 0) & 0x0f;
      if (opcode === TEXT) this.hear(data.toString("latin1", at + headerLength(data, at), end));
      // Who doesn't reply is cut off, and some tables wait for their turn longer than that.
      else if (opcode === PING) this.#send(PONG, "");
      at = end;
    }
    return at;
  }
}

function headerLength(data: Buffer, at: number): number {
  const length = data[at + 1] ?? 0;
  return length < 126 ? 2 : length === 126 ? 4 : 10;
}

/** Where the frame at `at` ends; undefined if it is not all there yet. */
function frameEnd(data: Buffer, at: number): number | undefined {
  const start = at + headerLength(data, at);
  if (at + 2 > data.length || start > data.length) return undefined;
  const short = data[at + 1] ?? 0;
  const length = short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : data.readUInt32BE(at + 6);
  return start + length > data.length ? undefined : start + length;
}
