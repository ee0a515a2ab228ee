import { lazy, Suspense } from "react";
import { useT } from "../app/language.tsx";
import type { Shelf } from "../catalogue/games.ts";
import { Sheet } from "../overlay/sheet.tsx";

// The rules are loaded when somebody opens them.
const RulesReader = lazy(async () => ({ default: (await import("./rulebook.tsx")).RulesReader }));

/** Where the rules are opened: at a clause, or at their beginning. */
export interface OpenRules {
  readonly clause?: string;
}

/** The rules beside the table. */
export function RulesDrawer(props: OpenRules & { readonly shelf: Shelf; readonly close: () => void }) {
  const { shelf, clause, close } = props;
  const t = useT();
  return (
    <Sheet title={t("nav.rules")} from="right" close={close}>
      <Suspense fallback={<div className="loading" />}>
        <RulesReader shelf={shelf} clause={clause} />
      </Suspense>
    </Sheet>
  );
}
