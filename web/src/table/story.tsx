import type { LogLine } from "@civitas/kernel";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { Tabs } from "../overlay/tabs.tsx";
import type { TableSource, TableState } from "../source/source.ts";
import { Chat, UnreadMark, useUnread } from "./chat.tsx";
import { Log, type Visiting } from "./log.tsx";

/** What happened and what is said at the table: in the same place, since one reads only one of them. */
export function Story(props: {
  readonly source: TableSource;
  readonly state: TableState;
  readonly log: readonly LogLine[];
  readonly visiting: Visiting | undefined;
}) {
  const { source, state, log, visiting } = props;
  const t = useT();
  const [page, turn] = useState<"log" | "chat" | "none">("log");
  const unread = useUnread(state, page === "chat");
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
      {page === "log" && <Log log={log} visiting={visiting} />}
      {page === "chat" && state.chat !== undefined && <Chat source={source} lines={state.chat} />}
    </section>
  );
}
