import { Icon } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import { useKeys } from "../app/use-keys.ts";

/** Says that the table shows an earlier moment, and leads back. */
export function PastNotice({ comeBack }: { readonly comeBack: () => void }) {
  const t = useT();
  useKeys((key) => {
    if (key !== "escape") return false;
    comeBack();
    return true;
  });
  return (
    <p className="notice past-notice" role="status">
      <Icon name="hourglass" /> {t("past.here")}{" "}
      <button type="button" className="primary" onClick={comeBack}>
        {t("past.return")}
      </button>
    </p>
  );
}
