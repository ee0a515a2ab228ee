import websocket from "@fastify/websocket";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Inside } from "../inside.ts";
import { COMPRESSION } from "../live/compression.ts";
import { LONGEST, live } from "../live/socket.ts";
import { ping } from "../storage/migrations.ts";
import { accounts } from "./accounts.ts";
import { finishFirst } from "./finish-first.ts";
import { health } from "./health.ts";
import { passkeys } from "./passkeys.ts";
import { answerError, handleErrors } from "./replies.ts";
import { guard } from "./safety.ts";
import { boundSockets } from "./sockets.ts";
import { tables } from "./tables.ts";
import { closeAfterReply, isUpgrade, type Upgrades } from "./upgrades.ts";
import { webClient } from "./web-client.ts";

/** Everything that goes over HTTP, put together. */
export async function makeApp(inside: Inside, upgrades: Upgrades): Promise<FastifyInstance> {
  const { config, log, store, metrics, outage } = inside;
  const logger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: 16 * 1024,
    trustProxy: config.trustProxy > 0 && ((_, hop) => hop < config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: 30_000,
    // Sockets on which nothing happens, not even a first request. WebSockets have their pings.
    connectionTimeout: 60_000,
    frameworkErrors: (error, request, reply) => {
      // An address that can't be parsed: no hook has seen this request.
      if (isUpgrade(request)) closeAfterReply(request, reply);
      answerError(error, request, reply, outage.report);
    },
  });
  await app.register(websocket, {
    options: { maxPayload: LONGEST, perMessageDeflate: COMPRESSION },
    // Anybody can send a broken frame: that is no error of ours.
    errorHandler: ({ message }, socket) => {
      log.debug({ reason: message }, "a WebSocket broke");
      socket.terminate();
    },
  });
  // Behind a proxy all sockets have its address.
  if (config.trustProxy === 0) boundSockets(app.server, config.limits.socketsPerAddress);
  upgrades.guard(app);
  handleErrors(app, (code) => metrics.refused.inc({ code }), outage.report);
  finishFirst(app);
  await guard(app, config);
  health(app, config, metrics, outage, () => ping(store.db));
  accounts(app, inside);
  passkeys(app, inside);
  tables(app, inside);
  live(app, inside);
  await webClient(app, config.web);
  return app;
}
