import { choose, type Message, type Option, type Rules, type Seat } from "@civitas/kernel";
import type { Mode, SourceOfUnits } from "./conquest-plan.ts";
import type { Units } from "./forces.ts";
import { spaceName } from "./map.ts";
import { ref } from "./refs.ts";
import { say, sayPlace } from "./say.ts";
import type { Monumental, SpaceNumber } from "./state.ts";

/** Units of one space that go together. */
export interface Group {
  readonly space: SpaceNumber;
  readonly units: Units;
}

/** What has been settled so far about who goes. */
interface Levy {
  readonly need: number;
  readonly hero: boolean | undefined;
  readonly warlord: boolean | undefined;
  /** Soldiers by source, in the order of the sources. */
  readonly soldiers: readonly number[];
}

/** How many soldiers of a source may go, besides figures that are sure to go. */
function soldiersOf({ units, most }: SourceOfUnits, { hero, warlord }: Levy): number {
  const figures = (units.hero && hero === true ? 1 : 0) + (units.warlord && warlord === true ? 1 : 0);
  return Math.max(0, Math.min(units.soldiers, most - figures));
}

/** Units still missing. */
function missing(sources: readonly SourceOfUnits[], levy: Levy): number {
  const figures = sources.reduce(
    (sum, { units }) =>
      sum + (units.hero && levy.hero === true ? 1 : 0) + (units.warlord && levy.warlord === true ? 1 : 0),
    0,
  );
  return levy.need - figures - levy.soldiers.reduce((sum, n) => sum + n, 0);
}

/** Whether the levy can still be completed to exactly the number needed. */
function canComplete(sources: readonly SourceOfUnits[], levy: Levy): boolean {
  const left = missing(sources, levy);
  if (left < 0) return false;
  let most = 0;
  sources.forEach((source, i) => {
    if (i < levy.soldiers.length) return;
    const { units } = source;
    const open =
      (units.hero && levy.hero === undefined ? 1 : 0) + (units.warlord && levy.warlord === undefined ? 1 : 0);
    const settled = (units.hero && levy.hero === true ? 1 : 0) + (units.warlord && levy.warlord === true ? 1 : 0);
    most += Math.min(source.most - settled, units.soldiers + open);
  });
  return left <= most && figuresFit(sources, levy);
}

/** MO-9.5: warlord and hero of one space can't both leave if only one may. */
const figuresFit = (sources: readonly SourceOfUnits[], { hero, warlord }: Levy): boolean =>
  sources.every(
    ({ units, most }) => (units.hero && hero === true ? 1 : 0) + (units.warlord && warlord === true ? 1 : 0) <= most,
  );

interface Step extends Option {
  readonly levy: Levy;
  readonly whole?: boolean;
}

/** The next question about the levy: the warlord, the hero, then space by space. */
function nextSteps(m: Monumental, seat: Seat, sources: readonly SourceOfUnits[], levy: Levy): Step[] {
  const figure = (kind: "warlord" | "hero", goes: boolean): Step => ({
    id: `${kind}:${goes ? "yes" : "no"}`,
    label: say(`choice.${kind}-${goes ? "goes" : "stays"}`),
    refs: kind === "warlord" ? [ref.warlord(seat)] : [],
    levy: { ...levy, [kind]: goes },
  });
  const open = (kind: "warlord" | "hero"): boolean => levy[kind] === undefined;
  const candidates = open("warlord")
    ? [figure("warlord", true), figure("warlord", false)]
    : open("hero")
      ? [figure("hero", true), figure("hero", false)]
      : soldierSteps(m, sources, levy);
  return candidates.filter((step) => canComplete(sources, step.levy));
}

function soldierSteps(m: Monumental, sources: readonly SourceOfUnits[], levy: Levy): Step[] {
  const source = sources[levy.soldiers.length];
  if (source === undefined) return [];
  const name = spaceName(m, source.space);
  return Array.from({ length: soldiersOf(source, levy) + 1 }, (_, n) => ({
    id: `from:${name}:${n}`,
    label: say("choice.soldiers-from", { n, place: sayPlace(m, source.space) }),
    refs: [ref.space(name), ref.soldiers(name)],
    levy: { ...levy, soldiers: [...levy.soldiers, n] },
  }));
}

const isWhole = (sources: readonly SourceOfUnits[], { hero, warlord, soldiers }: Levy): boolean =>
  hero !== undefined && warlord !== undefined && soldiers.length === sources.length;

/** The levy before any question. Figures that can't come are settled. */
function beginLevy(sources: readonly SourceOfUnits[], { units, hero }: Mode): Levy {
  const heroThere = sources.some((source) => source.units.hero);
  const warlordThere = sources.some((source) => source.units.warlord);
  return {
    need: units,
    hero: !heroThere || hero === "never" ? false : hero === "must" ? true : undefined,
    warlord: warlordThere ? undefined : false,
    soldiers: [],
  };
}

/**
 * The proposal: the warlord if his reward is open and he may leave, a hero who would otherwise go home, then whoever is
 * nearest, then the largest group.
 */
export function proposeLevy(
  sources: readonly SourceOfUnits[],
  mode: Mode,
  wanted: { readonly warlord: boolean; readonly hero: boolean },
): Group[] {
  let levy = beginLevy(sources, mode);
  const settle = (kind: "warlord" | "hero", wish: boolean): void => {
    if (levy[kind] !== undefined) return;
    const wished = { ...levy, [kind]: wish };
    levy = canComplete(sources, wished) ? wished : { ...levy, [kind]: !wish };
  };
  settle("warlord", wanted.warlord);
  settle("hero", wanted.hero);
  for (const source of sources) {
    const n = Math.min(soldiersOf(source, levy), missing(sources, levy));
    levy = { ...levy, soldiers: [...levy.soldiers, n] };
  }
  return groupsOf(sources, levy);
}

function groupsOf(sources: readonly SourceOfUnits[], levy: Levy): Group[] {
  return sources.flatMap(({ space, units }, i) => {
    const soldiers = levy.soldiers[i] ?? 0;
    const warlord = units.warlord && levy.warlord === true;
    const hero = units.hero && levy.hero === true;
    return soldiers > 0 || warlord || hero ? [{ space, units: { soldiers, warlord, hero } }] : [];
  });
}

/**
 * MO-9.44: who goes. A single way is not asked for; otherwise the proposal can be taken at once, or changed step by
 * step.
 */
export function* chooseLevy(
  m: Monumental,
  seat: Seat,
  target: SpaceNumber,
  sources: readonly SourceOfUnits[],
  mode: Mode,
  proposal: readonly Group[],
): Rules<Group[]> {
  let levy = beginLevy(sources, mode);
  let asked = false;
  while (!isWhole(sources, levy)) {
    const steps = nextSteps(m, seat, sources, levy);
    const offered = asked || steps.length < 2 ? steps : [goOption(m, target, proposal, levy), ...steps];
    const prompt = say("ask.levy", { place: sayPlace(m, target), n: mode.units, left: missing(sources, levy) });
    const picked: Step = yield* choose(seat, prompt, offered, {
      clause: "MO-9.44",
      picked: sayPicked(m, sources, levy),
    });
    if (picked.whole === true) return [...proposal];
    asked ||= steps.length > 1;
    levy = picked.levy;
  }
  return groupsOf(sources, levy);
}

/** Takes the proposal at once; on the map it belongs to the target. */
const goOption = (m: Monumental, target: SpaceNumber, proposal: readonly Group[], levy: Levy): Step => ({
  id: "go",
  label: say("choice.go", { groups: sayGroups(m, proposal) }),
  refs: [ref.space(spaceName(m, target))],
  levy,
  whole: true,
});

const sayPicked = (m: Monumental, sources: readonly SourceOfUnits[], levy: Levy): Message[] =>
  groupsOf(sources, levy).map((group) => sayGroup(m, group));

export const sayGroups = (m: Monumental, groups: readonly Group[]): Message[] =>
  groups.map((group) => sayGroup(m, group));

/** "C2 ×2": the same for a list of proposals, in which mere soldiers need no word. */
export function sayProposed(m: Monumental, group: Group): Message | string {
  const { soldiers, warlord, hero } = group.units;
  return warlord || hero ? sayGroup(m, group) : `${spaceName(m, group.space).toUpperCase()} ×${soldiers}`;
}

/** "C2: warlord, 2 soldiers". */
function sayGroup(m: Monumental, { space, units: { soldiers, warlord, hero } }: Group): Message {
  const place = spaceName(m, space).toUpperCase();
  if (!warlord && !hero) return say("group-of-soldiers", { place, n: soldiers });
  const who: Message[] = [];
  if (warlord) who.push(say("unit.warlord"));
  if (hero) who.push(say("unit.hero"));
  if (soldiers > 0) who.push(say("unit.soldiers", { n: soldiers }));
  return say("group-of-units", { place, who });
}
