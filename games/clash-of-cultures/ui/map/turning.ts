import { useLookedAt, useQuestion } from "@civitas/table-kit";
import { useMemo } from "react";
import { ref } from "../../src/refs.ts";
import type { ClashView } from "../../src/view.ts";

const WAYS = ["turn:0", "turn:1"];

/** The view as it would be: while a way to lay a region is looked at, the region lies like that. */
export function useTurned(view: ClashView): ClashView {
  const { question } = useQuestion();
  const looked = useLookedAt();
  const way = WAYS.indexOf(looked.find((id) => WAYS.includes(id)) ?? "");
  const at = question?.options.find(({ id }) => id === WAYS[way])?.refs?.[0];
  return useMemo(() => (way < 0 || at === undefined ? view : turned(view, at, way)), [view, at, way]);
}

/** A region turned by half a circle: its first hex is where its last one was. */
function turned(view: ClashView, at: string, way: number): ClashView {
  const region = view.regions.find(({ name }) => ref.region(name) === at);
  if (region === undefined || region.orientation === way) return view;
  const terrains = new Map(view.hexes.map(({ name, terrain }) => [name, terrain]));
  const opposite = new Map(region.hexes.map((name, i) => [name, region.hexes.at(-1 - i)]));
  const hexes = view.hexes.map((hex) => {
    const from = opposite.get(hex.name);
    return from === undefined ? hex : { ...hex, terrain: terrains.get(from) ?? null };
  });
  return { ...view, hexes };
}
