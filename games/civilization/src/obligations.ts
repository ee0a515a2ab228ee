import type { Rules } from "@civitas/kernel";
import type { GameTable } from "./agenda.ts";
import { CULTURE_HAND, STACKING_LIMIT } from "./content/constants.ts";
import { checkGovernments } from "./governments.ts";
import { cultureHand, stackingLimit } from "./limits.ts";
import type { SquareNumber, World } from "./state.ts";

/** CV-9.11, CV-15.10, CV-21.21: what a changed world demands at once, in anybody's phase turn. */
export function oblige(w: World, table: GameTable): void {
  if (w.round === 0 || w.battle !== null) return;
  for (const [seat, { events, figures }] of w.realms.entries()) {
    if (events.length > CULTURE_HAND && events.length > cultureHand(w, seat)) table.next("handLimit", { seat });
    if (figures.length <= STACKING_LIMIT) continue;
    const standing = new Map<SquareNumber, number>();
    for (const { at, marching } of figures) if (marching === "no") standing.set(at, (standing.get(at) ?? 0) + 1);
    for (const [square, n] of standing) {
      if (n > STACKING_LIMIT && n > stackingLimit(w, seat)) table.next("crowded", { seat, square });
    }
  }
  checkGovernments(w, table);
}

type Telling<Due> = (w: World, table: GameTable, due: Due) => Rules;

/** A story after which its consequences are seen to. */
export const obliging = <Due>(tell: Telling<Due>): Telling<Due> =>
  function* (w, table, due) {
    yield* tell(w, table, due);
    oblige(w, table);
  };
