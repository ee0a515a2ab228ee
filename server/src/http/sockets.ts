import type { Server, Socket } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** Bounds the open sockets of one address: thousands of silent ones would leave none for others. */
export function boundSockets(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = normalizeIP(socket.remoteAddress ?? "");
    const before = open.get(address) ?? 0;
    if (before >= most) {
      socket.destroy();
      return;
    }
    open.set(address, before + 1);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
