import { Suspense, useState } from "react";
import { useT } from "../app/language.tsx";
import { Tabs } from "../overlay/tabs.tsx";
import { Later } from "./later.ts";
import type { PanelProps } from "./side-panel.tsx";
import { TableLog } from "./table-log.tsx";
import { UnreadMark, useUnread } from "./unread.tsx";

/** Log and chat share one place, since people read only one of them at a time. */
export function Story(props: PanelProps) {
  const { source, state } = props;
  const t = useT();
  const [page, turn] = useState<"log" | "chat" | "none">("log");
  const unread = useUnread(source, state, page === "chat");
  const flip = (next: "log" | "chat") => turn(next === page ? "none" : next);
  const tabs = [
    { id: "log", label: t("table.log") },
    ...(state.chat === undefined
      ? []
      : [
          {
            id: "chat",
            label: (
              <>
                {t("chat.name")} <UnreadMark n={unread} />
              </>
            ),
          },
        ]),
  ];
  return (
    <section className="story">
      <Tabs
        label={t("table.story")}
        tabs={tabs}
        chosen={page}
        choose={(id) => flip(id === "chat" ? "chat" : "log")}
        foldable
      />
      {page === "log" && <TableLog {...props} />}
      <Suspense fallback={null}>
        {page === "chat" && state.chat !== undefined && <Later.Chat source={source} lines={state.chat} />}
      </Suspense>
    </section>
  );
}
