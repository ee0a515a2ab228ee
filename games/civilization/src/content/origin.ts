import type { PrintedId } from "../cards/card-text.ts";

/** Whether the figures and effects of a card are those of the printed game, or our own because no public source prints them. */
export type CardOrigin = "printed" | "ours";

/** of these governments the public sources tell only the direction, or a part. */
const OURS: ReadonlySet<PrintedId> = new Set<PrintedId>([
  "despotism",
  "monarchy-gov",
  "democracy-gov",
  "communism-gov",
  "fundamentalism",
]);

export const originOf = (card: PrintedId): CardOrigin => (OURS.has(card) ? "ours" : "printed");
