import type { FastifyInstance } from "fastify";

/** The longest wait for requests under way. */
const PATIENCE = 5000;

/** Requests that are under way get their reply before a closing server cuts the connections. */
export function finishFirst(app: FastifyInstance): void {
  let underWay = 0;
  let finished: (() => void) | undefined;
  app.addHook("onRequest", async (request, reply) => {
    // WebSockets are told goodbye instead.
    if (request.headers.upgrade !== undefined) return;
    underWay++;
    // "close" also comes when the connection breaks before the reply is sent.
    reply.raw.once("close", () => {
      underWay--;
      if (underWay === 0) finished?.();
    });
  });
  app.addHook("preClose", async () => {
    if (underWay === 0) return;
    await new Promise<void>((resolve) => {
      finished = resolve;
      setTimeout(resolve, PATIENCE).unref();
    });
  });
}
