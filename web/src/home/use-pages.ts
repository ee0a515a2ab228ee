import type { TableCard, TablesReply } from "@civitas/protocol";
import { useState } from "react";
import { ask } from "../online/ask.ts";

/** How many lines of a list are drawn at first, and how many more at each click. */
const STEP = 12;

export interface Pages {
  readonly tables: readonly TableCard[];
  /** Shows more of them; absent where there are no more. */
  readonly more?: () => void;
}

/** A list that grows at a click: first by what is loaded already, then page by page from the server. */
export function usePages(first: TablesReply, path: string): Pages {
  const [shown, show] = useState(STEP);
  const [later, setLater] = useState<readonly TablesReply[]>([]);
  const known = new Map<string, TableCard>();
  // A table may move from page to page while they are read; the first version read is the newest.
  for (const { tables } of [first, ...later])
    for (const table of tables) known.set(table.id, known.get(table.id) ?? table);
  const here = [...known.values()];
  const onServer = (later.at(-1) ?? first).more;
  const more = async (): Promise<void> => {
    if (here.length < shown + STEP && onServer) {
      const next = await ask<TablesReply>(`${path}?page=${later.length + 1}`);
      setLater((pages) => [...pages, next]);
    }
    show((n) => n + STEP);
  };
  const tables = here.slice(0, shown);
  return here.length > shown || onServer ? { tables, more: () => void more().catch(() => undefined) } : { tables };
}
