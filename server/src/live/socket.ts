import { Command, isAnswer, LIVE } from "@civitas/protocol";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { refusalFor } from "../http/replies.ts";
import { mustBeFromHere } from "../http/safety.ts";
import type { Inside } from "../inside.ts";
import { Refused, replyOf } from "../refused.ts";
import { Callers } from "./callers.ts";
import { Connection, type Surroundings } from "./connection.ts";
import { costOf, costOfWork } from "./cost.ts";
import { Outbox } from "./outbox.ts";

/** Commands are small; larger messages are refused. */
export const LONGEST = 8 * 1024;
const PING_EVERY = 30_000;

/** The one WebSocket of each browser. */
export function live(app: FastifyInstance, inside: Inside): void {
  const { config, hub } = inside;
  const callers = new Callers(config.limits);
  const outbox = new Outbox();

  // Behind a proxy all connections have its address.
  if (config.trustProxy === 0) {
    app.server.on("connection", (socket) => {
      if (callers.isKeptOut(normalizeIP(socket.remoteAddress ?? ""))) socket.destroy();
    });
  }

  app.get(
    LIVE,
    {
      websocket: true,
      preValidation: async (request: FastifyRequest) => {
        mustBeFromHere(request, config);
        if (inside.closing()) throw new Refused("closing");
        if (!callers.letsIn(normalizeIP(request.ip))) throw new Refused("too-fast");
      },
    },
    (socket: WebSocket, request: FastifyRequest) => {
      const address = normalizeIP(request.ip);
      const caller = callers.of(address);
      caller.connections++;
      socket.on("close", () => {
        caller.connections--;
      });
      const around: Surroundings = {
        outbox,
        callers,
        caller,
        cutOff: (why) => {
          inside.metrics.cutOff.inc({ why });
          request.log.info({ address, why }, "a connection was cut off");
        },
      };
      const early: string[] = [];
      let connection: Connection | undefined;
      // Messages that come before we know the person wait.
      socket.on("message", (data) => {
        const text = String(data);
        if (connection !== undefined) void receive(inside, connection, text);
        else if (early.length < 100) early.push(text);
        else socket.terminate();
      });
      greet(inside, around, socket, request).then(
        (greeted) => {
          connection = greeted;
          for (const text of early) void receive(inside, greeted, text);
        },
        (error) => {
          inside.outage.report(error, "could not greet a connection", { reqId: request.id });
          socket.close(1011, "internal");
        },
      );
    },
  );

  const pings = setInterval(() => {
    for (const connection of hub.connections) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.ping();
    }
  }, PING_EVERY);
  app.addHook("onClose", async () => clearInterval(pings));
}

async function greet(
  inside: Inside,
  around: Surroundings,
  socket: WebSocket,
  request: FastifyRequest,
): Promise<Connection> {
  const { hub, lobby, commands, who } = inside;
  const person = await who.isIt(request);
  const connection = new Connection(socket, request.raw.socket, around, person, who.session(request));
  const turns = person === undefined ? [] : await lobby.turns(person.id);
  socket.on("pong", () => connection.ponged());
  socket.on("ping", () => connection.pinged());
  socket.on("close", () => {
    hub.remove(connection);
    commands.left(connection);
  });
  socket.on("error", () => socket.terminate());
  // A client that left during the greeting would stay in the hub for ever: its close event is over.
  if (!connection.open) return connection;
  hub.add(connection);
  // The person may have signed out everywhere since we looked; this connection was not in the hub then.
  if (person !== undefined && (await who.isIt(request)) === undefined) connection.close(4001, "signed out");
  connection.ping();
  connection.tell({ tell: "hello", me: person ?? null, time: Date.now(), turns });
  return connection;
}

function parse(text: string): Command {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Refused("malformed");
  }
  if (isAnswer(data)) return data;
  const parsed = Command.safeParse(data);
  if (parsed.success) return parsed.data;
  const n = typeof data === "object" && data !== null && "n" in data ? data.n : 0;
  throw new Misspoken(Number.isSafeInteger(n) ? Number(n) : 0, parsed.error.issues[0]?.message);
}

/** A command that makes no sense, with its number if it has one. */
class Misspoken extends Refused {
  constructor(
    readonly n: number,
    detail: string | undefined,
  ) {
    super("malformed", undefined, detail);
  }
}

/** Runs one command and replies. */
async function receive(inside: Inside, connection: Connection, text: string): Promise<void> {
  const { commands, hall, metrics, log } = inside;
  // Commands of a connection that is being closed are dropped.
  if (!connection.open) return;
  connection.alive = true;
  const came = performance.now();
  const allowed = connection.mayCommand();
  let command: Command | undefined;
  let opens: string | undefined;
  try {
    command = parse(text);
    if (!allowed || !connection.mayCost(costOf(command))) throw new Refused("too-fast");
    if (inside.closing()) throw new Refused("closing");
    if ("table" in command && hall.known(command.table) === undefined) opens = command.table;
    await commands.run(connection, command);
    metrics.done(command.do, performance.now() - came);
    connection.send(`{"tell":"done","n":${command.n}}`);
  } catch (error) {
    const refused = refusalFor(error);
    if (refused.code === "internal") log.error({ err: error, do: command?.do }, "a command failed");
    metrics.commands.inc({ do: command?.do ?? "unknown", outcome: refused.code });
    const n = command?.n ?? (error instanceof Misspoken ? error.n : 0);
    connection.tell({ tell: "refused", n, refusal: replyOf(refused) });
    if (!allowed || refused.code === "malformed" || refused.code === "too-fast") connection.endure();
  } finally {
    // A table that nobody has looked at for a while had to be played again.
    if (opens !== undefined) connection.owe(costOfWork(hall.known(opens)?.playedAgainIn ?? 0));
  }
}
