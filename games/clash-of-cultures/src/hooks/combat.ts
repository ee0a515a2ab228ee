import type { Rules } from "@civitas/kernel";
import type { GameTable, SideName } from "../agenda.ts";
import type { CombatId } from "../content/ids.ts";
import type { Clash } from "../state.ts";

/** A card's own condition beside CC-19.3. */
export const canCommit = (_s: Clash, _side: SideName, _card: CombatId): boolean => true;

/** CC-19.4: what it does when shown. */
export function* onReveal(_s: Clash, _table: GameTable, _side: SideName, _card: CombatId): Rules {}

/** What it changes in the roll of this round: fills the bonuses of the sides. */
export function onRoll(_s: Clash, _side: SideName, _card: CombatId): void {}

/** CC-19.13: what it does after the casualties. */
export function* onCasualties(_s: Clash, _table: GameTable, _side: SideName, _card: CombatId): Rules {}
