import type { LogLine } from "@civitas/kernel";
import { ClauseMark, Emblem, useLocked, useOnceDrawn, useSay, useTable, Words } from "@civitas/table-kit";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import type { TableState } from "../source/source.ts";
import { Beside } from "./beside.tsx";
import { useEndingWords } from "./ending-words.ts";
import type { Shown } from "./projector.ts";

interface PromptProps {
  readonly state: TableState;
  readonly shown: Shown;
}

/** Who may do what, in a sentence. */
export function Prompt({ state, shown }: PromptProps) {
  const locked = useLocked();
  const { question } = shown.sight;
  const yours = question !== undefined && state.ending === undefined;
  const waitedFor = yours && question.optional !== true;
  return (
    <div className="prompt" data-yours={(waitedFor && !locked) || undefined} role="status">
      <h2>
        <PromptWords state={state} shown={shown} />
      </h2>
      <Beside state={state} shown={shown} />
      {yours && <HowTo clause={question.clause} />}
    </div>
  );
}

/** The sentence itself. */
export function PromptWords({ state, shown }: PromptProps) {
  const t = useT();
  const say = useSay();
  const endingWords = useEndingWords();
  const { question, result } = shown.sight;
  if (shown.past === true) return t("past.prompt", { n: shown.sight.progress.round });
  if (state.ending !== undefined) return endingWords(state, say);
  if (shown.telling !== undefined) return <Told line={shown.telling} />;
  if (result !== undefined) return t("table.over");
  // A player with a sealed pick waits for the others, and may still change it.
  if (question !== undefined && (question.sealed?.mine === undefined || shown.sight.waiting.length === 0)) {
    return (
      <>
        {state.shared === true && (
          <span className="whose-turn">
            <Emblem seat={question.seat} /> {say.nameOf(question.seat)}:{" "}
          </span>
        )}
        <Words message={question.prompt} />
      </>
    );
  }
  return <Waiting state={state} shown={shown} />;
}

/** What another player is doing. */
function Told({ line: { seat, what } }: { readonly line: LogLine }) {
  return (
    <>
      {seat !== undefined && <Emblem seat={seat} />} <Words message={what} />
    </>
  );
}

function Waiting({ state, shown }: PromptProps) {
  const t = useT();
  const say = useSay();
  const { waiting } = shown.sight;
  const [thinking] = waiting;
  if (waiting.length !== 1 || thinking === undefined) return t("table.waiting-several", { n: waiting.length });
  const away = state.byPost !== true && state.away?.includes(thinking) === true;
  const bot = state.seats[thinking]?.kind === "bot" || state.standIns?.includes(thinking) === true;
  return (
    <>
      <Emblem seat={thinking} />{" "}
      {t(bot ? "table.thinks" : away ? "table.waiting-away" : "table.waiting", { name: say.nameOf(thinking) })}
    </>
  );
}

function HowTo({ clause }: { readonly clause: string | undefined }) {
  const t = useT();
  const glows = useGlows();
  const words = t(glows ? "table.how-to" : "table.how-to-list");
  const last = words.lastIndexOf(" ") + 1;
  return (
    <p>
      {words.slice(0, last)}
      {/* The mark stays with the last word. */}
      <span className="unbroken">
        {words.slice(last)} {clause !== undefined && <ClauseMark id={clause} />}
      </span>
    </p>
  );
}

/** Whether anything on the table can be clicked now: only the drawn table knows. */
export function anythingGlows(): boolean {
  return document.querySelector(".surface [data-may]:not([inert] *)") !== null;
}

function useGlows(): boolean {
  const { sight, locked } = useTable();
  const [glows, setGlows] = useState(true);
  // Checked again whenever the table changes.
  useOnceDrawn(() => {
    if (!locked) setGlows(anythingGlows());
  }, [sight, locked]);
  return glows;
}
