import { Clause, Emblem, useTable, Words } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import type { TableState } from "../source/source.ts";
import type { Shown } from "./projector.ts";

/** Who may do what, in a sentence. */
export function Prompt({ state, shown }: { readonly state: TableState; readonly shown: Shown }) {
  const t = useT();
  const { locked, speaker } = useTable();
  const { question, waiting, result } = shown.sight;
  if (state.ending !== undefined) {
    return (
      <div className="prompt" role="status">
        <h2>{t(`ending.${state.ending}`)}</h2>
      </div>
    );
  }
  if (result !== undefined) {
    return (
      <div className="prompt" role="status">
        <h2>{t("table.over")}</h2>
      </div>
    );
  }
  if (question !== undefined) {
    return (
      <div className="prompt" data-yours={!locked || undefined} role="status">
        <h2>
          <Words message={question.prompt} />
        </h2>
        <p>
          {t("table.how-to")} {question.clause !== undefined && <Clause id={question.clause} />}
        </p>
      </div>
    );
  }
  const thinking = waiting[0];
  return (
    <div className="prompt" role="status">
      <h2>
        {thinking !== undefined && <Emblem seat={thinking} />}{" "}
        {waiting.length === 1 && thinking !== undefined
          ? t(state.seats[thinking]?.kind === "bot" ? "table.thinks" : "table.waiting", {
              name: speaker.nameOf(thinking),
            })
          : t("table.waiting-several", { n: waiting.length })}
      </h2>
    </div>
  );
}
