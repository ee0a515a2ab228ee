import type { LogLine, Viewer } from "@civitas/kernel";
import { ClauseMark, Icon, seatLook, useSay, useSeats, Words } from "@civitas/table-kit";
import { memo, useMemo, useState } from "react";
import { useT } from "../app/language.tsx";
import { dividedLog, type LogTurn, lastLines, linesSince } from "./divided-log.ts";
import { roundWords } from "./round-words.ts";

/** How many lines are drawn at first; older ones are drawn on request. */
const SOME = 60;

/** Going back to the moment of a line. */
export interface Visiting {
  /** Shows the table as it was after this many answers. */
  readonly visit: (at: number) => void;
  /** The moment that is shown now, if it is not the present. */
  readonly visited: number | undefined;
}

/** What others did since the viewer's last turn: marked in the log, and to be watched again. */
export interface Since {
  readonly viewer: Viewer;
  readonly watchAgain: () => void;
}

interface LogProps {
  readonly log: readonly LogLine[];
  readonly visiting?: Visiting | undefined;
  readonly since?: Since | undefined;
}

/** What happened, by round and turn, the newest first, with a bar in the colour of the acting seat. */
export function Log({ log, visiting, since }: LogProps) {
  const t = useT();
  const say = useSay();
  const [some, show] = useState(SOME);
  const rounds = useMemo(() => lastLines(dividedLog(log), some), [log, some]);
  const missed = since === undefined ? 0 : linesSince(log, since.viewer);
  return (
    <div className="log" role="tabpanel" id="panel-log" aria-label={t("table.log")}>
      {since !== undefined && missed > 0 && (
        <p className="log-since">
          <strong>{t("table.since")}</strong> {t("table.since-lines", { n: missed })}{" "}
          <button type="button" onClick={since.watchAgain}>
            <Icon name="back" /> {t("table.watch-again")}
          </button>
        </p>
      )}
      {rounds.toReversed().map(({ round, turns }) => (
        <section key={round} aria-label={roundWords(say, { round })}>
          {round > 0 && <p className="log-round">{roundWords(say, { round })}</p>}
          {turns.toReversed().map((turn, i) => (
            <Turn key={turns.length - i} turn={turn} visiting={visiting} />
          ))}
        </section>
      ))}
      {log.length > some && (
        <button type="button" className="plain" onClick={() => show(some + 200)}>
          {t("table.log-older", { n: log.length - some })}
        </button>
      )}
    </div>
  );
}

/** A turn is marked by its bar; the sentences name the player already. */
function Turn({ turn, visiting }: { readonly turn: LogTurn; readonly visiting: Visiting | undefined }) {
  const say = useSay();
  const seats = useSeats();
  const { seat, lines } = turn;
  // An automa has a colour, but no seat.
  const name = seat === undefined || seats[seat] === undefined ? undefined : say.nameOf(seat);
  return (
    <div className="log-turn" style={{ borderColor: seat === undefined ? "transparent" : seatLook(seat).colour }}>
      <ol aria-label={name}>
        {lines
          .map((line, i) => (
            <Line key={i} line={line} visit={visiting?.visit} visited={visiting?.visited === line.at} />
          ))
          .reverse()}
      </ol>
    </div>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly visit: Visiting["visit"] | undefined;
  readonly visited: boolean;
}

const Line = memo(function Line({ line, visit, visited }: LineProps) {
  const t = useT();
  const { what, clause, at } = line;
  return (
    <li data-visited={visited || undefined}>
      {visit !== undefined && (
        <button
          type="button"
          className="log-visit"
          title={t("past.visit")}
          aria-label={t("past.visit")}
          aria-pressed={visited}
          onClick={() => visit(at)}
        />
      )}
      <span className="log-words">
        <Words message={what} />
        {clause !== undefined && (
          <>
            {"\u00a0"}
            <ClauseMark id={clause} />
          </>
        )}
      </span>
    </li>
  );
});
