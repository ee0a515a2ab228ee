import { connect, type Socket } from "node:net";
import { setPriority } from "node:os";
import { LIVE } from "@civitas/protocol";

/** All of them come from here, says the proxy. */
const ADDRESS = "203.0.113.66";
const frame = (opcode: number, text: string): Buffer => {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
};
const handshake = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    "Host: here",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    `X-Forwarded-For: ${ADDRESS}`,
    "\r\n",
  ].join("\r\n");

interface Attacker {
  /** What is said again and again. */
  readonly says: Buffer;
  readonly path: string;
  /** Never takes what is told. */
  readonly deaf: boolean;
}

function attackers(table: string): readonly Attacker[] {
  const says = (command: object): Buffer => frame(1, JSON.stringify({ n: 1, ...command }));
  return [
    { says: frame(1, "{}"), path: LIVE, deaf: false },
    { says: says({ do: "lobby", on: true }), path: LIVE, deaf: false },
    { says: says({ do: "watch", table }), path: LIVE, deaf: true },
    { says: frame(9, ""), path: LIVE, deaf: false },
    { says: Buffer.alloc(0), path: "/%ff", deaf: true },
  ];
}

/** One hostile socket: says the same fifty times every 20 ms, and comes back whenever it is thrown out. */
function pester(host: string, port: number, { says, path, deaf }: Attacker): void {
  const socket: Socket = connect(port, host);
  const all = Buffer.concat(Array.from({ length: 50 }, () => says));
  socket.on("error", () => {});
  socket.on("connect", () => {
    socket.write(handshake(path));
    if (deaf) socket.pause();
    else socket.resume();
  });
  const timer = setInterval(() => {
    if (socket.writableLength < 65_536) socket.write(all);
  }, 20);
  socket.on("close", () => {
    clearInterval(timer);
    setTimeout(() => pester(host, port, { says, path, deaf }), 100);
  });
}

/** `load attack URL TABLE N`: N hostile sockets, until somebody ends it. */
export function attack(url: string, table: string, sockets: number): void {
  // They would have a machine of their own.
  setPriority(19);
  const { hostname, port } = new URL(url);
  const all = attackers(table);
  for (let i = 0; i < sockets; i++) {
    const manner = all[i % all.length];
    if (manner !== undefined) pester(hostname, Number(port), manner);
  }
}
