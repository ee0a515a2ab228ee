import type { LogLine, Ref } from "@civitas/kernel";
import { useTable } from "@civitas/table-kit";
import { useEffect, useMemo, useState } from "react";
import { ref } from "../../src/refs.ts";
import type { MonumentalView } from "../../src/view.ts";
import { useAskedConquest } from "../levy/use-levy.ts";
import { useMonumental } from "../seats.ts";

const NOWHERE: readonly Ref[] = [];

/** Where something happens on the map just now. A phone goes near it; nothing means the whole map. */
export function useSceneOfAction(): readonly Ref[] {
  const levied = useLeviedSpaces();
  const told = useTold();
  const lit = useLit();
  return [levied, told, lit].find((places) => places.length > 0) ?? NOWHERE;
}

/** Whoever names the units of a conquest sees where they come from and where they go. */
export function useLeviedSpaces(): readonly Ref[] {
  const asked = useAskedConquest();
  return asked === undefined ? NOWHERE : [asked.space, ...asked.sources.map(({ space }) => space)].map(ref.space);
}

/** What somebody else does is followed from place to place; what has none on the map leaves the eye where it is. */
function useTold(): readonly Ref[] {
  const { telling } = useTable();
  const { map } = useMonumental();
  const [places, look] = useState(NOWHERE);
  useEffect(() => {
    const now = telling === undefined ? NOWHERE : placesOf(telling, map);
    if (telling === undefined || now.length > 0) look(now);
  }, [telling, map]);
  return places;
}

/** The spaces that pieces leave and enter. */
function placesOf({ moves = [] }: LogLine, { spaces }: MonumentalView["map"]): readonly Ref[] {
  const touched = new Set(moves.flatMap(({ piece, from = "", to = "" }) => [piece, from, to]).map(endOf));
  return spaces.flatMap(({ name }) => (touched.has(name) ? [ref.space(name)] : []));
}

/** "soldiers:c2" and "space:c2" are both in C2. */
const endOf = (at: Ref): string => at.slice(at.indexOf(":") + 1);

/** The spaces among which one has to choose, unless any action is possible: then the whole map is of interest. */
function useLit(): readonly Ref[] {
  const { at, sight } = useTable();
  const { map } = useMonumental();
  const { question } = sight;
  // An answer that is on its way moves nothing: the next question may be about the same place.
  return useMemo(() => {
    if (question === undefined || question.options.some(({ apart }) => apart === "end")) return NOWHERE;
    return map.spaces.map(({ name }) => ref.space(name)).filter((space) => (at.get(space)?.options.length ?? 0) > 0);
  }, [at, question, map]);
}
