import type { Option } from "@civitas/kernel";
import { useLookedAt, useQuestion } from "@civitas/table-kit";
import { useMemo } from "react";
import { GOODS, type Good, type Goods } from "../../src/content/goods.ts";
import { ref } from "../../src/refs.ts";
import type { CityView, ClashView } from "../../src/view.ts";
import { useClash } from "../seats.ts";

/** A Collect that is looked at or being made. */
export interface CollectShown {
  readonly city: CityView;
  /** By hex: what may be taken there; nothing where something is in the way. */
  readonly sources: ReadonlyMap<string, readonly Good[]>;
  /** What the yield that is looked at would bring. */
  readonly taken: Goods | undefined;
}

const COLLECT = "collect:";
const TAKE = "take:";

/** What of which hex could be collected: while a city's Collect is looked at, and while its yield is chosen. */
export function useCollecting(): CollectShown | undefined {
  const view = useClash();
  const { question } = useQuestion();
  const looked = useLookedAt();
  return useMemo(() => {
    const making = question?.options.find(({ id }) => /^(take|some):/.test(id));
    if (making !== undefined) {
      const far = question?.prompt.say === "ask.collect-far";
      return collectingIn(view, cityOf(view, making), far, takenBy(looked.find((id) => id.startsWith(TAKE))));
    }
    const hex = looked.find((id) => id.startsWith(COLLECT))?.slice(COLLECT.length);
    return collectingIn(view, cityIn(view, hex), false, undefined);
  }, [view, question, looked]);
}

const cityIn = ({ cities }: ClashView, hex: string | undefined): CityView | undefined =>
  cities.find((city) => city.hex === hex);

const cityOf = ({ cities }: ClashView, { refs = [] }: Option): CityView | undefined =>
  cities.find(({ hex }) => refs.includes(ref.city(hex)));

function collectingIn(
  view: ClashView,
  city: CityView | undefined,
  far: boolean,
  taken: Goods | undefined,
): CollectShown | undefined {
  if (city === undefined || city.sources === null) return undefined;
  const near = Object.entries(city.sources).filter(([hex]) => far || isBeside(view, city.hex, hex));
  return { city, sources: new Map(near), taken };
}

/** The same hex, or one of the six around it. */
function isBeside({ hexes }: ClashView, one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => hexes.find((hex) => hex.name === name));
  if (a === undefined || b === undefined) return false;
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 1;
}

/** `take:food2+ore1` as goods. */
function takenBy(id: string | undefined): Goods | undefined {
  if (id === undefined) return undefined;
  const parts = id.slice(TAKE.length).split("+");
  const amount = (good: Good): number =>
    parts.reduce((sum, part) => sum + (part.startsWith(good) ? Number(part.slice(good.length)) : 0), 0);
  return Object.fromEntries(GOODS.map((good) => [good, amount(good)]));
}

/** By hex, the good that is taken there: one way in which this yield can come about, if there is one. */
export function sharedOut({ sources, taken }: CollectShown): ReadonlyMap<string, Good> | undefined {
  if (taken === undefined) return undefined;
  const wanted = GOODS.flatMap((good) => Array<Good>(taken[good] ?? 0).fill(good));
  const from = new Map<string, Good>();
  return wanted.every((good) => find(good, new Set())) ? from : undefined;

  /** Finds a hex for it; whoever has that hex already may find another one. */
  function find(good: Good, tried: Set<string>): boolean {
    for (const [hex, goods] of sources) {
      if (!goods.includes(good) || tried.has(hex)) continue;
      tried.add(hex);
      const before = from.get(hex);
      if (before !== undefined && !find(before, tried)) continue;
      from.set(hex, good);
      return true;
    }
    return false;
  }
}

/** How much of each good it could bring at most, or brings with the yield that is looked at. */
export function couldBring({ city, sources, taken }: CollectShown): Goods {
  if (taken !== undefined) return taken;
  const offered = [...sources.values()].flat();
  return Object.fromEntries(
    GOODS.map((good) => [good, Math.min(city.capacity, offered.filter((one) => one === good).length)]),
  );
}
