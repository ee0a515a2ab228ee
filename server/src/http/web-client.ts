import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { Refused, replyOf } from "../refused.ts";
import { asksForPage } from "./busy-page.ts";

const HASHED = /\/assets\//;

/** Serves the built web client. Every address without a file is a page of the client. */
export async function webClient(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const page = folder !== undefined && existsSync(join(folder, "index.html"));
  if (page) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      // Internal files, such as the build stamp, are not served.
      dotfiles: "ignore",
      setHeaders: (reply, path) => {
        const forever = HASHED.test(path.replaceAll("\\", "/"));
        reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (page && asksForPage(request)) return reply.sendFile("index.html");
    return reply.status(404).send({ refusal: replyOf(new Refused("not-found")) });
  });
}
