import type { LogLine } from "@civitas/kernel";
import { Clause, seatLook, Words } from "@civitas/table-kit";
import { memo, useEffect, useRef, useState } from "react";
import { useT } from "../app/language.tsx";

/** So many lines are drawn at first; older ones when asked for. */
const SOME = 60;

/** What happened, in whole sentences, the newest first, with a bar in the colour of whose doing it is. */
export function Log({ log }: { readonly log: readonly LogLine[] }) {
  const t = useT();
  const [lines, show] = useState(SOME);
  const top = useRef<HTMLOListElement>(null);
  const newest = log.length;
  // What is new stands at the top.
  useEffect(() => {
    top.current?.scrollTo({ top: 0 });
  }, [newest]);
  return (
    <section className="log" aria-labelledby="log-name">
      <h2 id="log-name">{t("table.log")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <ol ref={top} tabIndex={0} aria-labelledby="log-name">
        {log
          .slice(-lines)
          .map((line, i) => <Line key={log.length - Math.min(lines, log.length) + i} line={line} />)
          .reverse()}
        {log.length > lines && (
          <li>
            <button type="button" className="plain" onClick={() => show(lines + 200)}>
              {t("table.log-older", { n: log.length - lines })}
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}

const Line = memo(function Line({ line }: { readonly line: LogLine }) {
  const { seat, what, clause } = line;
  return (
    <li style={{ borderColor: seat === undefined ? "transparent" : seatLook(seat).colour }}>
      <Words message={what} /> {clause !== undefined && <Clause id={clause} />}
    </li>
  );
});
