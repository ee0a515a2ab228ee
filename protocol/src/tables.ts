import type { OptionKind, SeatRange } from "@civitas/kernel";
import { z } from "zod";
import { Clock, Pace } from "./pace.ts";
import { Person } from "./people.ts";

/**
 * A player's share in the seed. The server commits to its own part before it hears this, so creating a table sends
 * none.
 */
const Salt = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

const Level = z.string().regex(/^[a-z][a-z0-9:-]{0,30}$/);

/** Who sits where: `me` is the person who creates the table. */
export const SeatWish = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("me") }),
  z.object({ kind: z.literal("open") }),
  z.object({ kind: z.literal("bot"), level: Level }),
]);
export type SeatWish = z.infer<typeof SeatWish>;

const OptionValues = z.record(z.string().max(60), z.union([z.boolean(), z.string().max(60), z.number()]));

const Spectators = z.object({
  allowed: z.boolean(),
  /** The delay of the audience in seconds. */
  delay: z.number().int().min(0).max(3600),
});

export const NewTable = z.object({
  game: z.string().max(60),
  options: OptionValues.default({}),
  seats: z.array(SeatWish).min(1).max(12),
  visibility: z.enum(["public", "link"]).default("public"),
  pace: Pace.default({ kind: "live", clock: { kind: "none" } }),
  spectators: Spectators.default({ allowed: true, delay: 0 }),
});
export type NewTable = z.input<typeof NewTable>;

export const JoinForm = z.object({ seat: z.number().int().min(0).max(11).optional(), salt: Salt.optional() });
export type JoinForm = z.infer<typeof JoinForm>;

export const SaltForm = z.object({ salt: Salt });
export type SaltForm = z.infer<typeof SaltForm>;

/** The host changes a seat before the start. */
export const SeatChange = z.object({
  seat: z.number().int().min(0).max(11),
  to: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("open") }),
    z.object({ kind: z.literal("bot"), level: Level }),
  ]),
});
export type SeatChange = z.infer<typeof SeatChange>;

export const SeatInfo = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open") }),
  z.object({ kind: z.literal("bot"), level: z.string() }),
  z.object({
    kind: z.literal("person"),
    person: Person,
    /** Whether the person is looking at the table right now; not told in a game by post. */
    here: z.boolean(),
    /** The level of the bot that plays for this person now; with `away` the person may come back. */
    standIn: z.string().optional(),
    why: z.enum(["away", "out-of-time", "resigned"]).optional(),
  }),
]);
export type SeatInfo = z.infer<typeof SeatInfo>;

/** Something that all people at the table have to agree to. */
const Request = z.object({
  /** A yes or no names it, so that it never counts for a request that came later. */
  id: z.number().int(),
  kind: z.enum(["undo", "pause", "replace"]),
  by: z.number().int(),
  /** For undo: the number of answers to go back to. */
  to: z.number().int().optional(),
  /** For replace: the seat for which a bot should play. */
  seat: z.number().int().optional(),
  /** The seats that have agreed, and those still asked. */
  agreed: z.array(z.number().int()),
  asked: z.array(z.number().int()),
});

/** What everybody at or around a table may know of it, apart from the match itself. */
export const TableInfo = z.object({
  id: z.string(),
  game: z.string(),
  /** The version of the rules. */
  rules: z.number().int(),
  options: OptionValues,
  state: z.enum(["open", "playing", "over"]),
  visibility: z.enum(["public", "link"]),
  host: z.string(),
  pace: z.object({ kind: z.enum(["live", "post"]), clock: Clock }),
  spectators: Spectators,
  seats: z.array(SeatInfo),
  /** Your seat, or "audience". */
  you: z.union([z.number().int(), z.literal("audience")]),
  paused: z.boolean(),
  /** The server no longer has the rules by which the game began; it is paused until they are back. */
  halted: z.literal(true).optional(),
  request: Request.optional(),
  /** Why it is over. */
  ending: z.enum(["finished", "resigned", "cancelled"]).optional(),
  created: z.number(),
  started: z.number().optional(),
  ended: z.number().optional(),
  /** The table where these players play again. */
  rematch: z.string().optional(),
  fairness: z.object({
    /** SHA-256 of the server's seed: published before any salt is known. */
    commitment: z.string(),
    /** By seat, from the start on; "-" for a bot. */
    salts: z.array(z.string()),
    /** Revealed at the end. */
    serverSeed: z.string().optional(),
    seed: z.string().optional(),
  }),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A table as a line of the lobby. `waiting` are the seats whose turn it is. */
export const TableCard = TableInfo.pick({
  id: true,
  game: true,
  options: true,
  state: true,
  visibility: true,
  host: true,
  pace: true,
  spectators: true,
  seats: true,
  paused: true,
  created: true,
}).extend({ updated: z.number(), waiting: z.array(z.number().int()) });
export type TableCard = z.infer<typeof TableCard>;

/** A page of a list of tables. */
export const TablesReply = z.object({
  tables: z.array(TableCard),
  /** There is a next page. */
  more: z.boolean(),
});
export type TablesReply = z.infer<typeof TablesReply>;

/** It has become your turn at that table, or is no longer. */
export const Turn = z.object({ table: z.string(), game: z.string(), seat: z.number().int(), since: z.number() });
export type Turn = z.infer<typeof Turn>;

export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: SeatRange;
  readonly options: Readonly<Record<string, OptionKind>>;
}

export const GamesReply = z.object({
  games: z.array(z.custom<GameInfo>()),
  /** The levels of bots that can take a seat. */
  levels: z.array(z.string()),
});
export type GamesReply = z.infer<typeof GamesReply>;
