import { Icon } from "@civitas/table-kit";
import type { ReactNode } from "react";
import { useT } from "./language.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Link, to } from "./route.tsx";
import { useTitle } from "./title.ts";

/** A page of the shell: head, content, foot. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useT();
  useTitle(title);
  return (
    <div className="page">
      <header className="page-head">
        <div className="page-head-row">
          <Link href="#/" className="brand">
            <Icon name="home" /> Civitas
          </Link>
          <nav aria-label={t("nav.name")}>
            <Link href={to("rules")}>
              <Icon name="rulebook" /> <span>{t("nav.rules")}</span>
            </Link>
            <Link href={to("replay")}>
              <Icon name="replay" /> <span>{t("nav.replay")}</span>
            </Link>
            <Link href={to("settings")}>
              <Icon name="settings" /> <span>{t("nav.settings")}</span>
            </Link>
            <LanguageSwitch />
          </nav>
        </div>
      </header>
      <main>
        {title !== "" && <h1>{title}</h1>}
        {children}
      </main>
      <footer className="page-foot">
        <p>{t("foot.unofficial")}</p>
        <p>{t("foot.credits")}</p>
      </footer>
    </div>
  );
}
