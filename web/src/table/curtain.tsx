import type { Seat } from "@civitas/kernel";
import { Emblem, Icon } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import type { TableState } from "../source/source.ts";

/** Between two people at one screen, when one could see what the other may not. */
export function Curtain(props: {
  readonly state: TableState;
  readonly waiting: readonly Seat[];
  readonly lift: () => void;
}) {
  const { state, waiting, lift } = props;
  const t = useT();
  const next = waiting.find((seat) => state.seats[seat]?.kind === "person") ?? waiting[0] ?? 0;
  const name = state.seats[next]?.name ?? "";
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-words">
      <div>
        <Icon name="curtain" />
        <h2 id="curtain-words">{t("curtain.hand-over", { name })}</h2>
        {/* biome-ignore lint/a11y/noAutofocus: nothing else can be done behind the curtain */}
        <button type="button" className="primary" autoFocus onClick={lift}>
          <Emblem seat={next} /> {t("curtain.lift", { name })}
        </button>
      </div>
    </div>
  );
}
