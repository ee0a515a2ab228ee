import type { Seat, Viewer } from "@civitas/kernel";
import { Emblem, Icon, seatLook, useKept, useSay, type WayToWin } from "@civitas/table-kit";
import { memo, useEffect, useMemo, useState } from "react";
import { useT } from "../app/language.tsx";
import { change, useSettings } from "../app/settings.ts";
import type { Hint } from "../source/source.ts";
import type { PanelProps } from "./side-panel.tsx";

type ForecastProps = Pick<PanelProps, "source" | "state" | "shown" | "hint" | "ways"> & {
  /** Above the log, which needs the room: who stands how is told on request. */
  readonly foldable?: boolean;
};

/** How well everybody stands, by the game's own estimate: a bar in the seats' colours. */
export function Forecast(props: ForecastProps) {
  const { source, state, shown, hint, foldable = false } = props;
  const t = useT();
  const say = useSay();
  const { chances } = useSettings();
  const [estimate, setParts] = useState<readonly number[]>([]);
  const { at, result, viewer, view } = shown.sight;
  const ways = useKept(useMemo(() => props.ways?.(view), [props.ways, view]));
  const parts = agreed(estimate, viewer, hint);
  // Asked again after each answer.
  useEffect(() => {
    if (shown.busy || source.forecast === undefined) return;
    let wanted = true;
    source.forecast().then(
      (next) => wanted && setParts(next),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [at, shown.busy, source]);
  if (source.forecast === undefined || result !== undefined || parts.length < 2) return null;
  const partOf = (seat: Seat) => t("forecast.part", { part: parts[seat] ?? 0 });
  const bar = (
    <div className="forecast-bar">
      {state.seats.map(({ seat }) => (
        <span key={seat} style={{ flexGrow: Math.max(0.02, parts[seat] ?? 0), background: seatLook(seat).colour }} />
      ))}
    </div>
  );
  const all = (
    <ul>
      {state.seats.map(({ seat }) => (
        <li key={seat}>
          <Emblem seat={seat} /> {say.nameOf(seat)} <b>{partOf(seat)}</b>
          {ways?.[seat] !== undefined && <Ways ways={ways[seat]} />}
        </li>
      ))}
    </ul>
  );
  if (!foldable) {
    return (
      <section className="forecast" aria-label={t("forecast.name")}>
        <h2>{t("forecast.name")}</h2>
        {bar}
        {all}
      </section>
    );
  }
  return (
    <details
      className="forecast"
      open={chances}
      onToggle={({ currentTarget }) => change({ chances: currentTarget.open })}
    >
      <summary>
        <h2>{t("forecast.name")}</h2>
        {typeof viewer === "number" && <b>{partOf(viewer)}</b>}
        {bar}
      </summary>
      {all}
    </details>
  );
}

/** How far a seat has come on each way to win; the furthest stands out. */
const Ways = memo(function Ways({ ways }: { readonly ways: readonly WayToWin[] }) {
  const say = useSay();
  const most = Math.max(...ways.map(({ part }) => part));
  return (
    <span className="ways">
      {ways.map(({ icon, name, short, part }) => (
        <span key={icon} title={say.plain(name)} data-most={part === most || undefined}>
          <Icon name={icon} label={say.plain(name)} /> {short}
        </span>
      ))}
    </span>
  );
});

/** A hint has looked deeper, so if there is one, the bar shows its chances. */
function agreed(parts: readonly number[], viewer: Viewer, hint: Hint | undefined): readonly number[] {
  const mine = typeof viewer === "number" ? parts[viewer] : undefined;
  if (hint === undefined || mine === undefined || mine >= 1) return parts;
  return parts.map((part, seat) => (seat === viewer ? hint.expected : (part / (1 - mine)) * (1 - hint.expected)));
}
