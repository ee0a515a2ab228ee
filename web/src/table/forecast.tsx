import type { Viewer } from "@civitas/kernel";
import { Emblem, type GameUi, Icon, seatLook, useKept, useSay, type WayToWin } from "@civitas/table-kit";
import { memo, useEffect, useMemo, useState } from "react";
import { useT } from "../app/language.tsx";
import type { Hint, TableSource, TableState } from "../source/source.ts";
import type { Shown } from "./projector.ts";

/** How well everybody stands, by the game's own estimate: a bar in the seats' colours. */
export function Forecast(props: {
  readonly source: TableSource;
  readonly state: TableState;
  readonly shown: Shown;
  readonly hint: Hint | undefined;
  readonly ways: GameUi["ways"];
}) {
  const { source, state, shown, hint } = props;
  const t = useT();
  const say = useSay();
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
  return (
    <section className="forecast" aria-label={t("forecast.name")}>
      <h2>{t("forecast.name")}</h2>
      <div className="forecast-bar">
        {state.seats.map(({ seat }) => (
          <span key={seat} style={{ flexGrow: Math.max(0.02, parts[seat] ?? 0), background: seatLook(seat).colour }} />
        ))}
      </div>
      <ul>
        {state.seats.map(({ seat }) => (
          <li key={seat}>
            <Emblem seat={seat} /> {say.nameOf(seat)} <b>{t("forecast.part", { part: parts[seat] ?? 0 })}</b>
            {ways?.[seat] !== undefined && <Ways ways={ways[seat]} />}
          </li>
        ))}
      </ul>
    </section>
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
