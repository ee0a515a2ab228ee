import { pino } from "pino";
import { configFrom, serve, thinkHere } from "../../src/index.ts";
import { TOYS } from "../toys/index.ts";

/** One server process of several, for tests that kill it. Says where it listens. */
const log = pino({ level: process.env.TEST_LOG ?? "error" }, pino.destination(2));
const server = await serve(configFrom(process.env), { thinking: thinkHere, games: TOYS, log });
process.stdout.write(`listening ${server.url}\n`);
process.on("SIGTERM", () => {
  void server.close().then(() => process.exit(0));
});
