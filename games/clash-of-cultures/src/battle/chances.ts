import type { SideName } from "../agenda.ts";
import { COMBAT_EFFECTS, type CombatEffect } from "../content/combat-effects.ts";
import type { CombatId } from "../content/ids.ts";
import { type Force, mixed, type Odds, oddsOf } from "../odds.ts";
import type { CombatVerb } from "../verbs/combat.ts";

/** One way a round may begin: how likely, and the two sides in it. */
interface Way {
  readonly chance: number;
  readonly mine: Force;
  readonly theirs: Force;
}

const THIRD = 1 / 3;
const fewer = (side: Force): Force => ({ ...side, units: Math.max(0, side.units - 1) });

/** What a verb of one's own card makes of a way; nothing where that can't be told beforehand. */
function waysWith(verb: CombatVerb, way: Way): readonly Way[] | undefined {
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
    case "demand": // if nobody pays
      return plus({ cv: mine.cv + verb.cv });
    case "encircle":
      return plus({ encircles: true });
    case "takeCard":
    case "drawIfKilled":
      return [way];
    case "retreat":
      return undefined;
  }
}

/** How a battle ends for this side if it is fought on with this card and no other; nothing where that can't be told. */
export function oddsWith(side: SideName, mine: Force, theirs: Force, card: CombatId | undefined): Odds | undefined {
  const effect: CombatEffect | undefined = card && COMBAT_EFFECTS[card];
  let ways: readonly Way[] = [{ chance: 1, mine, theirs }];
  for (const verb of effect?.does ?? []) {
    const next = ways.map((way) => waysWith(verb, way));
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
