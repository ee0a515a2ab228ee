import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { TableSource, TableState } from "../source/source.ts";
import { Projector, type Shown } from "./projector.ts";

/** Nobody is asked any more once the game is broken off. */
function brokenOff(shown: Shown): Shown {
  const { question: _, ...sight } = shown.sight;
  return { ...shown, sight: { ...sight, waiting: [] } };
}

/** Follows a table: what is around it, and what it shows now. */
export function useFollowed(source: TableSource): {
  readonly state: TableState;
  readonly shown: Shown | undefined;
  readonly projector: Projector;
} {
  const [projector] = useState(() => new Projector());
  useEffect(() => source.follow((step) => projector.push(step)), [source, projector]);
  const state = useSyncExternalStore(
    useCallback((listener) => source.watch(listener), [source]),
    () => source.state,
  );
  const shown = useSyncExternalStore(projector.watch, () => projector.shown);
  const ended = state.ending !== undefined;
  const seen = useMemo(() => (ended && shown !== undefined ? brokenOff(shown) : shown), [ended, shown]);
  return { state, shown: seen, projector };
}
