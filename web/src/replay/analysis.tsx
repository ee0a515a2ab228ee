import { Emblem, Icon, type SeatHolder, seatLook, Words } from "@civitas/table-kit";
import { useEffect, useState } from "react";
import { useT } from "../app/language.tsx";
import type { LinePoint } from "../local/calls.ts";
import type { OpenedRecord } from "./open-record.ts";

const WIDE = 320;
const HIGH = 110;
const WORST = 5;
const WORTH_NAMING = 0.02;

type AnalysisProps = OpenedRecord & {
  readonly at: number;
  readonly goTo: (at: number) => void;
  readonly seats: readonly SeatHolder[];
};

/** The win-expectancy line of the whole game, and the decisions that cost most. */
export function AnalysisPanel({ house, hearPoints, opened, at, goTo, seats }: AnalysisProps) {
  const t = useT();
  const [asked, ask] = useState(false);
  const [points, setPoints] = useState<readonly LinePoint[]>([]);
  useEffect(() => {
    if (!asked) return;
    hearPoints((point) => setPoints((known) => [...known, point]));
    house.call("line").catch(() => undefined);
  }, [asked, house, hearPoints]);

  if (!asked) {
    return (
      <button type="button" onClick={() => ask(true)}>
        <Icon name="chart" /> {t("analysis.begin")}
      </button>
    );
  }
  const x = (n: number): number => (n / Math.max(1, opened.length)) * WIDE;
  const worst = points
    .filter((point) => (point.cost ?? 0) >= WORTH_NAMING)
    .sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0))
    .slice(0, WORST);
  return (
    <section className="analysis" aria-label={t("analysis.name")}>
      <h2>{t("analysis.name")}</h2>
      {/* biome-ignore lint/a11y: the slider above does the same for the keyboard */}
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={t("analysis.line")}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          goTo(Math.round(((event.clientX - box.left) / box.width) * opened.length));
        }}
      >
        <line x1={0} x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} className="half" />
        {seats.map(({ seat }) => (
          <polyline
            key={seat}
            fill="none"
            stroke={seatLook(seat).colour}
            strokeWidth={2.5}
            points={points.map((point) => `${x(point.at)},${HIGH - (point.standing[seat] ?? 0) * HIGH}`).join(" ")}
          />
        ))}
        {worst.map((point) => (
          <circle
            key={point.at}
            cx={x(point.at)}
            cy={HIGH - (point.standing[point.seat ?? 0] ?? 0) * HIGH}
            r={4}
            className="mistake"
          />
        ))}
        <line x1={x(at)} x2={x(at)} y1={0} y2={HIGH} className="now" />
      </svg>
      {points.length < opened.length && (
        <progress max={opened.length} value={points.length} aria-label={t("analysis.name")} />
      )}
      {worst.length > 0 && (
        <>
          <h3>{t("analysis.mistakes")}</h3>
          <ol>
            {worst.map((point) => (
              <li key={point.at}>
                <button type="button" className="plain" onClick={() => goTo(point.at)}>
                  <Emblem seat={point.seat ?? 0} /> {point.chosen !== undefined && <Words message={point.chosen} />} →{" "}
                  <b>{point.best !== undefined && <Words message={point.best} />}</b>{" "}
                  {t("analysis.cost", { part: point.cost ?? 0 })}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
