import type { LogLine } from "@civitas/kernel";
import { Clause, seatLook, Words } from "@civitas/table-kit";
import { memo, useState } from "react";
import { useT } from "../app/language.tsx";

/** So many lines are drawn at first; older ones when asked for. */
const SOME = 60;

/** What happened, in whole sentences, the newest first, with a bar in the colour of whose doing it is. */
export function Log({ log }: { readonly log: readonly LogLine[] }) {
  const t = useT();
  const [lines, show] = useState(SOME);
  return (
    <div className="log" role="tabpanel" id="panel-log" aria-label={t("table.log")}>
      <ol>
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
    </div>
  );
}

const Line = memo(function Line({ line }: { readonly line: LogLine }) {
  const { seat, what, clause } = line;
  return (
    <li style={{ borderColor: seat === undefined ? "transparent" : seatLook(seat).colour }}>
      <Words message={what} />
      {clause !== undefined && (
        <>
          {"\u00a0"}
          <Clause id={clause} />
        </>
      )}
    </li>
  );
});
