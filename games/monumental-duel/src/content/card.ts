import { NOTHING, RESOURCES, type Resource, type Resources, type TriggerOf } from "@civitas/monumental-family";
import type { DuelGrammar, Effect, Verbs } from "../grammar.ts";
import type { Bill } from "../payment.ts";
import type { Ability, Occasion } from "./ability.ts";
import type { Lasting } from "./lasting.ts";
import type { ProvinceType } from "./province-type.ts";

export type Era = "I" | "II" | "III";

export type Kind =
  | "building"
  | "basic-building"
  | "knowledge"
  | "wonder"
  | "province"
  | "policy"
  | "warlord"
  | "scout"
  | "free-city";

/** A card as data. Its words are made from this and from its name. */
export interface Card {
  readonly kind: Kind;
  /** Of development cards. */
  readonly era: Era | null;
  /** Production of a building, science of a knowledge card, military of a province; a wonder has sections. */
  readonly cost: number;
  /** MD-8.3 to MD-8.11: what acquiring it costs by print. */
  readonly price: Bill;
  /** The production for the two sections of a wonder. */
  readonly sections: readonly [number, number];
  readonly gives: Resources;
  /** The same, as a list to go through. */
  readonly given: readonly (readonly [Resource, number])[];
  readonly abilities: readonly Ability[];
  /** Wonder: on completion. Province: when acquired from the row. Policy: when developed. Free city: the trade effect. */
  readonly bonus: Verbs;
  readonly types: readonly ProvinceType[];
  /** MD-22.7: nobody but its people's warlord applies the bonus. */
  readonly warlordOnly: boolean;

  // The abilities once more, by what the rules look for.
  readonly action: Effect | undefined;
  readonly cardActivated: Effect | undefined;
  readonly cityActivated: Effect | undefined;
  readonly triggers: readonly TriggerOf<DuelGrammar, Occasion>[];
  readonly lasting: readonly Lasting[];
}

type Print = Partial<Pick<Card, "cost" | "sections" | "gives" | "abilities" | "bonus" | "types" | "warlordOnly">>;

function priceOf(kind: Kind, { cost = 0, sections = [0, 0] }: Print): Bill {
  if (kind === "knowledge") return { of: "science", n: cost };
  if (kind === "province") return { of: "military", n: cost, restricted: true };
  return { of: "production", n: kind === "wonder" ? sections[0] : cost };
}

function printed(kind: Kind, era: Era | null, print: Print): Card {
  const abilities = print.abilities ?? [];
  return {
    kind,
    era,
    cost: print.cost ?? 0,
    price: priceOf(kind, print),
    sections: print.sections ?? [0, 0],
    gives: print.gives ?? NOTHING,
    given: RESOURCES.flatMap((resource) => {
      const n = print.gives?.[resource];
      return n === undefined ? [] : [[resource, n] as const];
    }),
    abilities,
    bonus: print.bonus ?? [],
    types: print.types ?? [],
    warlordOnly: print.warlordOnly ?? false,
    action: abilities.find((ability) => ability.type === "action"),
    cardActivated: abilities.find((ability) => ability.type === "card-activated"),
    cityActivated: abilities.find((ability) => ability.type === "city-activated"),
    triggers: abilities.filter((ability) => ability.type === "trigger"),
    lasting: abilities.filter((ability) => ability.type === "lasting").map((ability) => ability.effect),
  };
}

const abilities = (list: readonly Ability[]): Print => ({ abilities: list });

/** A card of a civilization's city deck: never bought. */
export const starting = (kind: "building" | "knowledge", gives: Resources, ...list: Ability[]): Card =>
  printed(kind, null, { gives, ...abilities(list) });

export const basic = (cost: number, gives: Resources): Card => printed("basic-building", null, { cost, gives });

export const building = (era: Era, cost: number, gives: Resources, ...list: Ability[]): Card =>
  printed("building", era, { cost, gives, ...abilities(list) });

export const knowledge = (era: Era, cost: number, ...list: Ability[]): Card =>
  printed("knowledge", era, { cost, ...abilities(list) });

export const wonder = (
  era: Era,
  sections: readonly [number, number],
  gives: Resources,
  bonus: Verbs,
  ...list: Ability[]
): Card => printed("wonder", era, { sections, gives, bonus, ...abilities(list) });

export const province = (era: Era, cost: number, type: ProvinceType, bonus: Verbs): Card =>
  printed("province", era, { cost, types: [type], bonus });

export const startProvince = (cost: number, type: ProvinceType, bonus: Verbs): Card =>
  printed("province", null, { cost, types: [type], bonus, warlordOnly: true });

export const policy = (bonus: Verbs, ability: Ability): Card =>
  printed("policy", null, { bonus, abilities: [ability] });

export const warlord = (ability: Ability): Card => printed("warlord", null, { abilities: [ability] });

export const scout = (): Card => printed("scout", null, {});

export const freeCity = (bonus: Verbs): Card => printed("free-city", null, { bonus });
