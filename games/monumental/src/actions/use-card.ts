import { no, type Ref, type Rules, type Seat, type Verdict } from "@civitas/kernel";
import { type ActiveId, countOf, countOnce, forEachActive } from "../active.ts";
import type { GameTable } from "../agenda.ts";
import { laidCards } from "../city.ts";
import { type AnyCardId, CARDS } from "../content/cards.ts";
import { isHero } from "../content/heroes.ts";
import { laidRef } from "../effects/cards-laid.ts";
import { ref } from "../refs.ts";
import { nameOf, say } from "../say.ts";
import { fromCard, sourceRef } from "../source.ts";
import { CardStage } from "../stage.ts";
import { cityOf, type Monumental, realmOf } from "../state.ts";
import { applyUse } from "../using.ts";
import type { CardEffect } from "../verbs/grammar.ts";
import { vocabulary } from "../vocabulary.ts";
import { Action, groupOf } from "./action.ts";

/** MO-6.3, MO-6.5: the ability of every active card, once a turn. */
export function judgeUses(
  m: Monumental,
  table: GameTable,
  seat: Seat,
  verdicts: Verdict<Action>[],
  explained: boolean,
): void {
  forEachActive(m, seat, (id, { use }) => {
    if (use !== undefined && !isHero(id)) verdicts.push(judgeUse(m, table, seat, id, use));
  });
  if (!explained) return;
  const refs = inactiveRefs(m, seat);
  if (refs.length === 0) return;
  verdicts.push(no({ id: "use:inactive", label: say("choice.use-inactive"), refs }, say("why.inactive"), "MO-6.1"));
}

/** Cards with an ability that lie in the city without being activated, and policies that are covered. */
function inactiveRefs(m: Monumental, seat: Seat): Ref[] {
  const { policies } = realmOf(m, seat);
  const cards = laidCards(cityOf(m, seat), ({ activated }) => !activated);
  return [
    ...cards.filter(({ card }) => CARDS[card].use !== undefined).map((laid) => laidRef(seat, laid)),
    ...policies
      .slice(0, -1)
      .filter((id) => CARDS[id].use !== undefined)
      .map((id) => ref.policy(seat, id)),
  ];
}

function judgeUse(m: Monumental, table: GameTable, seat: Seat, card: AnyCardId, use: CardEffect): Verdict<Action> {
  const id = `use:${card}`;
  const stage = new CardStage(m, table, seat, fromCard(card));
  const label = () => say("choice.use", { card: nameOf(card) });
  const refs = () => [sourceRef(m, seat, stage.source)];
  const candidate = () => ({ id, label: label(), refs: refs(), group: groupOf("use") });
  if (countOf(m, card) > 0) return no(candidate, () => say("why.used"), "MO-6.3");
  if (!vocabulary.mayApply(use, stage)) return no(candidate, () => whyNot(use, stage));
  // MO-6.9: an ability without a cost may legally be chosen for no effect; that is not offered.
  if (use.cost === undefined && !vocabulary.wouldDo(use.does, stage)) {
    return no(candidate, () => say("why.no-effect"), "MO-6.9");
  }
  return new Action(
    id,
    "use",
    () => ({ label: label(), refs: refs(), note: say("choice.do", { does: vocabulary.sayEffect(use) }) }),
    () => using(m, table, card, use, stage),
  );
}

function whyNot({ condition, cost }: CardEffect, stage: CardStage) {
  if (condition !== undefined && !vocabulary.holds(condition, stage)) {
    return { why: say("why.condition", { condition: vocabulary.sayCondition(condition) }), clause: "MO-15.8" };
  }
  return { why: say("why.cost", { cost: cost === undefined ? "" : vocabulary.sayCost(cost) }), clause: "MO-6.9" };
}

function* using(m: Monumental, table: GameTable, card: ActiveId & AnyCardId, use: CardEffect, stage: CardStage): Rules {
  countOnce(m, card);
  const { seat } = stage;
  table.tell(() => ({ what: say("log.uses", { who: { seat }, card: nameOf(card) }), seat, clause: "MO-6.3" }));
  yield* applyUse(use, stage, table);
}
