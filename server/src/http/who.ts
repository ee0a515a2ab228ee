import type { Person } from "@civitas/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { personOf } from "../people/people.ts";
import { COOKIE, hashOf, type Sessions, YEAR } from "../people/sessions.ts";
import { Refused } from "../refused.ts";

/** Finds out who makes a request, by the cookie. */
export class Who {
  constructor(
    private readonly sessions: Sessions,
    /** The public address is https, even if a proxy does not say so. */
    private readonly https: boolean,
  ) {}

  async isIt(request: FastifyRequest): Promise<Person | undefined> {
    const row = await this.sessions.find(request.cookies[COOKIE]);
    return row && personOf(row);
  }

  /** The session of this browser, as it is kept. */
  session(request: FastifyRequest): string | undefined {
    const token = request.cookies[COOKIE];
    return token === undefined ? undefined : hashOf(token);
  }

  async mustBeSomebody(request: FastifyRequest): Promise<Person> {
    const person = await this.isIt(request);
    if (person === undefined) throw new Refused("nobody");
    return person;
  }

  /** From now on this browser is that person. */
  async remember(
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person,
    stillHolds?: () => Promise<boolean>,
  ): Promise<void> {
    const before = request.cookies[COOKIE];
    const token = await this.sessions.begin(person.id, stillHolds);
    if (before !== undefined) await this.sessions.end(before);
    this.#give(request, reply, token);
  }

  /** The person is here again: from time to time the cookie is renewed for another year. */
  async stays(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[COOKIE];
    if (token !== undefined && (await this.sessions.renew(token))) this.#give(request, reply, token);
  }

  #give(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.setCookie(COOKIE, token, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: this.https || request.protocol === "https",
      maxAge: YEAR / 1000,
    });
  }

  async forget(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[COOKIE];
    if (token !== undefined) await this.sessions.end(token);
    reply.clearCookie(COOKIE, { path: "/" });
  }
}
