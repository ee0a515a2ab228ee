import { type GameUi, Surface, useOnceDrawn, useSay, useTable, type Zone } from "@civitas/table-kit";
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { useT } from "../app/language.tsx";
import { Tabs } from "../overlay/tabs.tsx";
import { Bar } from "./bar.tsx";
import { Forecast } from "./forecast.tsx";
import type { PanelProps } from "./side-panel.tsx";
import { TableLog } from "./table-log.tsx";
import { WholeTable } from "./whole-table.tsx";

/** The table on a phone: its zones one by one, and a bar below has the rest. */
export function Phone({ zones, panel }: { readonly zones: readonly Zone[]; readonly panel: PanelProps }) {
  return (
    <main className="phone">
      <ZoneStrip zones={zones}>
        <Forecast {...panel} />
        <TableLog {...panel} />
      </ZoneStrip>
      <Bar {...panel} />
    </main>
  );
}

/** One zone fills the screen, the others are a swipe or a tab away; the last of them tells what happened. */
export function ZoneStrip({ zones, children }: { readonly zones: readonly Zone[]; readonly children: ReactNode }) {
  const t = useT();
  const say = useSay();
  const [zone, setZone] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const lit = useLitZones(strip, zones.length);
  const turn = (i: number): void => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: i * width, behavior: "smooth" });
    setZone(i);
  };
  useTurningToSpot(strip, turn);
  const tabs = [
    ...zones.map((entry, i) => ({
      id: entry.id,
      lit: lit[i],
      label: (
        <>
          <span>{say.plain(entry.label)}</span>
          {entry.summary !== undefined && (
            <span className="zone-summary">
              <entry.summary />
            </span>
          )}
        </>
      ),
    })),
    { id: "log", label: <span>{t("table.log-tab")}</span> },
  ];
  return (
    <>
      <Tabs
        className="zone-tabs"
        label={t("table.zones")}
        tabs={tabs}
        chosen={tabs[zone]?.id ?? ""}
        choose={(id) => turn(tabs.findIndex((tab) => tab.id === id))}
      />
      <Surface label={t("table.board")}>
        <div
          className="zone-strip"
          ref={strip}
          onScroll={({ currentTarget }) =>
            setZone(
              Math.min(tabs.length - 1, Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))),
            )
          }
        >
          {zones.map((entry) => (
            <ZonePage key={entry.id} zone={entry} />
          ))}
          <section
            className="zone-page on-paper"
            aria-label={t("table.log")}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
            tabIndex={0}
          >
            {children}
          </section>
        </div>
      </Surface>
    </>
  );
}

/** One zone; turning to another draws none of them again. */
const ZonePage = memo(function ZonePage({ zone }: { readonly zone: Zone }) {
  return (
    <div
      className="zone-page"
      role="tabpanel"
      id={`panel-${zone.id}`}
      aria-labelledby={`tab-${zone.id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
      tabIndex={0}
    >
      <zone.component />
    </div>
  );
});

/** The table on a screen that is tall but not wide: the whole board, and a bar below it. */
export function Tall({ table, panel }: { readonly table: GameUi; readonly panel: PanelProps }) {
  const t = useT();
  return (
    <main className="phone">
      <div className="table-board">
        <WholeTable Table={table.Table} label={t("table.board")} />
      </div>
      <Bar {...panel} story />
    </main>
  );
}

/** The guide, or a hint, points at something in another zone: the table turns there. */
function useTurningToSpot(strip: React.RefObject<HTMLDivElement | null>, turn: (zone: number) => void): void {
  const { spot } = useTable();
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    if (spot.length === 0) return;
    const pages = [...(strip.current?.children ?? [])];
    const zone = pages.findIndex((page) => page.querySelector("[data-spot]") !== null);
    if (zone >= 0) latest.current(zone);
  }, [spot, strip]);
}

/** Which zones hold something that can be chosen now. */
function useLitZones(strip: React.RefObject<HTMLDivElement | null>, zones: number): readonly boolean[] {
  const { sight, locked } = useTable();
  const [lit, setLit] = useState<readonly boolean[]>([]);
  // Checked again whenever the table changes.
  useOnceDrawn(() => {
    const pages = [...(strip.current?.children ?? [])].slice(0, zones);
    setLit(pages.map((page) => page.querySelector("[data-may]") !== null));
  }, [sight, locked, zones]);
  return lit;
}
