import type { Seat } from "@civitas/kernel";
import type { Resources } from "@civitas/monumental-family";
import { inForce } from "./active.ts";
import { TOKENS } from "./content/tokens.ts";
import { defenceOf } from "./defence.ts";
import { countFree, hasUnitHero, type Units, unitsOn } from "./forces.ts";
import { conquestTerms, type PaymentTerms, shortBy } from "./payment.ts";
import { areasBeside, type Reach, waysTo } from "./reach.ts";
import { reducer } from "./reductions.ts";
import { type Monumental, realmOf, type SpaceNumber, spaceAt } from "./state.ts";

/** MO-9.44: the number of units may depend on whether the hero is among them. */
export interface Mode {
  readonly hero: "may" | "must" | "never";
  /** MO-9.8: exactly this many units. */
  readonly units: number;
  /** MO-5.16: military and the price of a free town are one payment. */
  readonly bill: Resources;
  readonly terms: PaymentTerms;
  /** How many could come. */
  readonly available: number;
  /** What is missing to pay. */
  readonly short: number;
}

export const isPossible = ({ units, available, short }: Mode): boolean => available >= units && short === 0;

/** What is the same for all targets at one moment. */
export interface Muster {
  readonly reach: Reach;
  /** By area: units that may leave, and how many if the hero stays. */
  readonly free: readonly number[];
  readonly freeWithoutHero: readonly number[];
  /** The area of the unit hero, null without one. */
  readonly heroArea: number | null;
  /** MO-12.13: whether the hero lowers what a conquest needs. */
  readonly heroCounts: boolean;
  /** What a defence comes to after all reductions. */
  readonly unitsFor: (defence: number, withHero: boolean) => number;
  /** How military may be paid against barbarians, and against others. */
  readonly terms: { readonly barbarians: PaymentTerms; readonly others: PaymentTerms };
}

export function muster(m: Monumental, seat: Seat, reach: Reach): Muster {
  const free: number[] = [];
  const freeWithoutHero: number[] = [];
  const realm = realmOf(m, seat);
  const heroSpace = hasUnitHero(realm) ? (realm.hero?.space ?? null) : null;
  reach.area.forEach((area, n) => {
    if (area === null) return;
    const may = countFree(m, n);
    free[area] = (free[area] ?? 0) + may;
    const others = n === heroSpace ? Math.min(may, spaceAt(m, n).soldiers + (realm.warlord === n ? 1 : 0)) : may;
    freeWithoutHero[area] = (freeWithoutHero[area] ?? 0) + others;
  });
  const leaving = heroSpace !== null && countFree(m, heroSpace) > 0 ? reach.area[heroSpace] : null;
  return {
    reach,
    free,
    freeWithoutHero,
    heroArea: leaving ?? null,
    heroCounts: inForce(m, seat, "reduction").some(({ effect }) => effect.what === "conquest" && effect.withHero),
    unitsFor: reducer(m, seat, "conquest"),
    terms: { barbarians: conquestTerms(m, seat, true), others: conquestTerms(m, seat, false) },
  };
}

/** The ways to conquer a target: one, or with and without the hero; none if it is too far away (MO-9.6). */
export function modesFor(m: Monumental, seat: Seat, target: SpaceNumber, force: Muster): Mode[] {
  const areas = areasBeside(m, force.reach, target);
  if (areas.length === 0) return [];
  const heroNear = force.heroArea !== null && areas.includes(force.heroArea);
  const sum = (by: readonly number[]): number => areas.reduce((all, area) => all + (by[area] ?? 0), 0);
  if (!force.heroCounts || !heroNear) return [modeOf(m, seat, target, "may", sum(force.free), force)];
  return [
    modeOf(m, seat, target, "must", sum(force.free), force),
    modeOf(m, seat, target, "never", sum(force.freeWithoutHero), force),
  ];
}

function modeOf(
  m: Monumental,
  seat: Seat,
  target: SpaceNumber,
  hero: Mode["hero"],
  available: number,
  { unitsFor, terms: by }: Muster,
): Mode {
  const space = spaceAt(m, target);
  const token = space.token === null ? null : TOKENS[space.token];
  const defence = Math.max(1, defenceOf(m, target)); // MO-9.8
  const units = unitsFor(defence, hero === "must");
  const military = Math.max(1, units - m.turn.freeUnits); // MO-5.10
  const bill: Resources = token === null ? { military } : { ...token.cost, military };
  const terms = token !== null && token.kind !== "town" ? by.barbarians : by.others;
  return { hero, units, bill, terms, available, short: shortBy(realmOf(m, seat), bill, terms) };
}

/** Units on one own space that could come to a target. */
export interface SourceOfUnits {
  readonly space: SpaceNumber;
  readonly units: Units;
  /** MO-9.5: this many of them may leave. */
  readonly most: number;
  readonly steps: number;
}

/** MO-9.9: who could come, the nearest first, then the largest groups. */
export function sourcesFor(m: Monumental, seat: Seat, target: SpaceNumber, { reach }: Muster): SourceOfUnits[] {
  const { steps } = waysTo(m, seat, target, reach.coast !== null);
  const sources: SourceOfUnits[] = [];
  steps.forEach((away, space) => {
    if (away === null || away === 0) return;
    const most = countFree(m, space);
    if (most > 0) sources.push({ space, units: unitsOn(m, space), most, steps: away });
  });
  return sources.sort((a, b) => a.steps - b.steps || b.units.soldiers - a.units.soldiers || a.space - b.space);
}
