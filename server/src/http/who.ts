import type { Person } from "@civitas/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { personOf } from "../people/people.ts";
import { COOKIE, type Sessions } from "../people/sessions.ts";
import { Refused } from "../refused.ts";

/** Finds out who makes a request, by the cookie. */
export class Who {
  constructor(private readonly sessions: Sessions) {}

  async isIt(request: FastifyRequest): Promise<Person | undefined> {
    const row = await this.sessions.find(request.cookies[COOKIE]);
    return row && personOf(row);
  }

  async mustBeSomebody(request: FastifyRequest): Promise<Person> {
    const person = await this.isIt(request);
    if (person === undefined) throw new Refused("nobody");
    return person;
  }

  /** From now on this browser is that person. */
  async remember(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> {
    const before = request.cookies[COOKIE];
    if (before !== undefined) await this.sessions.end(before);
    reply.setCookie(COOKIE, await this.sessions.begin(person.id), {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: request.protocol === "https",
      maxAge: 365 * 86_400,
    });
  }

  async forget(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[COOKIE];
    if (token !== undefined) await this.sessions.end(token);
    reply.clearCookie(COOKIE, { path: "/" });
  }
}
