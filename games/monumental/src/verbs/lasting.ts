import type { CoastalAdjacency } from "./lasting-effects/coastal-adjacency.ts";
import type { Defence } from "./lasting-effects/defence.ts";
import type { FreeMoves } from "./lasting-effects/free-moves.ts";
import type { FreeSteps } from "./lasting-effects/free-steps.ts";
import type { GoldAsMilitary } from "./lasting-effects/gold-as-military.ts";
import type { Reduction } from "./lasting-effects/reduction.ts";

/** What a card of the box can change as long as it is in force. */
export type Lasting = Reduction | Defence | GoldAsMilitary | CoastalAdjacency | FreeSteps | FreeMoves;
export type LastingName = Lasting["lasting"];
