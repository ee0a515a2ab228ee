import { Emblem, Icon, Surface, useSay, useTable, type Zone } from "@civitas/table-kit";
import { useEffect, useRef, useState } from "react";
import { useT } from "../app/language.tsx";
import { Chat } from "./chat.tsx";
import { Choices } from "./choices.tsx";
import { Forecast } from "./forecast.tsx";
import { HintBox } from "./hint-box.tsx";
import { Log } from "./log.tsx";
import { Prompt } from "./prompt.tsx";
import type { PanelProps } from "./side-panel.tsx";
import { Tools } from "./tools.tsx";
import { WhyNot } from "./why-not.tsx";

/** The table on a phone: one zone fills the screen, the others are a swipe or a tab away; choices come up from below. */
export function Phone({ zones, panel }: { readonly zones: readonly Zone[]; readonly panel: PanelProps }) {
  const t = useT();
  const say = useSay();
  const { sight } = useTable();
  const [zone, setZone] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const lit = useLitZones(strip, zones.length);
  const turn = (i: number): void => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: i * width, behavior: "smooth" });
    setZone(i);
  };
  const pages = zones.length + 1;
  return (
    <div className="phone">
      <div className="zone-tabs" role="tablist" aria-label={t("table.zones")}>
        {zones.map((entry, i) => (
          <button
            key={entry.id}
            type="button"
            role="tab"
            id={`tab-${entry.id}`}
            aria-selected={i === zone}
            aria-controls={`zone-${entry.id}`}
            data-lit={lit[i] || undefined}
            onClick={() => turn(i)}
          >
            <span>{say.plain(entry.label)}</span>
            {entry.summary !== undefined && (
              <span className="zone-summary">
                <entry.summary />
              </span>
            )}
          </button>
        ))}
        <button
          type="button"
          role="tab"
          id="tab-log"
          aria-selected={zone === zones.length}
          aria-controls="zone-log"
          onClick={() => turn(zones.length)}
        >
          <span>{t("table.log")}</span>
        </button>
      </div>
      <Surface label={t("table.board")}>
        <div
          className="zone-strip"
          ref={strip}
          onScroll={({ currentTarget }) =>
            setZone(Math.min(pages - 1, Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))))
          }
        >
          {zones.map((entry) => (
            <div
              key={entry.id}
              className="zone-page"
              role="tabpanel"
              id={`zone-${entry.id}`}
              aria-labelledby={`tab-${entry.id}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
              tabIndex={0}
            >
              <entry.component />
            </div>
          ))}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
          <div className="zone-page on-paper" role="tabpanel" id="zone-log" aria-labelledby="tab-log" tabIndex={0}>
            <Tools {...panel} />
            <Forecast source={panel.source} state={panel.state} shown={panel.shown} />
            <WhyNot />
            <Log log={panel.shown.log} />
            {panel.state.chat !== undefined && <Chat source={panel.source} lines={panel.state.chat} />}
          </div>
        </div>
      </Surface>
      <Sheet key={sight.question === undefined ? "closed" : "open"} panel={panel} />
    </div>
  );
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

/** The choices, as a sheet from below: its top always says who may do what. */
function Sheet({ panel }: { readonly panel: PanelProps }) {
  const t = useT();
  const { sight } = useTable();
  const [open, setOpen] = useState(false);
  const n = sight.question?.options.length ?? 0;
  const viewer = sight.viewer;
  return (
    <div className="choice-sheet" data-open={open || undefined}>
      {panel.guide}
      <div className="choice-sheet-top">
        {typeof viewer === "number" && <Emblem seat={viewer} />}
        <Prompt state={panel.state} shown={panel.shown} />
        {n > 0 && (
          <button type="button" className="primary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? <Icon name="close" label={t("notice.close")} /> : t("table.choices-n", { n })}
          </button>
        )}
      </div>
      {(open || panel.hint !== undefined) && (
        <div className="choice-sheet-body">
          <HintBox hint={panel.hint} close={() => panel.setHint(undefined)} />
          {open && <Choices />}
        </div>
      )}
    </div>
  );
}
