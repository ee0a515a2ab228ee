import { Icon, useTable } from "@civitas/table-kit";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { saveText } from "../app/save-text.ts";
import { Sure } from "../overlay/sure.tsx";
import { Sealed } from "./seal.tsx";
import type { PanelProps } from "./side-panel.tsx";

/** Whether the viewer still plays. */
export function plays({ state, shown }: Pick<PanelProps, "state" | "shown">): boolean {
  const { viewer, result } = shown.sight;
  return viewer !== "audience" && result === undefined && state.ending === undefined;
}

/** What players may do apart from playing: save, pause, let a bot play, resign. */
export function TableTools(props: PanelProps) {
  const { source, state, attempt } = props;
  const t = useT();
  const [resigning, resign] = useState(false);
  const { record } = source;
  const playing = plays(props);
  return (
    <div className="tools" role="toolbar" aria-label={t("tools.name")}>
      {record !== undefined && (
        <button type="button" onClick={async () => saveText(`${state.game}.civitas`, await record.call(source))}>
          <Icon name="download" /> {t("tools.record")}
        </button>
      )}
      {playing && source.pause !== undefined && (
        <button type="button" onClick={() => attempt(source.pause?.(!state.paused))}>
          <Icon name={state.paused ? "go" : "pause"} /> {t(state.paused ? "tools.go-on" : "tools.pause")}
        </button>
      )}
      {playing && source.standIn !== undefined && (
        <button type="button" onClick={() => attempt(source.standIn?.(state.standIn !== true))}>
          <Icon name="bot" /> {t(state.standIn === true ? "tools.back" : "tools.away")}
        </button>
      )}
      {playing && source.resign !== undefined && (
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
      <Sealed source={source} />
      <Missed {...props} />
    </div>
  );
}

/** Calls a bot for an absent player; the server knows whether the wait has been long enough. */
function Missed(props: PanelProps) {
  const { source, state, shown, attempt } = props;
  const t = useT();
  const { speaker } = useTable();
  if (source.replace === undefined || state.paused || !plays(props)) return null;
  // Last, since it comes and goes: so no other button moves under the finger.
  return shown.sight.waiting
    .filter((seat) => state.away?.includes(seat) === true)
    .map((seat) => (
      <button key={seat} type="button" onClick={() => attempt(source.replace?.(seat))}>
        <Icon name="bot" /> {t("tools.replace", { name: speaker.nameOf(seat) })}
      </button>
    ));
}
