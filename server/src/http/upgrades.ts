import type { Duplex } from "node:stream";
import { LIVE } from "@civitas/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refused } from "../refused.ts";

/** Connections that have not become a WebSocket by then are closed, in ms. */
const PATIENCE = 10_000;

/**
 * Node hands over connections that ask for an upgrade and forgets them, so we must close them after the reply. One left
 * open would stay open for ever and keep the server from stopping.
 */
export class Upgrades {
  readonly #waiting = new Map<Duplex, NodeJS.Timeout>();

  /** To be called before anything else looks at requests, and after the plugin for WebSockets. */
  guard(app: FastifyInstance): void {
    app.server.on("upgrade", (_, socket: Duplex) => {
      this.#waiting.set(
        socket,
        setTimeout(() => socket.destroy(), PATIENCE),
      );
      socket.once("close", () => this.#settled(socket));
    });
    app.websocketServer.on("connection", (_, { socket }) => this.#settled(socket));
    app.addHook("onRequest", async (request, reply) => {
      if (!isUpgrade(request)) return;
      closeAfterReply(request, reply);
      const [path] = request.url.split("?");
      if (request.method !== "GET" || path !== LIVE) throw new Refused("not-found");
    });
  }

  #settled(socket: Duplex): void {
    clearTimeout(this.#waiting.get(socket));
    this.#waiting.delete(socket);
  }

  /** When the server stops, nobody is waited for. */
  cut(): void {
    for (const socket of this.#waiting.keys()) socket.destroy();
  }
}

export const isUpgrade = ({ headers }: FastifyRequest): boolean => headers.upgrade !== undefined;

/** After a plain reply instead of a WebSocket the connection ends. */
export function closeAfterReply(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once("finish", () => request.raw.socket.destroySoon());
}
