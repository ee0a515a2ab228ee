import type { Sight } from "@civitas/kernel";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { House } from "../local/house.ts";
import type { TableSource } from "../source/source.ts";
import type { Visiting } from "./log.tsx";
import type { Shown } from "./projector.ts";

/** A house that has read a record. */
interface Reading {
  readonly house: House;
  readonly record: string;
}

/** An earlier moment of the same game, seen by the same viewer; nothing can be answered there. */
function momentOf(present: Shown, sight: Sight): Shown {
  const { question: _, ...past } = sight;
  return { ...present, sight: { ...past, waiting: [], mark: present.sight.mark }, fresh: [], busy: false, past: true };
}

/**
 * Going back to a moment of the game and returning. It is offered only where the record is available: at tables of this
 * browser, and at those of a server once the game is over.
 */
export function usePast(
  source: TableSource,
  present: Shown | undefined,
): {
  readonly past: Shown | undefined;
  readonly visiting: Visiting | undefined;
  readonly comeBack: () => void;
} {
  const [sight, look] = useState<Sight | undefined>(undefined);
  const reading = useRef<Reading | undefined>(undefined);
  /** The moment that was requested last; a reply for an earlier request is dropped. */
  const wanted = useRef<number | undefined>(undefined);
  const viewer = present?.sight.viewer;
  const comeBack = useCallback(() => {
    wanted.current = undefined;
    reading.current?.house.close();
    reading.current = undefined;
    look(undefined);
  }, []);
  useEffect(() => comeBack, [comeBack]);

  const readable = source.record !== undefined;
  const visit = useCallback(
    async (at: number): Promise<void> => {
      if (viewer === undefined) return;
      wanted.current = at;
      const record = await source.record?.();
      if (record === undefined || wanted.current !== at) return;
      const open = reading.current?.record === record ? reading.current : await read(record, reading);
      if (open === undefined || wanted.current !== at) return;
      const { sight: then } = await open.house.call("replay", at, viewer);
      if (wanted.current === at) look(then);
    },
    [source, viewer],
  );
  // At one screen the next player may see other things.
  const visible = present !== undefined && sight !== undefined && sight.viewer === viewer;
  const past = useMemo(() => (visible ? momentOf(present, sight) : undefined), [visible, present, sight]);
  const visited = past?.sight.at;
  const visiting = useMemo<Visiting | undefined>(
    // Leaving the table closes its worker during a call; then there is nothing to show.
    () => (readable ? { visit: (at) => void visit(at).catch(() => undefined), visited } : undefined),
    [readable, visit, visited],
  );
  return { past, visiting, comeBack };
}

async function read(record: string, kept: { current: Reading | undefined }): Promise<Reading | undefined> {
  kept.current?.house.close();
  const reading = { house: new House(), record };
  kept.current = reading;
  await reading.house.call("readRecord", record);
  return kept.current === reading ? reading : undefined;
}
