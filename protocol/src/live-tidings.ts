import type { Sight, StandingAnswer } from "@civitas/kernel";
import { z } from "zod";
import { ChatLine } from "./pace.ts";
import { Person } from "./people.ts";
import { RefusalReply } from "./refusals.ts";
import { TableCard, TableInfo, Turn } from "./tables.ts";

/** By seat; null for seats without a clock. */
export const ClocksNow = z.array(z.object({ left: z.number(), running: z.boolean() }).nullable());
export type ClocksNow = z.infer<typeof ClocksNow>;

const table = z.string();
const n = z.number().int();

/**
 * A sight as it travels. Its `log` continues what this connection has got so far: drop the lines whose `at` is
 * `logFrom` or more, then append. Its `barrier` is "not-known-yet" until a message `undo` with the same `seq` follows.
 */
export type SightTold = Sight;

/** What the server tells over the WebSocket. */
export const Tidings = z.discriminatedUnion("tell", [
  /** The first message on each connection. */
  z.object({
    tell: z.literal("hello"),
    me: Person.nullable(),
    /** The server's clock, in milliseconds since 1970. */
    time: z.number(),
    /** The tables where it is my turn. */
    turns: z.array(Turn),
  }),
  /** The public tables, as many as fit on a page; then `card` for each that comes or changes, `gone` for each that goes. */
  z.object({ tell: z.literal("lobby"), tables: z.array(TableCard), more: z.boolean() }),
  z.object({ tell: z.literal("card"), card: TableCard }),
  z.object({ tell: z.literal("gone"), table }),
  /** It is my turn at a table that this connection does not watch, or no longer. */
  z.object({ tell: z.literal("turn"), turn: Turn, on: z.boolean() }),
  /** A watched table: first, and whenever something but the match changes. */
  z.object({ tell: z.literal("table"), info: TableInfo }),
  /** A watched match: first, and after each answer. */
  z.object({
    tell: z.literal("sight"),
    table,
    /** How many entries the table's log has; commands send it back. It grows even when an answer is taken back. */
    seq: n,
    sight: z.custom<SightTold>(),
    /** What I have answered in advance, if anything. */
    standing: z.custom<readonly StandingAnswer[]>().optional(),
    clocks: ClocksNow.optional(),
  }),
  /** Whether I may take back my last answer on my own: no barrier means yes. Follows a `sight` after a moment. */
  z.object({
    tell: z.literal("undo"),
    table,
    seq: n,
    barrier: z.enum(["nothing-to-undo", "another-seat", "chance", "hidden-thing-seen", "not-known-yet"]).optional(),
  }),
  z.object({ tell: z.literal("chat"), table, lines: z.array(ChatLine) }),
  /** Command `n` is done, and durable. */
  z.object({ tell: z.literal("done"), n }),
  /** Command `n` is refused and has changed nothing. */
  z.object({ tell: z.literal("refused"), n, refusal: RefusalReply }),
  /** The server is about to stop; connect again. */
  z.object({ tell: z.literal("bye") }),
]);
export type Tidings = z.infer<typeof Tidings>;
