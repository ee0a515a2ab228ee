import { type Conquest, groupsOf, type Levy, type LevyGroup, type LevySource } from "./conquest.ts";
import { isWhole, mostSoldiers, proposedLevy, withSoldiers } from "./levy.ts";

/** Units that were picked on the map before a target: soldiers by space, and the figures. */
export interface LevyDraft {
  readonly soldiers: Readonly<Record<string, number>>;
  readonly warlord: boolean;
  readonly hero: boolean;
}

export const NOBODY: LevyDraft = { soldiers: {}, warlord: false, hero: false };

export type Unit = "soldier" | "warlord" | "hero";

/** How many were picked. */
export function unitsPicked({ soldiers, warlord, hero }: LevyDraft): number {
  const figures = (warlord ? 1 : 0) + (hero ? 1 : 0);
  return Object.values(soldiers).reduce((sum, n) => sum + n, figures);
}

/** Who may go from a space at most, whatever the target; nothing if nobody may. */
export function recruitsAt(conquests: readonly Conquest[], space: string): LevySource | undefined {
  const here = conquests.flatMap(({ sources }) => sources.filter((source) => source.space === space));
  return here.toSorted((a, b) => b.most - a.most)[0];
}

/** One more of them, or all that may go; after the last one nobody again. */
export function withPicked(draft: LevyDraft, source: LevySource, unit: Unit, all: boolean): LevyDraft {
  if (unit !== "soldier") return { ...draft, [unit]: !draft[unit] };
  const now = draft.soldiers[source.space] ?? 0;
  const most = Math.min(source.soldiers, source.most);
  const then = all ? most : now >= most ? 0 : now + 1;
  return { ...draft, soldiers: { ...draft.soldiers, [source.space]: then } };
}

/**
 * The levy of a conquest that begins with the picked units: as the rules propose, they are filled up. Nothing if these can't
 * go there.
 */
export function filledUp(conquest: Conquest, draft: LevyDraft): Levy | undefined {
  const proposal = proposedLevy(conquest);
  if (unitsPicked(draft) === 0) return proposal;
  const { sources } = conquest;
  const come = Object.entries(draft.soldiers).every(([at, n]) => n === 0 || sources.some(({ space }) => space === at));
  const figures = (["warlord", "hero"] as const).every(
    (kind) => !draft[kind] || sources.some((source) => source[kind]),
  );
  if (!come || !figures) return undefined;
  const soldiers = sources.map(({ space }) => draft.soldiers[space] ?? 0);
  const willing = { warlord: draft.warlord || proposal.warlord, hero: draft.hero || proposal.hero };
  return [willing, { ...willing, warlord: draft.warlord }, draft]
    .map(({ warlord, hero }) => withMore(conquest, { soldiers, warlord, hero }, proposal))
    .find((levy) => isWhole(conquest, levy) && soldiers.every((n, i) => n <= (levy.soldiers[i] ?? 0)));
}

/** Adds soldiers as far as they are needed: of the proposed sources first, then whoever else may come. */
function withMore(conquest: Conquest, begun: Levy, proposal: Levy): Levy {
  const proposed = (i: number): number => proposal.soldiers[i] ?? 0;
  const anybody = (): number => Number.POSITIVE_INFINITY;
  let levy = begun;
  for (const wanted of [proposed, anybody]) {
    for (const [i, source] of conquest.sources.entries()) {
      const now = levy.soldiers[i] ?? 0;
      const then = Math.max(now, Math.min(wanted(i), mostSoldiers(source, levy)));
      levy = withSoldiers(conquest, levy, i, then);
    }
  }
  return levy;
}

/** Who would come to a conquest: the picked ones and those who fill them up, or whom the rules propose. */
export function comers(conquest: Conquest, draft: LevyDraft): readonly LevyGroup[] {
  const levy = filledUp(conquest, draft);
  return levy === undefined || unitsPicked(draft) === 0 ? conquest.proposed : groupsOf(conquest.sources, levy);
}
