import { type Message, type Played, type Rules, type Seat, window } from "@civitas/kernel";
import { mayHoldFor } from "../abilities/suspected.ts";
import { couldUse } from "../abilities/using.ts";
import type { GameTable } from "../agenda.ts";
import { playsOf, scopes } from "../announcing/responding.ts";
import type { World } from "../state.ts";
import type { Entry } from "./entry.ts";

/**
 * CV-34.14: a window before a phase, or before researching. It exists only while somebody can use it; then everybody
 * who may hold a card for it is asked, in this order, so that nobody learns who does.
 */
export function* early(
  w: World,
  table: GameTable,
  seats: readonly Seat[],
  moment: "phaseStart" | "research",
  about: { readonly prompt: Message; readonly clause: string },
): Rules<Played<Entry> | undefined> {
  const can = (seat: Seat): boolean => couldUse(w, table, seat, moment);
  if (!seats.some(can)) return undefined;
  for (const seat of seats) {
    if (!can(seat) && !mayHoldFor(w, seat, moment)) continue;
    const played = yield* window([seat], {
      ...about,
      plays: (asked) => playsOf(w, table, asked, moment),
      asks: "everybody",
      standing: { kind: "before-phases", scopes: scopes(w, seat) },
    });
    if (played !== undefined) return played;
  }
  return undefined;
}
