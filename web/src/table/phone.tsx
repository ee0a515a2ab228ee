import { type GameUi, Surface, useSay, useTable, type Zone } from "@civitas/table-kit";
import { useEffect, useRef, useState } from "react";
import { useT } from "../app/language.tsx";
import { Tabs } from "../overlay/tabs.tsx";
import { Bar } from "./bar.tsx";
import { Forecast } from "./forecast.tsx";
import type { PanelProps } from "./side-panel.tsx";
import { TableLog } from "./table-log.tsx";

/** The table on a phone: one zone fills the screen, the others are a swipe or a tab away; a bar below has the rest. */
export function Phone({ zones, panel }: { readonly zones: readonly Zone[]; readonly panel: PanelProps }) {
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
    <main className="phone">
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
            <div
              key={entry.id}
              className="zone-page"
              role="tabpanel"
              id={`panel-${entry.id}`}
              aria-labelledby={`tab-${entry.id}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
              tabIndex={0}
            >
              <entry.component />
            </div>
          ))}
          <section
            className="zone-page on-paper"
            aria-label={t("table.log")}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
            tabIndex={0}
          >
            <Forecast
              source={panel.source}
              state={panel.state}
              shown={panel.shown}
              hint={panel.hint}
              ways={panel.ways}
            />
            <TableLog {...panel} />
          </section>
        </div>
      </Surface>
      <Bar {...panel} />
    </main>
  );
}

/** The table on a screen that is tall but not wide: the whole board, and a bar below it. */
export function Tall({ table, panel }: { readonly table: GameUi; readonly panel: PanelProps }) {
  const t = useT();
  return (
    <main className="phone">
      <div className="table-board">
        <Surface label={t("table.board")}>
          <table.Table />
        </Surface>
      </div>
      <Bar {...panel} story />
    </main>
  );
}

/** The guide, or a hint, speaks of something in another zone: the table turns there. */
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
  // Looked at again whenever the table changes.
  useEffect(() => {
    const pages = [...(strip.current?.children ?? [])].slice(0, zones);
    setLit(pages.map((page) => page.querySelector("[data-may]") !== null));
  }, [sight, locked, zones]);
  return lit;
}
