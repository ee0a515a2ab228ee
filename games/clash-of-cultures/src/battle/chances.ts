import type { SideName } from "../agenda.ts";
import { covers } from "../bills.ts";
import { COMBAT_EFFECTS, type CombatEffect } from "../content/combat-effects.ts";
import type { CombatId } from "../content/ids.ts";
import { type Force, mixed, type Odds, oddsOf } from "../odds.ts";
import type { Holdings } from "../state.ts";
import type { CombatVerb } from "../verbs/combat.ts";

/** One way a round may begin: its probability, and the two sides in it. */
interface Way {
  readonly chance: number;
  readonly mine: Force;
  readonly theirs: Force;
}

const THIRD = 1 / 3;
const fewer = (side: Force): Force => ({ ...side, units: Math.max(0, side.units - 1) });

/** How a battle ends if it is fought to the end. */
export interface Foreseen {
  readonly odds: Odds;
  /** The same if the other side pays what the card demands (Siege), where it can. */
  readonly paid?: Odds | undefined;
}

/** In per cent; "51–66" where it depends on whether the other side pays. */
export function percentages({ odds, paid = odds }: Foreseen): Record<keyof Odds, number | string> {
  const range = (end: keyof Odds): number | string => {
    const [least = 0, most = 0] = [odds[end], paid[end]]
      .map((chance) => Math.round(chance * 100))
      .sort((a, b) => a - b);
    return least === most ? least : `${least}–${most}`;
  };
  return { win: range("win"), draw: range("draw"), lose: range("lose") };
}

/** What a verb of one's own card does to such a way; nothing for a retreat, which ends the battle. */
function waysWith(verb: CombatVerb, way: Way, paid: boolean): readonly Way[] | undefined {
  const { chance, mine, theirs } = way;
  const plus = (more: Partial<Force>): Way[] => [{ ...way, mine: { ...mine, ...more } }];
  switch (verb.combat) {
    case "cv":
      return plus({ cv: mine.cv + verb.n });
    case "dice":
      return plus({ dice: mine.dice + verb.n });
    case "cancelHits":
      return plus({ cancels: mine.cancels + verb.n });
    case "rerollSixes":
      return plus({ explodes: true });
    case "cvPerDefender":
      return plus({ cv: mine.cv + verb.n * theirs.units });
    case "attackerCvPerUnit":
      return [{ ...way, theirs: { ...theirs, cv: theirs.cv + verb.n * theirs.units } }];
    case "sacrifice":
      return [{ ...way, mine: fewer(mine), theirs: fewer(theirs) }];
    case "shoot":
      return [
        { ...way, chance: chance * THIRD, theirs: fewer(theirs) },
        { ...way, chance: chance * (1 - THIRD) },
      ];
    case "screen": {
      const none = (1 - THIRD) ** mine.units;
      return [
        { ...way, chance: chance * none },
        { ...way, chance: chance * (1 - none), mine: { ...mine, cancels: mine.cancels + 1 } },
      ];
    }
    case "demand":
      return paid ? [way] : plus({ cv: mine.cv + verb.cv });
    case "encircle":
      return plus({ encircles: true });
    case "takeCard":
    case "drawIfKilled":
      return [way];
    case "retreat":
      return undefined;
  }
}

/**
 * How a battle ends for this side if it is fought to the end with this card and no other; nothing if the card ends it.
 * `purse` is what the other side could pay with.
 */
export function foresee(
  side: SideName,
  [mine, theirs]: readonly [Force, Force],
  card: CombatId | undefined,
  purse: Holdings | undefined,
): Foreseen | undefined {
  const effect: CombatEffect | undefined = card && COMBAT_EFFECTS[card];
  const does = effect?.does ?? [];
  const begun = { chance: 1, mine, theirs };
  const odds = oddsAfter(side, begun, does, false);
  if (odds === undefined) return undefined;
  const mayPay = purse !== undefined && does.some((verb) => verb.combat === "demand" && covers(purse, verb.cost));
  return { odds, paid: mayPay ? oddsAfter(side, begun, does, true) : undefined };
}

function oddsAfter(side: SideName, begun: Way, does: readonly CombatVerb[], paid: boolean): Odds | undefined {
  let ways: readonly Way[] = [begun];
  for (const verb of does) {
    const next = ways.map((way) => waysWith(verb, way, paid));
    if (next.includes(undefined)) return undefined;
    ways = next.flatMap((found) => found ?? []);
  }
  return mixed(ways.map((way) => [way.chance, oddsFor(side, way)] as const));
}

function oddsFor(side: SideName, { mine, theirs }: Way): Odds {
  if (side === "attacker") return oddsOf(mine, theirs);
  const { win, draw, lose } = oddsOf(theirs, mine);
  return { win: lose, draw, lose: win };
}
