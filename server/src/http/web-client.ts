import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { Refused, replyOf } from "../refused.ts";

const HASHED = /\/assets\//;

/** Serves the built web client. Every address that is no file is a page of it. */
export async function webClient(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const page = folder !== undefined && existsSync(join(folder, "index.html"));
  if (page) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      // The stamp of the build, for one, is nobody's business.
      dotfiles: "ignore",
      setHeaders: (reply, path) => {
        const forever = HASHED.test(path.replaceAll("\\", "/"));
        reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const wantsPage = request.method === "GET" && /text\/html/.test(request.headers.accept ?? "");
    if (page && wantsPage && !request.url.startsWith("/api/")) return reply.sendFile("index.html");
    return reply.status(404).send({ refusal: replyOf(new Refused("not-found")) });
  });
}
