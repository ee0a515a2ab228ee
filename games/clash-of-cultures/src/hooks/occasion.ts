import type { Seat } from "@civitas/kernel";
import type { GameTable, Stories } from "../agenda.ts";
import type { Clash } from "../state.ts";
import { bears, isUsed, markUsed, TRIGGERS } from "./bearers.ts";
import type { Occasions } from "./occasions.ts";
import { MEANINGS } from "./timings.ts";

/** Something has happened to this player: the abilities that it triggers are put on the agenda, the first on top. */
export function occasion<Name extends keyof Occasions>(
  s: Clash,
  table: GameTable,
  seat: Seat,
  name: Name,
  about: Occasions[Name],
): void {
  const answers: Stories["effects"][] = [];
  for (const { timing, holds, whose, oncePerTurn, note } of MEANINGS[name]) {
    const owner = whose === undefined ? seat : whose(s, seat);
    for (const { source, ability } of TRIGGERS.get(timing) ?? []) {
      if (!bears(s, owner, source) || !holds({ s, seat, about, owner, source })) continue;
      if (oncePerTurn && isUsed(s, source)) continue;
      if (oncePerTurn) markUsed(s, source);
      note?.(s, owner);
      answers.push({ seat: owner, source, hex: "hex" in about ? about.hex : null, verbs: ability.does });
    }
  }
  for (const answer of answers.toReversed()) table.next("effects", answer);
}
