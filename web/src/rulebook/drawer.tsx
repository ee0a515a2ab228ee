import { Icon } from "@civitas/table-kit";
import { useEffect, useRef } from "react";
import { useT } from "../app/language.tsx";
import type { Shelf } from "../catalogue/games.ts";
import { Rulebook } from "./rulebook.tsx";

/** The rules beside the table, opened at a clause. */
export function RulesDrawer(props: { readonly shelf: Shelf; readonly clause: string; readonly close: () => void }) {
  const { shelf, clause, close } = props;
  const t = useT();
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    drawer.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={drawer} className="drawer" aria-label={t("nav.rules")} onClose={close}>
      <header>
        <h2>{t("nav.rules")}</h2>
        <button type="button" onClick={close}>
          <Icon name="close" label={t("notice.close")} />
        </button>
      </header>
      <Rulebook shelf={shelf} clause={clause} />
    </dialog>
  );
}
