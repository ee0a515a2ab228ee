import { Suspense, useState } from "react";
import { useT } from "../app/language.tsx";
import type { SheetProps } from "../overlay/sheet.tsx";
import { Later } from "./later.ts";
import { Opener } from "./opener.tsx";
import type { ToolsProps } from "./tools.tsx";

/** One button for everything that is seldom needed, on a desk as on a phone. */
export function MoreTools(props: ToolsProps & Pick<SheetProps, "from" | "children">) {
  const t = useT();
  const [open, show] = useState(false);
  return (
    <>
      <Opener icon="menu" words={t("tools.more")} open={() => show(true)} />
      <Suspense fallback={null}>{open && <Later.MoreSheet {...props} close={() => show(false)} />}</Suspense>
    </>
  );
}
