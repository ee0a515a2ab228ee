import { z } from "zod";
import { PlainText } from "./plain-text.ts";

/** No invisible characters, and no stacks of accents. */
const FIRST = "(?:[[\\p{L}\\p{N}]--\\p{DI}]|\\p{RGI_Emoji})";
const THEN = "(?:[[\\p{L}\\p{M}\\p{N} ._'\\-]--\\p{DI}]|\\p{RGI_Emoji})";
const WRITTEN = new RegExp(`^${FIRST}${THEN}*$`, "v");
const TOWER = /\p{M}{4}/u;

/** What a reader counts as one letter, an emoji of several parts too. */
const letters = (name: string): number => [...new Intl.Segmenter().segment(name)].length;

/** A name as people write it: letters of any alphabet, figures, emoji, and a few signs between them. */
const Name = z
  .string()
  .max(200)
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/g, " "))
  .refine((name) => WRITTEN.test(name) && !TOWER.test(name))
  .refine((name) => letters(name) >= 2 && letters(name) <= 24)
  // In a record that is a bot.
  .refine((name) => !/^bot /i.test(name));

/** Where to post something. */
const Address = z
  .url()
  .regex(/^[^\0]*$/)
  .max(1000);

const Password = z.string().min(8).max(200);

const LanguageName = z.enum(["en", "ru", "hu"]);

/** What everybody may know of a person. */
export const Person = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });
export type Person = z.infer<typeof Person>;

export const MeReply = z.object({
  /** Null for somebody unknown: ask for a name. */
  me: Person.nullable(),
  language: LanguageName.nullable(),
  /** The address that gets notices about turns, if there is one. */
  webhook: z.string().nullable(),
  /** The server's key for web push. */
  pushKey: z.string(),
});
export type MeReply = z.infer<typeof MeReply>;
export type Me = MeReply;

/** Play at once, with just a name. */
export const GuestForm = z.object({ name: Name, language: LanguageName.optional() });
export type GuestForm = z.infer<typeof GuestForm>;

/** A guest becomes an account and keeps the seats; somebody new becomes an account at once. */
export const AccountForm = z.object({ name: Name, password: Password, language: LanguageName.optional() });
export type AccountForm = z.infer<typeof AccountForm>;

export const SignInForm = z.object({ name: PlainText.max(100), password: z.string().max(200) });
export type SignInForm = z.infer<typeof SignInForm>;

/** What the browser answers, as WebAuthn writes it down; the library that checks it reads every field itself. */
const Credential = z.looseObject({ id: PlainText.max(1400), response: z.record(z.string(), z.unknown()) });

/** Whoever only has an open session, stolen perhaps, must not make a way in that outlasts it. */
export const PasskeyOfferForm = z.object({ password: z.string().max(200) });

/** A passkey that the browser has made; `name` says on which device, for the list. */
export const PasskeyForm = z.object({ name: PlainText.trim().max(40), credential: Credential });
export type PasskeyForm = z.infer<typeof PasskeyForm>;

export const PasskeySignInForm = z.object({ credential: Credential });
export type PasskeySignInForm = z.infer<typeof PasskeySignInForm>;

export const PasskeyRemoveForm = z.object({ id: PlainText.max(1400) });

/** One's own passkeys, the newest first. */
export const PasskeysReply = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), created: z.number(), used: z.number().nullable() })),
});
export type PasskeysReply = z.infer<typeof PasskeysReply>;

/** Another password for an account. */
export const PasswordForm = z.object({ old: z.string().max(200), password: Password });
export type PasswordForm = z.infer<typeof PasswordForm>;

export const LanguageForm = z.object({ language: LanguageName });
export type LanguageForm = z.infer<typeof LanguageForm>;

/** What the browser's `PushSubscription.toJSON()` gives; null to end it. */
export const PushForm = z.object({
  subscription: z
    .object({
      endpoint: Address,
      keys: z.object({ p256dh: PlainText.max(200), auth: PlainText.max(100) }),
    })
    .nullable(),
});
export type PushForm = z.infer<typeof PushForm>;

/** Where to announce this person's turns; null for nowhere. */
export const WebhookForm = z.object({ url: Address.nullable() });
export type WebhookForm = z.infer<typeof WebhookForm>;
