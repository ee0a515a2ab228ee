import { useT } from "../app/language.tsx";

/** The way to the rest of a long list. */
export function More({ more }: { readonly more: (() => void) | undefined }) {
  const t = useT();
  return more === undefined ? null : (
    <button type="button" className="plain" onClick={more}>
      {t("home.more")}
    </button>
  );
}
