import { z } from "zod";
import { PlainText } from "./plain-text.ts";

/** The browser's own number for the command; the reply carries the same. */
const n = z.number().int().min(0);
const TABLE = /^[\w-]{1,40}$/;
const table = z.string().regex(TABLE);
/** A log is no longer than any database can count. */
const LONGEST_LOG = 2 ** 31 - 1;
/** A place in a log. */
const place = z.number().int().min(0).max(LONGEST_LOG);
/** How many entries of the table's log the sender had seen: the `seq` of its last `sight`. */
const seq = place;
const LONGEST_ID = 200;

/** What a browser may say over the WebSocket. */
export const Command = z.discriminatedUnion("do", [
  /** Tell me of the public tables, from now on or no more. */
  z.object({ n, do: z.literal("lobby"), on: z.boolean() }),
  /** Tell me of this table: from my seat if I have one, from the audience otherwise. */
  z.object({
    n,
    do: z.literal("watch"),
    table,
    /** I have the log before that answer already. */
    logFrom: place.default(0),
    /** The number of the last line of chat I have. */
    chatFrom: place.default(0),
  }),
  z.object({ n, do: z.literal("unwatch"), table }),
  /** Are you there? A browser's WebSocket says nothing of pings, nor that its other end is gone. */
  z.object({ n, do: z.literal("ping") }),
  /** The same answer at the same `seq` is confirmed again, never given twice: send it again after a lost connection. */
  z.object({ n, do: z.literal("answer"), table, seq, id: PlainText.min(1).max(LONGEST_ID) }),
  /** Answer my question, and all of its kind in advance as long as the scope lasts (see `Question.standing`). */
  z.object({ n, do: z.literal("stand"), table, seq, scope: PlainText.min(1).max(100) }),
  /** Ask me questions of this kind again. */
  z.object({ n, do: z.literal("revoke"), table, kind: PlainText.min(1).max(200) }),
  /** Take back my last answer; beyond a barrier this becomes a request to all people at the table. */
  z.object({ n, do: z.literal("undo"), table, seq }),
  /** Agree to this request or not. Whoever made it may withdraw it with `agree: false`. */
  z.object({ n, do: z.literal("consent"), table, request: z.number().int().min(0), agree: z.boolean() }),
  z.object({ n, do: z.literal("pause"), table, on: z.boolean() }),
  z.object({ n, do: z.literal("chat"), table, text: PlainText.trim().min(1).max(500) }),
  z.object({ n, do: z.literal("resign"), table }),
  /** A bot plays for me (`away: true`), or I am back. */
  z.object({ n, do: z.literal("stand-in"), table, away: z.boolean() }),
  /** Let a bot play for the absent person on that seat, who is being waited for; the others are asked. */
  z.object({ n, do: z.literal("replace"), table, seat: z.number().int().min(0).max(11) }),
]);

export type Command = z.output<typeof Command>;
/** A command as the browser writes it, without the number. */
export type CommandBody = WithoutNumber<z.input<typeof Command>>;
type WithoutNumber<C> = C extends unknown ? Omit<C, "n"> : never;

/**
 * Whether this is an answer, as the schema wants it. Most commands are, and this takes a tenth of the schema's time. What
 * is no answer, or a wrong one, is left to the schema.
 */
export function isAnswer(data: unknown): data is Extract<Command, { do: "answer" }> {
  if (typeof data !== "object" || data === null || !("do" in data) || data.do !== "answer") return false;
  const { n, table, seq, id } = data as Readonly<Record<string, unknown>>;
  if (!isCount(n) || !isCount(seq) || seq > LONGEST_LOG || typeof table !== "string" || !TABLE.test(table))
    return false;
  return typeof id === "string" && id.length > 0 && id.length <= LONGEST_ID && !id.includes("\0");
}

const isCount = (n: unknown): n is number => Number.isSafeInteger(n) && Number(n) >= 0;
