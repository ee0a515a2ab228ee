import type { ServerRefusalCode } from "@civitas/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { Refused, replyOf } from "../refused.ts";
import type { Report } from "../storage/outage.ts";
import { isStorageTrouble } from "../storage/trouble.ts";
import { asksForPage, sendBusyPage } from "./busy-page.ts";

const STATUS: Partial<Record<ServerRefusalCode, number>> = {
  "not-found": 404,
  "no-such-game": 404,
  nobody: 401,
  "wrong-password": 401,
  "wrong-origin": 403,
  "not-host": 403,
  "not-seated": 403,
  "no-spectators": 403,
  "name-taken": 409,
  "seat-taken": 409,
  stale: 409,
  "too-large": 413,
  "too-fast": 429,
  internal: 500,
  storage: 503,
  closing: 503,
};

const BY_FIELD: Readonly<Record<string, ServerRefusalCode>> = {
  name: "bad-name",
  password: "weak-password",
  url: "bad-webhook",
};

/** Checks what came in; names in one word what is wrong with it. */
export function checked<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0] ?? "");
  throw new Refused(
    BY_FIELD[field] ?? "malformed",
    undefined,
    `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`,
  );
}

/** Any error as a refusal that tells nothing about the inside of the server. */
export function refusalFor(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (isStorageTrouble(error)) return new Refused("storage");
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  if (status === 429) return new Refused("too-fast");
  if (status === 413) return new Refused("too-large");
  if (typeof status === "number" && status >= 400 && status < 500) return new Refused("malformed");
  return new Refused("internal");
}

/** Says no in the words of the protocol. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, report: Report): void {
  const refused = refusalFor(error);
  if (refused.code === "internal" || refused.code === "storage")
    report(error, "a request failed", { reqId: request.id });
  if (refused.code === "too-fast" && asksForPage(request)) sendBusyPage(request, reply);
  else void reply.status(STATUS[refused.code] ?? 400).send({ refusal: replyOf(refused) });
}

export function handleErrors(app: FastifyInstance, count: (code: ServerRefusalCode) => void, report: Report): void {
  app.setErrorHandler((error, request, reply) => {
    count(refusalFor(error).code);
    answerError(error, request, reply, report);
  });
}
