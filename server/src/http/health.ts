import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Config } from "../config.ts";
import { Refused } from "../refused.ts";
import type { Outage } from "../storage/outage.ts";
import { Durations } from "./durations.ts";

/** What the server counts about itself. */
export class Metrics {
  readonly registry = new Registry();
  readonly commands = new Counter({
    name: "civitas_commands_total",
    help: "Commands over WebSocket, by kind and outcome.",
    labelNames: ["do", "outcome"] as const,
    registers: [this.registry],
    collect: () => {
      for (const [command, times] of this.#done) this.commands.inc({ do: command, outcome: "done" }, times);
      this.#done.clear();
    },
  });
  readonly #keeping = new Durations(
    "civitas_keep_seconds",
    "How long it takes until a change of a table is durable.",
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
    this.registry,
  );

  readonly #answers = new Counter({
    name: "civitas_answers_total",
    help: "Answers that were given and are durable, by persons and by bots.",
    labelNames: ["by"] as const,
    registers: [this.registry],
    collect: () => {
      for (const by of ["person", "bot"] as const) this.#answers.inc({ by }, this.#given[by]);
      this.#given = { person: 0, bot: 0 };
    },
  });
  readonly #answering = new Durations(
    "civitas_command_seconds",
    "How long it takes from a command's arrival until it is done, and durable.",
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    this.registry,
  );
  readonly refused = new Counter({
    name: "civitas_refused_total",
    help: "Requests over HTTP that were refused, by reason.",
    labelNames: ["code"] as const,
    registers: [this.registry],
  });
  readonly cutOff = new Counter({
    name: "civitas_cut_off_total",
    help: "Connections that were cut off, by reason.",
    labelNames: ["why"] as const,
    registers: [this.registry],
  });

  // What happens all the time is counted here, and told to the counters when somebody asks: looking one up by its labels
  // costs more than counting.
  readonly #done = new Map<string, number>();
  #given = { person: 0, bot: 0 };

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts a command that was done, and the milliseconds that took. */
  done(command: string, ms: number): void {
    this.#done.set(command, (this.#done.get(command) ?? 0) + 1);
    this.#answering.took(ms);
  }

  /** Counts a change of a table that was written, the milliseconds that took, and who has answered by it. */
  kept(ms: number, answered: "person" | "bot" | undefined): void {
    this.#keeping.took(ms);
    if (answered !== undefined) this.#given[answered] += 1;
  }

  /** A number that is looked up when somebody asks. */
  gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await value());
      },
    });
  }
}

function sameSecret(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Without a token only programs on the same machine may read the figures, and no one who comes through its proxy. */
function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  const forwarded = headers["x-forwarded-for"] ?? headers.forwarded;
  return forwarded === undefined && /^(127\.|::1$|::ffff:127\.)/.test(ip);
}

export function health(
  app: FastifyInstance,
  config: Config,
  metrics: Metrics,
  outage: Pick<Outage, "lasts" | "report">,
  alive: () => Promise<void>,
): void {
  // One question to the database serves all who ask meanwhile: nobody's asking is limited here.
  let asked: Promise<void> | undefined;
  const answers = (): Promise<void> => {
    asked ??= alive().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  app.get("/healthz", { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await answers();
    } catch (error) {
      outage.report(error, "not healthy", { reqId: request.id });
      return reply.status(503).send({ ok: false });
    }
    // A full disk can be read, but nobody can play.
    return outage.lasts ? reply.status(503).send({ ok: false }) : { ok: true };
  });
  app.get("/metrics", { config: { rateLimit: false } }, async (request, reply) => {
    const { metricsToken: token } = config;
    const { authorization = "" } = request.headers;
    if (token === undefined ? !isFromThisMachine(request) : !sameSecret(authorization, `Bearer ${token}`)) {
      throw new Refused("nobody");
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
