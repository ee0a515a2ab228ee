import type { CardStage } from "../stage.ts";

/** An effect that always asks, if it can do anything. */
export const choosing = <V>(can: (verb: V, stage: CardStage) => boolean) => ({ can, asks: can });

/** An effect that is always possible and never asks. */
export const atOnce = { can: () => true, asks: () => false };
