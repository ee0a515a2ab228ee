import type { AnyCardId } from "./cards.ts";
import type { HeroId } from "./heroes.ts";
import type { MonsterId } from "./monsters.ts";
import type { WarlordId } from "./starting.ts";

/** Whether the figures and effects of a card are those of the printed game, or our own because no public source prints them. */
export type CardOrigin = "printed" | "ours";

/** Everything printed on the cards of the box except the automa's, which are all as printed. */
export type PrintedId = AnyCardId | WarlordId | HeroId | MonsterId;

const PRINTED: ReadonlySet<PrintedId> = new Set<PrintedId>([
  "labour-camp",
  "library",
  "fort",
  "paper-mill",
  "samurai-training-ground",
  "pyrotechnics",
  "philosophy",
  "warrior-culture",
  "heracles",
  "musashi",
  "mogwai",
]);

export const originOf = (card: PrintedId): CardOrigin => (PRINTED.has(card) ? "printed" : "ours");
