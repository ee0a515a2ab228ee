import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";

/** The first byte of a message that is one text frame. */
const TEXT = "\x81";
/** Shorter messages are not worth compressing: clocks, lines of chat, "done". */
const WORTH_COMPRESSING = 1024;

/** The head of a text frame, a character for each byte. */
function headOf(length: number): string {
  const byte = (shift: number): string => String.fromCharCode((length >>> shift) & 0xff);
  if (length < 126) return TEXT + byte(0);
  if (length < 65_536) return `${TEXT}\x7e${byte(8)}${byte(0)}`;
  return `${TEXT}\x7f\0\0\0\0${byte(24)}${byte(16)}${byte(8)}${byte(0)}`;
}

/**
 * Sends messages to one browser. A plain message over a connection without compression is written as one text, head
 * included, which takes half of the library's work. Everything else goes through the library; both write whole frames
 * in order.
 */
export class Wire {
  readonly #compresses: boolean;

  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
  ) {
    this.#compresses = socket.extensions !== "";
  }

  /** Bytes that were sent and not received yet. */
  get waiting(): number {
    return this.socket.bufferedAmount;
  }

  /** `bytes` is the length of the text in UTF-8. */
  send(text: string, bytes: number, taken: () => void): void {
    if (this.#compresses) this.socket.send(text, { compress: bytes >= WORTH_COMPRESSING }, taken);
    // If each character is one byte, the text is ASCII, and the same in Latin-1.
    else if (bytes === text.length) this.stream.write(headOf(bytes) + text, "latin1", taken);
    else this.socket.send(text, taken);
  }
}
