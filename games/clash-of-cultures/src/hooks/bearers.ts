import type { Seat } from "@civitas/kernel";
import { ADVANCES } from "../content/advances.ts";
import { ADVANCE_IDS } from "../content/categories.ts";
import { BUILDING_ABILITIES, BUILDING_IDS } from "../content/pieces.ts";
import { WONDER_IDS, WONDERS, type Wonder } from "../content/wonders.ts";
import type { Source } from "../source.ts";
import { type Clash, type Hex, owns } from "../state.ts";
import type { Ability, Timing, Trigger, Use } from "../verbs/ability.ts";
import { wonderCity } from "./query.ts";

/** An ability and what it is printed on. */
export interface Borne<A extends Ability> {
  readonly source: Source;
  readonly ability: A;
}

const wonderAbilities = ({ abilities }: Wonder): readonly Ability[] => abilities;

const ALL: readonly Borne<Ability>[] = [
  ...BUILDING_IDS.flatMap((id) => borne({ of: "building", id }, BUILDING_ABILITIES[id])),
  ...ADVANCE_IDS.flatMap((id) => borne({ of: "advance", id }, ADVANCES[id].abilities)),
  ...WONDER_IDS.flatMap((id) => borne({ of: "wonder", id }, wonderAbilities(WONDERS[id]))),
];

function borne(source: Source, abilities: readonly Ability[]): Borne<Ability>[] {
  return abilities.map((ability) => ({ source, ability }));
}

const isTrigger = (one: Borne<Ability>): one is Borne<Trigger> => one.ability.type === "trigger";
const isUse = (one: Borne<Ability>): one is Borne<Use> => one.ability.type === "use";

/** What is used, as an action or free. */
export const USES: readonly Borne<Use>[] = ALL.filter(isUse);

const triggersOn = (timing: Timing): Borne<Trigger>[] =>
  ALL.filter(isTrigger).filter(({ ability }) => ability.on === timing);

/** What happens automatically, by the moment that triggers it. */
export const TRIGGERS: ReadonlyMap<Timing, readonly Borne<Trigger>[]> = new Map(
  ALL.filter(isTrigger).map(({ ability }) => [ability.on, triggersOn(ability.on)]),
);

/** This player has it: an advance, or a Wonder in an own city. Buildings answer only for themselves. */
export function bears(s: Clash, seat: Seat, source: Source): boolean {
  switch (source.of) {
    case "advance":
      return owns(s, seat, source.id);
    case "wonder":
      return wonderCity(s, source.id)?.owner === seat;
    default:
      return source.of === "building";
  }
}

/** The hex an ability is about if nothing else says so: its Wonder's. */
export const hexOf = (s: Clash, source: Source): Hex | null =>
  source.of === "wonder" ? (wonderCity(s, source.id)?.hex ?? null) : null;

/** CC-6.7: marked as used in this player turn. */
export const isUsed = (s: Clash, source: Source): boolean => s.now.used.some((id) => id === source.id);

export function markUsed(s: Clash, source: Source): void {
  if (source.of === "advance" || source.of === "wonder") s.now.used.push(source.id);
}
