import { z } from "zod";

/** How long people may think. What happens when time is up: a bot takes the seat until the person comes back. */
export const Clock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  /** Seconds for each decision. */
  z.object({
    kind: z.literal("decision"),
    seconds: z
      .number()
      .int()
      .min(5)
      .max(60 * 86_400),
  }),
  /** Seconds for all decisions of the game, and more after each answer. */
  z.object({
    kind: z.literal("game"),
    seconds: z
      .number()
      .int()
      .min(10)
      .max(60 * 86_400),
    increment: z.number().int().min(0).max(86_400).default(0),
  }),
]);
export type Clock = z.infer<typeof Clock>;

/** Live: everybody is here. By post: people come back when they are told that it is their turn. */
export const Pace = z.object({ kind: z.enum(["live", "post"]), clock: Clock });
export type Pace = z.infer<typeof Pace>;

/** A seat's time at the moment of the message. */
export interface SeatClock {
  /** Milliseconds left. */
  readonly left: number;
  readonly running: boolean;
}

export const ChatLine = z.object({
  n: z.number().int(),
  /** Milliseconds since 1970. */
  time: z.number(),
  person: z.object({ id: z.string(), name: z.string() }),
  text: z.string(),
});
export type ChatLine = z.infer<typeof ChatLine>;
