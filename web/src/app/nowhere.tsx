import { Icon } from "@civitas/table-kit";
import type { ReactNode } from "react";
import { useT } from "./language.tsx";
import { Page } from "./page.tsx";
import { Link } from "./route.tsx";

/** A page for a link that leads to nothing: it says why, and shows a way on. */
export function Nowhere({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const t = useT();
  return (
    <Page title={title ?? t("page.missing")}>
      <p className="notice">{children}</p>
      <p>
        <Link href="#/" className="button">
          <Icon name="home" /> {t("nav.home")}
        </Link>
      </p>
    </Page>
  );
}
