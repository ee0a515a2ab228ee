import type { TableCard, TablesReply } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { useEffect, useState } from "react";
import { ask } from "./ask.ts";

export interface Lobby {
  readonly open: readonly TableCard[];
  readonly mine: readonly TableCard[];
}

const AGAIN = 12_000;

/** The tables of the server: undefined while asking, "away" where there is no server. */
export function useLobby(): Lobby | "away" | undefined {
  const [lobby, setLobby] = useState<Lobby | "away" | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      try {
        const [open, mine] = await Promise.all([
          ask<TablesReply>(PATHS.tables),
          // Nobody yet has no tables.
          ask<TablesReply>(PATHS.mine).catch(() => ({ tables: [] })),
        ]);
        if (wanted) setLobby({ open: open.tables, mine: mine.tables });
      } catch {
        if (wanted) setLobby("away");
      }
    };
    void look();
    const timer = setInterval(() => document.visibilityState === "visible" && void look(), AGAIN);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return lobby;
}
