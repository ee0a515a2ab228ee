import { ClauseMark, PriceTokens, useTable, Words } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";

/** How many reasons are shown; if there are more, they are folded. */
const FEW = 3;

/** What can't be done now, and why not. */
export function WhyNot() {
  const t = useT();
  const { sight } = useTable();
  const blocked = sight.question?.blocked ?? [];
  if (blocked.length === 0) return null;
  return (
    <details className="blocked" open={blocked.length <= FEW}>
      <summary>{t("table.why-not", { n: blocked.length })}</summary>
      <BlockedList />
    </details>
  );
}

/** All of it. */
export function BlockedList() {
  const { sight } = useTable();
  return (
    <ul className="blocked-list">
      {(sight.question?.blocked ?? []).map((entry) => (
        <li key={entry.id}>
          <span className="blocked-what">
            <Words message={entry.label} />
            {entry.price !== undefined && <PriceTokens price={entry.price} />}
          </span>
          <span className="blocked-why">
            <Words message={entry.why} /> <ClauseMark id={entry.clause} />
          </span>
        </li>
      ))}
    </ul>
  );
}
