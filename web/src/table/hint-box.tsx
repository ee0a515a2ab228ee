import { Icon, useLocked, useTable, Words } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import type { Hint } from "../source/source.ts";

/** What a strong player would do, and how it sees the chances. */
export function HintBox({ hint, close }: { readonly hint: Hint | undefined; readonly close: () => void }) {
  const t = useT();
  const { answer } = useTable();
  const locked = useLocked();
  if (hint === undefined) return null;
  return (
    <div className="hint" role="status">
      <p>
        <Icon name="hint" /> {t("hint.would")} <b>{<Words message={hint.label} />}</b>{" "}
        <span className="quiet">{t("hint.chances", { part: hint.expected })}</span>
      </p>
      {hint.others.length > 0 && (
        <ul>
          {hint.others.map((other, i) => (
            <li key={i}>
              <Words message={other.label} />{" "}
              <span className="quiet">{t("hint.chances", { part: other.expected })}</span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" disabled={locked} onClick={() => answer(hint.id)}>
        {t("hint.take")}
      </button>{" "}
      <button type="button" className="plain" onClick={close}>
        {t("hint.close")}
      </button>
    </div>
  );
}
