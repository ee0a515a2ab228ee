import { PATHS, PasskeyForm, PasskeyOfferForm, PasskeyRemoveForm, PasskeySignInForm } from "@civitas/protocol";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Inside } from "../inside.ts";
import { siteOf } from "../people/site.ts";
import { Refused } from "../refused.ts";
import { checked } from "./replies.ts";

/** Signing in without a password. */
export function passkeys(app: FastifyInstance, { config, passkeys, people, who }: Inside): void {
  const perMinute = { config: { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: 60_000 } } };
  const site = (request: FastifyRequest) => siteOf(config.publicUrl, request);

  app.get(PATHS.passkeys, async (request) => passkeys.of(await who.mustBeSomebody(request)));

  app.post(PATHS.passkeyOffer, perMinute, async (request) => {
    const person = await who.mustBeSomebody(request);
    if (person.guest) throw new Refused("no-passkeys");
    const { password } = checked(PasskeyOfferForm, request.body);
    await people.mustKnowPassword(person, password, normalizeIP(request.ip));
    return passkeys.offer(person, site(request));
  });

  app.post(PATHS.passkeyKeep, perMinute, async (request) => {
    const person = await who.mustBeSomebody(request);
    await passkeys.keep(person, checked(PasskeyForm, request.body), site(request));
    return passkeys.of(person);
  });

  app.post(PATHS.passkeyRemove, async (request) => {
    const person = await who.mustBeSomebody(request);
    await passkeys.remove(person, checked(PasskeyRemoveForm, request.body).id);
    return passkeys.of(person);
  });

  app.post(PATHS.passkeyAsk, perMinute, async (request) => passkeys.ask(site(request)));

  app.post(PATHS.passkeySignIn, perMinute, async (request, reply) => {
    const person = await passkeys.signIn(checked(PasskeySignInForm, request.body), site(request));
    await who.remember(request, reply, person);
    return { me: person };
  });
}
