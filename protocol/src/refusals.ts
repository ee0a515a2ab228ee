import { z } from "zod";

/** Every refusal of the server. The words for them are in `text/`, under `refusal.CODE`. */
export const REFUSAL_CODES = [
  "malformed",
  "too-large",
  "too-fast",
  "wrong-origin",
  "not-found",
  "nobody",
  "bad-name",
  "name-taken",
  "weak-password",
  "wrong-password",
  "wrong-passkey",
  "no-passkeys",
  "too-many-passkeys",
  "already-account",
  "bad-webhook",
  "no-such-game",
  "bad-setup",
  "no-such-level",
  "too-many-tables",
  "too-many-tables-here",
  "too-many-bots",
  "not-host",
  "not-seated",
  "seat-taken",
  "table-full",
  "not-all-seated",
  "already-started",
  "not-started",
  "no-spectators",
  "stale",
  "not-your-turn",
  "not-offered",
  "game-over",
  "not-over",
  "no-undo",
  "no-request",
  "paused",
  "not-paused",
  "not-away",
  "out-of-time",
  "resigned",
  "chat-closed",
  "rules-broke",
  "rules-gone",
  "storage",
  "closing",
  "internal",
] as const;

export const ServerRefusalCode = z.enum(REFUSAL_CODES);
export type ServerRefusalCode = z.infer<typeof ServerRefusalCode>;

export const RefusalReply = z.object({
  code: ServerRefusalCode,
  /** The parameters of the words under `refusal.CODE`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** In English, for whoever reads the network traffic. */
  detail: z.string().optional(),
});
export type RefusalReply = z.infer<typeof RefusalReply>;
export type ServerRefusal = RefusalReply;
