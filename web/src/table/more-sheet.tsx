import { Icon } from "@civitas/table-kit";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { saveText } from "../app/save-text.ts";
import { Sheet, type SheetProps } from "../overlay/sheet.tsx";
import { Sure } from "../overlay/sure.tsx";
import { Sealed } from "./seal.tsx";
import { plays, type ToolsProps } from "./tools.tsx";

/** What is seldom needed; whoever wants to resign is asked once more in its place. */
export function MoreSheet(props: ToolsProps & Pick<SheetProps, "from" | "close" | "children">) {
  const { source, attempt, from = "middle", close, children } = props;
  const t = useT();
  const [resigning, resign] = useState(false);
  if (resigning) {
    return (
      <Sure
        question={t("tools.resign-sure")}
        yes={t("tools.resign")}
        then={() => attempt(source.resign?.())}
        close={close}
      />
    );
  }
  return (
    <Sheet from={from} title={t("tools.more")} className="more-tools" close={close}>
      <SeldomTools {...props} resign={() => resign(true)} />
      {children}
    </Sheet>
  );
}

/** What players may do apart from playing, and seldom do: save, pause, let a bot play, resign. */
function SeldomTools(props: ToolsProps & { readonly close: () => void; readonly resign: () => void }) {
  const { source, state, attempt, close, resign } = props;
  const t = useT();
  const { record } = source;
  const playing = plays(props);
  return (
    <div className="tools">
      {record !== undefined && (
        <button
          type="button"
          onClick={async () => {
            close();
            saveText(`${state.game}.civitas`, await record.call(source));
          }}
        >
          <Icon name="download" /> {t("tools.record")}
        </button>
      )}
      {playing && source.pause !== undefined && !state.paused && (
        <button
          type="button"
          onClick={() => {
            close();
            attempt(source.pause?.(true));
          }}
        >
          <Icon name="pause" /> {t("tools.pause")}
        </button>
      )}
      {playing && source.standIn !== undefined && state.standIn !== true && (
        <button
          type="button"
          onClick={() => {
            close();
            attempt(source.standIn?.(true));
          }}
        >
          <Icon name="bot" /> {t("tools.away")}
        </button>
      )}
      {playing && source.resign !== undefined && (
        <button type="button" onClick={resign}>
          <Icon name="flag" /> {t("tools.resign")}
        </button>
      )}
      <Sealed source={source} />
    </div>
  );
}
