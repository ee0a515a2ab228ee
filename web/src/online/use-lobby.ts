import type { MeReply, TablesReply } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import { useEffect, useState } from "react";
import { ask } from "./ask.ts";

export interface LobbyNow {
  readonly open: TablesReply;
  readonly mine: TablesReply;
  /** Who I am to the server. */
  readonly me: string | undefined;
}

export const NO_TABLES: TablesReply = { tables: [], more: false };
const AGAIN = 12_000;

/** The tables of the server: undefined while asking, "away" where there is no server. */
export function useLobby(): LobbyNow | "away" | undefined {
  const [lobby, setLobby] = useState<LobbyNow | "away" | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      try {
        const [open, { me }] = await Promise.all([ask<TablesReply>(PATHS.tables), ask<MeReply>(PATHS.me)]);
        // Somebody unknown to the server has no tables, and asking for them would be refused.
        const mine = me === null ? NO_TABLES : await ask<TablesReply>(PATHS.mine);
        if (wanted) setLobby({ open, mine, me: me?.id });
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
