import type { Seat } from "@civitas/kernel";
import { Emblem, Icon } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import type { TableState } from "../source/source.ts";

/**
 * Drawn between two people at one screen when one could see what the other may not: nothing else is drawn meanwhile.
 */
export function Curtain(props: { readonly state: TableState; readonly next: Seat; readonly lift: () => void }) {
  const { state, next, lift } = props;
  const t = useT();
  const name = state.seats[next]?.name ?? "";
  return (
    <main className="curtain">
      <div>
        <Icon name="curtain" />
        <h1>{t("curtain.hand-over", { name })}</h1>
        {/* biome-ignore lint/a11y/noAutofocus: nothing else can be done behind the curtain */}
        <button type="button" className="primary" autoFocus onClick={lift}>
          <Emblem seat={next} /> {t("curtain.lift", { name })}
        </button>
      </div>
    </main>
  );
}
