import type { AnyMatch } from "@civitas/kernel";

/** Fills the hidden parts of one view (null, nothing) with what another shows at the same place. */
function reveal(hidden: unknown, shown: unknown): unknown {
  if (hidden === null || hidden === undefined) return shown;
  if (Array.isArray(hidden) && Array.isArray(shown)) {
    const length = Math.max(hidden.length, shown.length);
    return Array.from({ length }, (_, i) => reveal(hidden[i], shown[i]));
  }
  if (typeof hidden === "object" && typeof shown === "object" && shown !== null && !Array.isArray(hidden)) {
    const merged: Record<string, unknown> = { ...hidden };
    for (const [key, value] of Object.entries(shown)) merged[key] = reveal(merged[key], value);
    return merged;
  }
  return hidden;
}

/** The table with everybody's cards up: what any of the seats sees. */
export function openView(match: AnyMatch): unknown {
  let view: unknown = match.view("audience");
  for (let seat = 0; seat < match.seats; seat++) view = reveal(view, match.view(seat));
  return view;
}
