import type { Barrier } from "@civitas/kernel";
import { Icon, useTable } from "@civitas/table-kit";
import { useEffect, useState } from "react";
import { type Key, useT } from "../app/language.tsx";
import { saveText } from "../app/save-text.ts";
import { Sure } from "../overlay/sure.tsx";
import type { PanelProps } from "./side-panel.tsx";

const BARRIERS: Readonly<Record<Barrier, Key>> = {
  "nothing-to-undo": "undo.nothing",
  "another-seat": "undo.another-seat",
  chance: "undo.chance",
  "hidden-thing-seen": "undo.seen",
};

/** What one may do beside playing: take back, ask for a hint, save, pause, leave. */
export function Tools({ source, state, shown, attempt, setHint }: PanelProps) {
  const t = useT();
  const { locked, speaker } = useTable();
  const [thinking, think] = useState(false);
  const [resigning, resign] = useState(false);
  const { barrier, question, result, viewer, waiting } = shown.sight;
  const plays = viewer !== "audience" && result === undefined && state.ending === undefined;
  const mayAsk = source.consent !== undefined && barrier !== "nothing-to-undo";
  const mayUndo = plays && !locked && (barrier === undefined || mayAsk);
  const undo = () => attempt(source.undo());

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.matches("input, textarea, select")) return;
      if (mayUndo && (event.key === "u" || (event.key === "z" && (event.ctrlKey || event.metaKey)))) {
        event.preventDefault();
        attempt(source.undo());
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [mayUndo, source, attempt]);

  const hint = async (): Promise<void> => {
    think(true);
    try {
      setHint(await source.hint?.());
    } finally {
      think(false);
    }
  };
  const { record } = source;
  // Whoever is waited for and not here; the server knows whether that has been long enough.
  const missed =
    source.replace === undefined || state.paused ? [] : waiting.filter((seat) => state.away?.includes(seat) === true);
  return (
    <div className="tools" role="toolbar" aria-label={t("tools.name")}>
      {plays && (
        <button
          type="button"
          disabled={!mayUndo}
          title={barrier === undefined ? t("tools.undo") : t(BARRIERS[barrier])}
          onClick={undo}
        >
          <Icon name="undo" /> {t(barrier !== undefined && mayAsk ? "tools.ask-undo" : "tools.undo")}
        </button>
      )}
      {source.hint !== undefined && plays && (
        <button type="button" disabled={question === undefined || locked || thinking} onClick={() => void hint()}>
          <Icon name="hint" /> {t(thinking ? "tools.hint-thinks" : "tools.hint")}
        </button>
      )}
      {record !== undefined && (
        <button type="button" onClick={async () => saveText(`${state.game}.civitas`, await record.call(source))}>
          <Icon name="download" /> {t("tools.record")}
        </button>
      )}
      {plays && source.pause !== undefined && (
        <button type="button" onClick={() => attempt(source.pause?.(!state.paused))}>
          <Icon name={state.paused ? "go" : "pause"} /> {t(state.paused ? "tools.go-on" : "tools.pause")}
        </button>
      )}
      {plays && source.standIn !== undefined && (
        <button type="button" onClick={() => attempt(source.standIn?.(state.standIn !== true))}>
          <Icon name="bot" /> {t(state.standIn === true ? "tools.back" : "tools.away")}
        </button>
      )}
      {plays && source.resign !== undefined && (
        <button type="button" onClick={() => resign(true)}>
          <Icon name="flag" /> {t("tools.resign")}
        </button>
      )}
      {resigning && (
        <Sure
          question={t("tools.resign-sure")}
          yes={t("tools.resign")}
          then={() => attempt(source.resign?.())}
          close={() => resign(false)}
        />
      )}
      {/* Last, since it comes and goes: no other button moves under the finger. */}
      {plays &&
        missed.map((seat) => (
          <button key={seat} type="button" onClick={() => attempt(source.replace?.(seat))}>
            <Icon name="bot" /> {t("tools.replace", { name: speaker.nameOf(seat) })}
          </button>
        ))}
    </div>
  );
}
