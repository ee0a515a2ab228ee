import { Icon, useTable } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import type { PanelProps } from "./side-panel.tsx";

/** Whether the viewer still plays. */
export function plays({ state, shown }: Pick<PanelProps, "state" | "shown">): boolean {
  const { viewer, result } = shown.sight;
  return viewer !== "audience" && result === undefined && state.ending === undefined;
}

export type ToolsProps = Pick<PanelProps, "source" | "state" | "shown" | "attempt">;

/** What gets a table going again: it is in sight as long as it is of use. */
export function ResumingTools(props: ToolsProps) {
  const { source, state, attempt } = props;
  const t = useT();
  if (!plays(props)) return null;
  return (
    <div className="tools">
      {source.pause !== undefined && state.paused && (
        <button type="button" onClick={() => attempt(source.pause?.(false))}>
          <Icon name="go" /> {t("tools.go-on")}
        </button>
      )}
      {source.standIn !== undefined && state.standIn === true && (
        <button type="button" onClick={() => attempt(source.standIn?.(false))}>
          <Icon name="bot" /> {t("tools.back")}
        </button>
      )}
      <Missed {...props} />
    </div>
  );
}

/** Calls a bot for an absent player; the server knows whether the wait has been long enough. */
function Missed({ source, state, shown, attempt }: ToolsProps) {
  const t = useT();
  const { speaker } = useTable();
  if (source.replace === undefined || state.paused) return null;
  return shown.sight.waiting
    .filter((seat) => state.away?.includes(seat) === true)
    .map((seat) => (
      <button key={seat} type="button" onClick={() => attempt(source.replace?.(seat))}>
        <Icon name="bot" /> {t("tools.replace", { name: speaker.nameOf(seat) })}
      </button>
    ));
}
