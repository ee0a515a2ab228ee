import { Icon, type SeatHolder } from "@civitas/table-kit";
import { type ReactNode, useEffect, useState } from "react";
import { useT } from "../app/language.tsx";
import { saveText } from "../app/save-text.ts";
import type { Eyes, Opened } from "../local/calls.ts";
import { linkToRecord } from "./link.ts";

export interface ControlsProps {
  readonly opened: Opened;
  readonly text: string;
  readonly at: number;
  readonly goTo: (at: number) => void;
  readonly eyes: Eyes;
  readonly see: (eyes: Eyes) => void;
  readonly seats: readonly SeatHolder[];
}

/** Milliseconds from one answer to the next. */
const SPEEDS = [2400, 1200, 500, 120] as const;

/** Step, jump by round, play at speed: always in reach. */
export function ReplayControls(
  props: Pick<ControlsProps, "opened" | "at" | "goTo"> & { readonly children?: ReactNode },
) {
  const { opened, at, goTo, children } = props;
  const t = useT();
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<number>(1200);
  const { length, rounds } = opened;
  const round = rounds.findLastIndex((entry) => entry.at <= at);

  useEffect(() => {
    if (!playing || at >= length) return play(false);
    const timer = setTimeout(() => goTo(at + 1), speed);
    return () => clearTimeout(timer);
  }, [playing, at, length, speed, goTo]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        event.target instanceof Element &&
        event.target.closest("input, textarea, select, [data-piece], [role=tab]")
      ) {
        return;
      }
      if (event.key === "ArrowRight") goTo(Math.min(length, at + 1));
      else if (event.key === "ArrowLeft") goTo(Math.max(0, at - 1));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [at, length, goTo]);

  return (
    <section className="controls" aria-label={t("replay.controls")}>
      <div className="controls-top">
        <h2>{t("replay.at", { at, of: length })}</h2>
        <label>
          <span className="spoken">{t("replay.speed")}</span>
          <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
            {SPEEDS.map((ms, i) => (
              <option key={ms} value={ms}>
                {t("replay.speed-n", { n: i + 1 })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <input
        type="range"
        aria-label={t("replay.at", { at, of: length })}
        min={0}
        max={length}
        value={at}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <div className="control-row">
        <button
          type="button"
          disabled={round <= 0 && at === 0}
          onClick={() => goTo(rounds[at === rounds[round]?.at ? round - 1 : round]?.at ?? 0)}
        >
          <Icon name="back" label={t("replay.round-back")} />
        </button>
        <button type="button" disabled={at === 0} onClick={() => goTo(at - 1)}>
          ‹ <span className="spoken">{t("replay.step-back")}</span>
        </button>
        <button
          type="button"
          className="primary"
          disabled={length === 0}
          onClick={() => {
            // At the end it begins again.
            if (at >= length) goTo(0);
            play(!playing);
          }}
        >
          <Icon name={playing ? "pause" : "go"} label={t(playing ? "replay.pause" : "replay.play")} />
        </button>
        <button type="button" disabled={at >= length} onClick={() => goTo(at + 1)}>
          › <span className="spoken">{t("replay.step")}</span>
        </button>
        <button
          type="button"
          disabled={round + 1 >= rounds.length}
          onClick={() => goTo(rounds[round + 1]?.at ?? length)}
        >
          <Icon name="forward" label={t("replay.round-on")} />
        </button>
        {children}
      </div>
    </section>
  );
}

/** Looks through other eyes, shares, saves. */
export function Viewing({ opened, text, at, eyes, see, seats }: Omit<ControlsProps, "goTo">) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    const link = new URL(await linkToRecord(text, at), location.href).href;
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    history.replaceState(null, "", link);
    setCopied(true);
  };
  return (
    <section className="viewing" aria-label={t("replay.eyes")}>
      {opened.genuine !== undefined && (
        <p className="genuine" data-genuine={opened.genuine}>
          {t(opened.genuine ? "replay.genuine" : "replay.not-genuine")}
        </p>
      )}
      <label className="control-row">
        <Icon name="eye" /> {t("replay.eyes")}
        <select
          value={String(eyes)}
          onChange={({ target: { value } }) => see(value === "open" || value === "audience" ? value : Number(value))}
        >
          <option value="open">{t("replay.open")}</option>
          {seats.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value="audience">{t("replay.audience")}</option>
        </select>
      </label>
      <div className="control-row">
        <button type="button" onClick={() => void share()}>
          <Icon name="share" /> {t(copied ? "replay.copied" : "replay.share")}
        </button>
        <button type="button" onClick={() => saveText(`${opened.game}.civitas`, text)}>
          <Icon name="download" /> {t("tools.record")}
        </button>
      </div>
    </section>
  );
}
