import type { Rules } from "@civitas/kernel";
import type { GameTable, Stories } from "./agenda.ts";
import { advanceDeeds } from "./effects/advances.ts";
import { barbarianDeeds } from "./effects/barbarians.ts";
import { cardDeeds } from "./effects/cards.ts";
import { cityDeeds } from "./effects/cities.ts";
import { combiningDeeds } from "./effects/combining.ts";
import type { Deeds } from "./effects/deeds.ts";
import { destructionDeeds } from "./effects/destruction.ts";
import { exploringDeeds } from "./effects/exploring.ts";
import { goodsDeeds } from "./effects/goods.ts";
import { hardshipDeeds } from "./effects/hardship.ts";
import { revoltDeeds } from "./effects/revolt.ts";
import { turnDeeds } from "./effects/turn.ts";
import { unitLossDeeds } from "./effects/unit-loss.ts";
import { unitDeeds } from "./effects/units.ts";
import { wonderDeeds } from "./effects/wonders.ts";
import type { Clash } from "./state.ts";
import type { Verb, Verbs } from "./verbs/grammar.ts";
import type { Deed, Stage } from "./verbs/verb.ts";

/** How every verb of the box is carried out. Leaving one out does not compile. */
const DEEDS: Deeds = {
  ...goodsDeeds,
  ...cardDeeds,
  ...advanceDeeds,
  ...turnDeeds,
  ...cityDeeds,
  ...unitDeeds,
  ...exploringDeeds,
  ...wonderDeeds,
  ...hardshipDeeds,
  ...unitLossDeeds,
  ...destructionDeeds,
  ...revoltDeeds,
  ...barbarianDeeds,
  ...combiningDeeds(canBegin),
};

function deedOf(verb: Verb): Deed<Verb> {
  const name: Verb["verb"] = verb.verb;
  return DEEDS[name];
}

/** Whether this verb would do anything now. */
export const can = (verb: Verb, stage: Stage): boolean => deedOf(verb).can(verb, stage);

/** CC-25.5: what a text says first must be possible; the rest follows as far as it is. */
export function canBegin(verbs: Verbs, stage: Stage): boolean {
  const [first] = verbs;
  return first !== undefined && can(first, stage);
}

/** Carries out effects in written order: one verb, and the rest when everything that follows from it is done. */
export function* tellEffects(s: Clash, table: GameTable, { seat, source, hex, verbs }: Stories["effects"]): Rules {
  const [verb, ...rest] = verbs;
  if (verb === undefined) return;
  if (rest.length > 0) table.next("effects", { seat, source, hex, verbs: rest });
  yield* deedOf(verb).run(verb, { s, table, seat, source, hex });
}
