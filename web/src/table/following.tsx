import { Icon } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import { useSettings } from "../app/settings.ts";
import { useKeys } from "../app/use-keys.ts";
import type { PanelProps } from "./side-panel.tsx";

/** While others act: their turn can be paused, seen step by step, or skipped. */
export function Following(props: PanelProps) {
  const { projector, shown } = props;
  const t = useT();
  const { pace } = useSettings();
  const follows = pace > 0 && (shown.telling !== undefined || shown.paused === true || botsAct(props));
  const paused = shown.paused === true;
  const turn = (): void => (paused ? projector.goOn() : projector.pause());
  useKeys((key) => {
    if (!follows) return false;
    if (key === "p") turn();
    else if (key === "n") projector.next();
    else if (key === "s") projector.toEnd();
    else return false;
    return true;
  });
  if (!follows) return null;
  return (
    <div className="following" role="toolbar" aria-label={t("follow.name")}>
      <button type="button" aria-pressed={paused} onClick={turn}>
        <Icon name={paused ? "go" : "pause"} /> <span>{t(paused ? "follow.go-on" : "follow.pause")}</span> <kbd>P</kbd>
      </button>
      <button type="button" onClick={() => projector.next()}>
        <Icon name="forward" /> <span>{t("follow.next")}</span> <kbd>N</kbd>
      </button>
      <button type="button" onClick={() => projector.toEnd()}>
        <Icon name="flag" /> <span>{t("follow.to-end")}</span> <kbd>S</kbd>
      </button>
    </div>
  );
}

/** Only bots are waited for. */
function botsAct({ state, shown }: PanelProps): boolean {
  const { waiting, question, result } = shown.sight;
  if (question !== undefined || result !== undefined || shown.past === true) return false;
  return waiting.length > 0 && waiting.every((seat) => state.seats[seat]?.kind === "bot");
}
