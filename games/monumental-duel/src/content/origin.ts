import type { CardId } from "./cards.ts";

/** Whether the figures and effects of a card are those of the printed game, or our own because no public source prints them. */
export type CardOrigin = "printed" | "ours";

const PRINTED: ReadonlySet<CardId> = new Set<CardId>([
  "labour-camp",
  "library",
  "fort",
  "samurai-training-ground",
  "hasekura-tsunenaga",
  "abu-bakr-ii",
  "pochteca-envoy",
  "barricade",
  "samarkand",
]);

export const originOf = (card: CardId): CardOrigin => (PRINTED.has(card) ? "printed" : "ours");
