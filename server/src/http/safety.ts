import { LIVE } from "@civitas/protocol";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { Refused } from "../refused.ts";

/** A page or a file of the web client. These are cheap, and a household that visits for the first time fetches many. */
const isOfTheClient = ({ url }: FastifyRequest): boolean => !url.startsWith("/api/") && !url.startsWith(LIVE);

/** Headers, limits, cookies: what every request passes first. */
export async function guard(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cookie);
  const { requestsPerMinute, filesPerMinute } = config.limits;
  await app.register(rateLimit, {
    timeWindow: 60_000,
    max: (request) => (isOfTheClient(request) ? filesPerMinute : requestsPerMinute),
    keyGenerator: (request) => `${isOfTheClient(request) ? "files " : ""}${normalizeIP(request.ip)}`,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
    // Only where the server is known to be reached by https: a table in the local network is not. Other hosts of the
    // domain are not ours to decide about.
    strictTransportSecurity: config.publicUrl?.startsWith("https:") === true && {
      maxAge: 31_536_000,
      includeSubDomains: false,
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    // Replies may be private to one person, so no cache may keep them for the next.
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    if (request.method !== "GET" && request.method !== "HEAD") mustBeFromHere(request, config);
  });
}

/** A browser says which page a request comes from: other pages may not act for their visitors. */
export function mustBeFromHere(request: FastifyRequest, config: Config): void {
  const { origin } = request.headers;
  // Programs that are no browsers send none, and have no visitor's cookie to abuse.
  if (origin === undefined) return;
  if (config.publicUrl !== undefined && origin === new URL(config.publicUrl).origin) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new Refused("wrong-origin");
}
