import { useEffect } from "react";
import { useT } from "../app/language.tsx";
import type { TableSource, TableState } from "../source/source.ts";

/** How many lines wait for the player, who reads them while they are in sight. */
export function useUnread(source: TableSource, { unread = 0 }: TableState, looking: boolean): number {
  useEffect(() => {
    if (looking && unread > 0) source.readChat?.();
  }, [source, looking, unread]);
  return looking ? 0 : unread;
}

/** A dot with the number of unread lines. */
export function UnreadMark({ n }: { readonly n: number }) {
  const t = useT();
  if (n === 0) return null;
  return (
    <span className="unread">
      <span aria-hidden="true">{n}</span>
      <span className="spoken">{t("chat.unread", { n })}</span>
    </span>
  );
}
