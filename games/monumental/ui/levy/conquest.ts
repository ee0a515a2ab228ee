import type { Resources } from "@civitas/monumental-family";
import { freeSeen, isUnit, type MonumentalView } from "../../src/view.ts";

/** A conquest the viewer could begin now, with all that the view leaves to the map. */
export interface Conquest {
  readonly space: string;
  /** Units that must come. */
  readonly units: number;
  readonly price: Resources;
  readonly sources: readonly LevySource[];
  /** Whom the rules would propose. */
  readonly proposed: readonly LevyGroup[];
  /** The viewer's points if the game ended then. */
  readonly points: number;
}

/** Units on one own space that could come. */
export interface LevySource {
  readonly space: string;
  readonly soldiers: number;
  readonly warlord: boolean;
  readonly hero: boolean;
  /** So many of them may leave. */
  readonly most: number;
  /** From here to the target. */
  readonly route: readonly string[];
}

/** Units of one source that go together. */
export type LevyGroup = Omit<LevySource, "most">;

const known = new WeakMap<MonumentalView, readonly Conquest[]>();

/** Every conquest of a view; put together once. */
export function conquestsIn(view: MonumentalView): readonly Conquest[] {
  const before = known.get(view);
  if (before !== undefined) return before;
  const conquests = view.conquests.map(({ space, units, price, sources: ways, proposed, points }): Conquest => {
    const sources = ways.map((way) => sourceIn(view, [...way.split(" "), space]));
    return {
      space,
      units,
      price: price ?? { military: units },
      sources,
      proposed: groupsOf(sources, proposed),
      points,
    };
  });
  known.set(view, conquests);
  return conquests;
}

function sourceIn({ map }: MonumentalView, route: readonly string[]): LevySource {
  const [name = ""] = route;
  const there = map.spaces.find((space) => space.name === name);
  if (there === undefined) return { space: name, soldiers: 0, warlord: false, hero: false, most: 0, route };
  const { soldiers = 0, warlord, hero } = there;
  return { space: name, soldiers, warlord: warlord === true, hero: isUnit(hero), most: freeSeen(there), route };
}

/** Who would go to a conquest: soldiers from each source, and the figures. */
export interface Levy {
  /** In the order of the sources. */
  readonly soldiers: readonly number[];
  readonly warlord?: boolean | undefined;
  readonly hero?: boolean | undefined;
}

/** The groups that go, with their ways, as the map draws them. */
export function groupsOf(sources: readonly LevySource[], levy: Levy): LevyGroup[] {
  return sources.flatMap((source, i) => {
    const soldiers = levy.soldiers[i] ?? 0;
    const [warlord, hero] = [source.warlord && levy.warlord === true, source.hero && levy.hero === true];
    return soldiers > 0 || warlord || hero
      ? [{ space: source.space, soldiers, warlord, hero, route: source.route }]
      : [];
  });
}
