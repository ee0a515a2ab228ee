import { Icon } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import { go } from "../app/route.tsx";
import { useLoaded } from "../catalogue/use-loaded.ts";
import { linkToRecord } from "../replay/link.ts";
import type { TableSource } from "../source/source.ts";

/** While the game goes on: the server is committed to the seed. */
export function Sealed({ source }: { readonly source: TableSource }) {
  const t = useT();
  const { seal } = source;
  if (seal === undefined || source.check !== undefined) return null;
  return (
    <p className="seal">
      <Icon name="lock" /> {t("seal.name", { seal: seal.slice(0, 8) })}
      <small>{t("seal.about", { seal })}</small>
    </p>
  );
}

/** At the end: this browser has checked the whole record, and says what it found. */
export function Checked({ source }: { readonly source: TableSource }) {
  const t = useT();
  const { value } = useLoaded(async () => source.check?.(), [source, source.check !== undefined]);
  if (value === undefined) return null;
  const { problem, record } = value;
  return (
    <button type="button" className="plain seal" onClick={async () => go(await linkToRecord(record))}>
      <Icon name={problem === undefined ? "tick" : "warning"} />{" "}
      {problem === undefined ? t("seal.checked") : t("seal.wrong", { problem })}
    </button>
  );
}
