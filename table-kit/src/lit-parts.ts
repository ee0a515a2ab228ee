import type { Ref } from "@civitas/kernel";
import { useEffect, useState } from "react";
import { useTable } from "./table.tsx";

/** What can be chosen in a table that shows some of its parts by turns. */
export interface LitParts<Part> {
  /** The parts that hold something to choose. */
  readonly lit: ReadonlySet<Part>;
  /** The one part without which nothing could be chosen by a click. */
  readonly needed: Part | undefined;
}

/** `partOf` says in which part a thing lies; nothing stands for what is always in sight. */
export function useLitParts<Part>(partOf: (ref: Ref) => Part | undefined): LitParts<Part> {
  const { at, locked } = useTable();
  const parts = locked ? [] : [...at].flatMap(([ref, { options }]) => (options.length > 0 ? [partOf(ref)] : []));
  const lit = new Set(parts.flatMap((part) => part ?? []));
  const [only] = lit;
  return { lit, needed: lit.size === 1 && !parts.includes(undefined) ? only : undefined };
}

/** The part that lies open: the one the question needs, until the player turns to another. */
export function useOpenPart<Part>(needed: Part | undefined, first: Part): readonly [Part, (part: Part) => void] {
  const { sight } = useTable();
  const [chosen, choose] = useState(first);
  const [turned, setTurned] = useState(false);
  const asked = sight.question?.prompt.say;
  // Another question, another part.
  useEffect(() => setTurned(false), [asked]);
  const turnTo = (part: Part): void => {
    choose(part);
    setTurned(true);
  };
  return [turned || needed === undefined ? chosen : needed, turnTo];
}
