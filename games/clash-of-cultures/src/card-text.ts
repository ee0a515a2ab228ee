import type { Message } from "@civitas/kernel";
import { ACTION_CARDS } from "./content/action-cards.ts";
import { ADVANCES } from "./content/advances.ts";
import { CHANGES } from "./content/changes.ts";
import { CIVIL_EFFECTS, type CivilEffect, type CollectBonus } from "./content/civil-effects.ts";
import { COMBAT_EFFECTS, type CombatEffect } from "./content/combat-effects.ts";
import { EVENTS } from "./content/events.ts";
import type { AdvanceId, Building, CivilId, CombatId, EventId, ObjectiveId, WonderId } from "./content/ids.ts";
import { OBJECTIVE_CARDS } from "./content/objective-cards.ts";
import { OBJECTIVES } from "./content/objectives.ts";
import { BUILDING_ABILITIES } from "./content/pieces.ts";
import { WONDERS } from "./content/wonders.ts";
import { sayObjective } from "./goals/speech.ts";
import { sayChanges, sayExtraCost } from "./hooks/speech.ts";
import { sayVerbs } from "./speech.ts";
import { type Ability, sayAbility } from "./verbs/ability.ts";
import { sayGoods } from "./verbs/amounts.ts";
import { sayCombat, sayCombatVerb } from "./verbs/combat.ts";
import { sayPrint } from "./verbs/print.ts";

/** What is printed on things, one message a sentence, made from their verbs and changes. */

const sayAbilities = (abilities: readonly Ability[]): Message[] =>
  abilities.map((ability) => sayAbility(ability, sayVerbs(ability.does)));

export function advanceText(id: AdvanceId): Message[] {
  const { abilities, extraCost } = ADVANCES[id];
  const cost = Object.keys(extraCost).length === 0 ? [] : [sayExtraCost(sayGoods(extraCost))];
  return [...sayChanges(CHANGES[id] ?? {}), ...sayAbilities(abilities), ...cost];
}

/** The needed advances and the price are drawn; a building that its city must have is said. */
export function wonderText(id: WonderId): Message[] {
  const { abilities, cityNeeds } = WONDERS[id];
  const where = cityNeeds === null ? [] : [sayPrint("wonder-needs.port")];
  return [...where, ...sayChanges(CHANGES[id] ?? {}), ...sayAbilities(abilities)];
}

export const buildingText = (id: Building): Message[] =>
  id === "port" || id === "fortress" ? [sayPrint(`building-text.${id}`)] : sayAbilities(BUILDING_ABILITIES[id]);

/** When it is played and what it does. */
export function civilText(id: CivilId): Message[] {
  const { timing, asAction, after, collect, does: verbs }: CivilEffect = CIVIL_EFFECTS[id];
  const does = collect === null ? sayVerbs(verbs) : sayCollect(collect);
  if (after !== null) return [sayPrint(`after.${after}`, { does })];
  return [sayPrint(asAction ? "timing.action" : `timing.${timing}`, { does })];
}

const sayCollect = ({ repeats, more }: CollectBonus): Message =>
  repeats ? sayPrint("collect.repeats") : sayPrint("collect.more", { n: more });

export function combatText(id: CombatId): Message[] {
  const effect: CombatEffect = COMBAT_EFFECTS[id];
  return [sayFighters(effect), ...effect.does.map(sayCombatVerb)];
}

function sayFighters({ fighters, role, where }: CombatEffect): Message {
  const who = fighters.map((fighter) => sayCombat(`fighters.${fighter}`));
  const side = role === "not-attacking-city" ? "any" : role;
  const inCity = where === "city" && side !== "any";
  return sayCombat(inCity ? `role.${side}-city` : `role.${side}`, { fighters: who });
}

export const objectiveText = (id: ObjectiveId): Message[] => sayObjective(OBJECTIVES[id]);

/** The icon is drawn. Great persons say what they do in a hand. */
export function eventText(id: EventId): Message[] {
  const { affects, does } = EVENTS[id];
  if (affects === "great-person")
    return [sayPrint("great-person.take"), sayPrint("great-person.play", { does: sayVerbs(does) })];
  return [sayPrint(affects === "all" ? "event-text.all" : "text.does", { does: sayVerbs(does) })];
}

const has = <Id extends string>(table: Readonly<Record<Id, unknown>>, id: string): id is Id => id in table;

/** What the two halves of an Action or Objective card hold; nothing for other things. */
export function halvesOf(id: string): readonly string[] | undefined {
  if (has(ACTION_CARDS, id)) return [ACTION_CARDS[id].civil, ACTION_CARDS[id].combat];
  return has(OBJECTIVE_CARDS, id) ? [OBJECTIVE_CARDS[id].upper, OBJECTIVE_CARDS[id].lower] : undefined;
}

/** All that is printed on a thing, by its id; nothing for what is no card. */
export function printedOn(id: string): readonly Message[] {
  if (has(ADVANCES, id)) return advanceText(id);
  if (has(WONDERS, id)) return wonderText(id);
  if (has(CIVIL_EFFECTS, id)) return civilText(id);
  if (has(COMBAT_EFFECTS, id)) return combatText(id);
  if (has(OBJECTIVES, id)) return objectiveText(id);
  return has(EVENTS, id) ? eventText(id) : [];
}
