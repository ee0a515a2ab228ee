import { useLookedAt, useTable } from "@civitas/table-kit";
import { type Clash, clash } from "../../src/battle/clash.ts";
import type { SideName } from "../../src/battle/state.ts";
import type { UnitId } from "../../src/content/ids.ts";
import { strengthOf, UNITS } from "../../src/content/units.ts";
import type { BattleView, FighterView, SideView } from "../../src/view/view.ts";
import { useCivilization } from "../seats.ts";
import { nationOf } from "./sides.ts";

/** A card of the hand that the player holds over the fronts. */
export interface Outlook {
  readonly unit: UnitId;
  readonly side: SideName;
  readonly strength: number;
  /** The front it is held over, if over a single one. */
  readonly front: number | "new" | undefined;
  /** What would happen on each front that it may attack. */
  readonly clashes: ReadonlyMap<number, Clash>;
}

const isUnit = (id: string): id is UnitId => id in UNITS;

/** The unit and the front of an option: `unit:infantry-b>2`. */
function playIn(id: string): { readonly unit: UnitId; readonly front: number | "new" } | undefined {
  const [, unit = "", front = "new"] = /^unit:([^>]+)(?:>(.+))?$/.exec(id) ?? [];
  return isUnit(unit) ? { unit, front: front === "new" ? "new" : Number(front) } : undefined;
}

/** CV-25.22: as strong as it would be in play. */
export const strengthInPlay = (id: UnitId, rank: 1 | 2 | 3 | 4, side: SideView): number =>
  strengthOf(id, rank) + side.unitStrength + side.strengthNext;

export function useRank(battle: BattleView | null, side: SideName, id: UnitId): 1 | 2 | 3 | 4 {
  const { realms } = useCivilization();
  const nation = battle === null ? null : nationOf(battle, side);
  return nation === null ? 1 : (realms[nation]?.ranks[UNITS[id].type] ?? 1);
}

const striker = ({ type, strength, wounds }: Pick<FighterView, "type" | "strength" | "wounds">) => ({
  type,
  strength,
  wounds,
});

/** What the player looks at, or has picked up, in a battle turn. */
export function useOutlook(battle: BattleView): Outlook | undefined {
  const looked = useLookedAt();
  const { from, sight } = useTable();
  const ids = looked.length > 0 ? looked : (from?.options ?? []).map(({ id }) => id);
  const plays = ids.flatMap((id) => playIn(id) ?? []);
  const [first] = plays;
  const unit = first?.unit ?? "infantry-a";
  const rank = useRank(battle, battle.turn, unit);
  if (first === undefined || plays.some((play) => play.unit !== unit) || battle.step !== "fight") return undefined;
  const strength = strengthInPlay(unit, rank, battle.sides[battle.turn]);
  const offered = new Set(sight.question?.options.map(({ id }) => id));
  const clashes = new Map(
    battle.fronts
      .filter(({ front }) => offered.has(`unit:${unit}>${front}`))
      .map((fighter) => [fighter.front, clash({ type: UNITS[unit].type, strength, wounds: 0 }, striker(fighter))]),
  );
  return { unit, side: battle.turn, strength, front: plays.length === 1 ? first.front : undefined, clashes };
}

/** The totals as they would be, once it is clear which front is meant. */
export function totalsAfter(
  battle: BattleView,
  outlook: Outlook | undefined,
): Readonly<Record<SideName, number>> | undefined {
  if (outlook?.front === undefined) return undefined;
  const { front, side, strength, clashes } = outlook;
  const other: SideName = side === "attacker" ? "defender" : "attacker";
  const met = front === "new" ? undefined : clashes.get(front);
  const waiting = battle.fronts.find((fighter) => fighter.front === front);
  const totals = { attacker: battle.sides.attacker.total, defender: battle.sides.defender.total };
  totals[side] += met?.newcomerDies === true ? 0 : strength;
  totals[other] -= met?.waitingDies === true ? (waiting?.strength ?? 0) : 0;
  return totals;
}
