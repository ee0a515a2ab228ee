import type { Rules } from "@civitas/kernel";
import type { TableVerb } from "@civitas/monumental-family";
import type { CardStage } from "../stage.ts";
import { playerAt } from "../state.ts";
import { citiesToTradeWith } from "../trading.ts";
import { activatable, activateFurther } from "./activate.ts";
import { archivable, archiveCards } from "./archive.ts";
import { copyable, copyCard } from "./copy.ts";
import { discardable, discardFromCity } from "./discard.ts";
import { discardFromRow, rowCards } from "./discard-row.ts";
import { drawAndUse } from "./draw-use.ts";
import { policyBonuses } from "./policy-bonus.ts";
import { provinceBonuses, provincesWithBonus } from "./province-bonus.ts";
import { reinforceable, reinforceCards } from "./reinforce.ts";
import { takeableBasics, takeBasicBuilding } from "./take-basic.ts";
import { tradeFreely } from "./trade-free.ts";
import { placeableTokens, placeTypeTokens } from "./type-tokens.ts";
import { usableRowCards, useRowCard } from "./use-row-card.ts";
import { buildWonderSection, payableSections } from "./wonder-section.ts";

/** How many things on the table a verb could be applied to now. */
export function choicesOnTable(stage: CardStage, verb: TableVerb): number {
  const { duel } = stage.play;
  const player = playerAt(duel, stage.seat);
  switch (verb.verb) {
    case "archive":
      return archivable(player).length;
    case "discard":
      return discardable(player).length;
    case "discardDisplay":
      return rowCards(duel).length;
    case "reinforce":
      return reinforceable(player).length;
    case "activate":
      return activatable(player, stage.source).length;
    case "placeTypeToken":
      return placeableTokens(player).length;
    case "copy":
      return copyable(player, stage.source, verb.seeks).length;
    case "drawUse":
      return player.deck.length;
    case "useDisplay":
      return usableRowCards(duel).length;
    case "takeBasic":
      return takeableBasics(duel).length;
    case "wonderSection":
      return payableSections(duel, player, verb.discount).length;
    case "policyBonus":
      return player.policies.length;
    case "warlordsProvinceBonus":
      return provincesWithBonus(player).length;
    case "tradeFree":
      return citiesToTradeWith(duel, stage.seat, "free").length;
  }
}

/** Carries a verb out; what is impossible does nothing (MD-23.1). */
export function carryOnTable(stage: CardStage, verb: TableVerb): Rules {
  switch (verb.verb) {
    case "archive":
      return archiveCards(stage, verb);
    case "discard":
      return discardFromCity(stage, verb);
    case "discardDisplay":
      return discardFromRow(stage, verb);
    case "reinforce":
      return reinforceCards(stage, verb);
    case "activate":
      return activateFurther(stage, verb);
    case "placeTypeToken":
      return placeTypeTokens(stage, verb);
    case "copy":
      return copyCard(stage, verb);
    case "drawUse":
      return drawAndUse(stage, verb);
    case "useDisplay":
      return useRowCard(stage);
    case "takeBasic":
      return takeBasicBuilding(stage);
    case "wonderSection":
      return buildWonderSection(stage, verb);
    case "policyBonus":
      return policyBonuses(stage, verb);
    case "warlordsProvinceBonus":
      return provinceBonuses(stage, verb);
    case "tradeFree":
      return tradeFreely(stage, verb);
  }
}
