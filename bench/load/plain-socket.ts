import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Socket } from "node:net";

const TEXT = 1;
const PING = 9;
const PONG = 10;

/**
 * A WebSocket with no more than the script needs: text both ways, in whole frames, and replies to pings. Server and clients share the machine, and
 * a full library in the clients takes a good part of what the servers are to be measured with.
 */
export class PlainSocket {
  #rest: Buffer = Buffer.alloc(0);

  private constructor(
    private readonly socket: Socket,
    private readonly hear: (text: string) => void,
  ) {
    socket.setNoDelay(true);
    socket.on("data", (data) => this.#read(data));
    socket.on("error", () => {});
  }

  static open(url: string, headers: Record<string, string>, hear: (text: string) => void): Promise<PlainSocket> {
    const handshake = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    };
    return new Promise((resolve, reject) => {
      const asking = request(url.replace(/^ws/, "http"), { headers: { ...headers, ...handshake } });
      asking.on("upgrade", (_, socket: Socket, head: Buffer) => {
        const plain = new PlainSocket(socket, hear);
        resolve(plain);
        plain.#read(head);
      });
      asking.on("response", ({ statusCode }) => reject(new Error(`no WebSocket but ${statusCode}`)));
      asking.on("error", reject);
      asking.end();
    });
  }

  send(text: string): void {
    this.#send(TEXT, text);
  }

  /** A client must mask what it sends; a mask of zeros leaves it as it is. */
  #send(opcode: number, text: string): void {
    const length = Buffer.byteLength(text);
    const start = length < 126 ? 6 : 8;
    const frame = Buffer.alloc(start + length);
    frame[0] = 0x80 | opcode;
    frame[1] = 0x80 | (length < 126 ? length : 126);
    if (length >= 126) frame.writeUInt16BE(length, 2);
    frame.write(text, start);
    this.socket.write(frame);
  }

  close(): void {
    this.socket.destroy();
  }

  #read(data: Buffer): void {
    const all = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    let at = 0;
    for (let end = frameEnd(all, at); end !== undefined; end = frameEnd(all, at)) {
      const opcode = (all[at] ?? 0) & 0x0f;
      if (opcode === TEXT) this.hear(all.toString("latin1", at + headerLength(all, at), end));
      // Who doesn't reply is cut off, and some tables wait for their turn longer than that.
      else if (opcode === PING) this.#send(PONG, "");
      at = end;
    }
    this.#rest = all.subarray(at);
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
