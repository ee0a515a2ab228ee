import type { ServerRefusalCode } from "./refusals.ts";

/** Refusals that pass without anybody's doing: whoever asks again a moment later is usually not refused. */
const PASSING: ReadonlySet<ServerRefusalCode> = new Set(["too-fast", "storage", "closing"]);

export const passes = (code: ServerRefusalCode): boolean => PASSING.has(code);
