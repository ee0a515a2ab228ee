import type { Conquest, Levy, LevySource } from "./conquest.ts";

/** The group that the rules propose. */
export function proposedLevy({ sources, proposed }: Conquest): Levy {
  return {
    soldiers: sources.map(({ space }) => proposed.find((group) => group.space === space)?.soldiers ?? 0),
    warlord: proposed.some(({ warlord }) => warlord),
    hero: proposed.some(({ hero }) => hero),
  };
}

const figuresFrom = ({ warlord, hero }: LevySource, levy: Levy): number =>
  (warlord && levy.warlord ? 1 : 0) + (hero && levy.hero ? 1 : 0);

/** How many units go in all. */
export function unitsIn({ sources }: Conquest, levy: Levy): number {
  return sources.reduce((sum, source, i) => sum + (levy.soldiers[i] ?? 0) + figuresFrom(source, levy), 0);
}

/** How many soldiers of a source may go at most, beside the figures that go from there. */
export const mostSoldiers = (source: LevySource, levy: Levy): number =>
  Math.max(0, Math.min(source.soldiers, source.most - figuresFrom(source, levy)));

/** Whether it can be sent: exactly as many as are needed, and nobody who must stay. */
export function isWhole(conquest: Conquest, levy: Levy): boolean {
  const within = conquest.sources.every(
    (source, i) => (levy.soldiers[i] ?? 0) <= mostSoldiers(source, levy) && figuresFrom(source, levy) <= source.most,
  );
  return within && unitsIn(conquest, levy) === conquest.units;
}

/** Sends so many soldiers from a source, as far as they may go and are needed. */
export function withSoldiers(conquest: Conquest, levy: Levy, source: number, n: number): Levy {
  const from = conquest.sources[source];
  if (from === undefined) return levy;
  const now = levy.soldiers[source] ?? 0;
  const free = conquest.units - unitsIn(conquest, levy) + now;
  const then = Math.max(0, Math.min(n, mostSoldiers(from, levy), free));
  return { ...levy, soldiers: levy.soldiers.map((old, i) => (i === source ? then : old)) };
}

/** The answers that name this levy step by step, in the order in which the rules ask. */
export function answersFor({ sources }: Conquest, levy: Levy): string[] {
  const figure = (kind: "warlord" | "hero"): string[] =>
    sources.some((source) => source[kind]) ? [`${kind}:${levy[kind] ? "yes" : "no"}`] : [];
  return [
    ...figure("warlord"),
    ...figure("hero"),
    ...sources.map(({ space }, i) => `from:${space}:${levy.soldiers[i] ?? 0}`),
  ];
}

export const sameLevy = (a: Levy, b: Levy): boolean =>
  a.warlord === b.warlord && a.hero === b.hero && a.soldiers.every((n, i) => n === b.soldiers[i]);
