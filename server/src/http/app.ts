import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { live } from "../live/socket.ts";
import type { Inside } from "../server.ts";
import { ping } from "../storage/migrations.ts";
import { accounts } from "./accounts.ts";
import { finishFirst } from "./finish-first.ts";
import { health } from "./health.ts";
import { answerError, handleErrors } from "./replies.ts";
import { guard } from "./safety.ts";
import { tables } from "./tables.ts";
import { webClient } from "./web-client.ts";

/** Everything that goes over HTTP, put together. */
export async function makeApp(inside: Inside): Promise<FastifyInstance> {
  const { config, log, store, metrics } = inside;
  const logger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: 16 * 1024,
    trustProxy: config.trustProxy > 0 && ((_, hop) => hop < config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: 30_000,
    frameworkErrors: answerError,
  });
  handleErrors(app);
  finishFirst(app);
  await guard(app, config);
  health(app, config, metrics, () => ping(store.db));
  accounts(app, inside);
  tables(app, inside);
  await live(app, inside);
  await webClient(app, config.web);
  return app;
}
