import {
  AccountForm,
  GuestForm,
  LanguageForm,
  type MeReply,
  PATHS,
  PasswordForm,
  type Person,
  PushForm,
  SignInForm,
  WebhookForm,
} from "@civitas/protocol";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Inside } from "../inside.ts";
import { isPublicUrl } from "../notices/safe-post.ts";
import { isUsable, subscribe, unsubscribe } from "../notices/subscriptions.ts";
import { COOKIE } from "../people/sessions.ts";
import { Refused } from "../refused.ts";
import { checked } from "./replies.ts";

/** Who am I, and how do I become somebody. */
export function accounts(app: FastifyInstance, inside: Inside): void {
  const { config, people, sessions, who, store } = inside;
  const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });
  const newcomers = perMinute(config.limits.newcomersPerMinute);

  const replyTo = async (person: Person | undefined): Promise<MeReply> => {
    const row = person && (await people.find(person.id));
    const language = LanguageForm.shape.language
      .nullable()
      .catch(null)
      .parse(row?.language ?? null);
    return { me: person ?? null, language, webhook: row?.webhook ?? null, pushKey: inside.pushKey };
  };
  const endEverywhere = async (person: Person): Promise<void> => {
    await sessions.endAll(person.id);
    // The person's other browsers get no notices any more, either.
    await unsubscribe(store, person.id);
  };
  const reachable = (url: string): boolean => config.privateWebhooks || isPublicUrl(url);

  app.get(PATHS.me, async (request, reply) => {
    const person = await who.isIt(request);
    if (person !== undefined) await who.stays(request, reply);
    return replyTo(person);
  });

  app.post(PATHS.guest, newcomers, async (request, reply) => {
    const person = await people.guest(checked(GuestForm, request.body));
    await who.remember(request, reply, person);
    return replyTo(person);
  });

  app.post(PATHS.account, newcomers, async (request, reply) => {
    const person = await people.account(await who.isIt(request), checked(AccountForm, request.body));
    await inside.lobby.renamed(person);
    await who.remember(request, reply, person);
    return replyTo(person);
  });

  app.post(PATHS.signIn, perMinute(config.limits.signInsPerMinute), async (request, reply) => {
    const { person, stillHolds } = await people.signIn(checked(SignInForm, request.body), normalizeIP(request.ip));
    await who.remember(request, reply, person, stillHolds);
    return replyTo(person);
  });

  app.post(PATHS.password, perMinute(config.limits.signInsPerMinute), async (request, reply) => {
    const person = await who.mustBeSomebody(request);
    await people.changePassword(person, checked(PasswordForm, request.body), normalizeIP(request.ip));
    // Sessions made with the old password end; this browser's stays.
    await endEverywhere(person);
    await who.remember(request, reply, person);
    return replyTo(person);
  });

  app.post(PATHS.signOut, async (request, reply) => {
    await who.forget(request, reply);
    return replyTo(undefined);
  });

  app.post(PATHS.signOutEverywhere, async (request, reply) => {
    await endEverywhere(await who.mustBeSomebody(request));
    reply.clearCookie(COOKIE, { path: "/" });
    return replyTo(undefined);
  });

  app.post(PATHS.language, async (request) => {
    const person = await who.mustBeSomebody(request);
    await people.setLanguage(person.id, checked(LanguageForm, request.body).language);
    return replyTo(person);
  });

  app.post(PATHS.webhook, async (request) => {
    const person = await who.mustBeSomebody(request);
    const { url } = checked(WebhookForm, request.body);
    if (url !== null && !reachable(url)) throw new Refused("bad-webhook");
    await people.setWebhook(person.id, url);
    return replyTo(person);
  });

  app.post(PATHS.push, async (request: FastifyRequest) => {
    const person = await who.mustBeSomebody(request);
    const { subscription } = checked(PushForm, request.body);
    if (subscription === null) await unsubscribe(store, person.id);
    else {
      const { endpoint, keys } = subscription;
      const wanted = { endpoint, ...keys };
      if (!reachable(endpoint) || !isUsable(wanted)) throw new Refused("malformed", undefined, "no push subscription");
      await subscribe(store, person.id, wanted);
    }
    return replyTo(person);
  });
}
