import type { Result } from "@civitas/kernel";
import { Clause, Emblem, Icon, useSay, Words } from "@civitas/table-kit";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { go, Link } from "../app/route.tsx";
import { linkToRecord } from "../replay/link.ts";
import type { TableSource, TableState } from "../source/source.ts";

interface ScoreSheetProps {
  readonly result: Result;
  readonly source: TableSource;
  readonly state: TableState;
}

/** The end of a game: places, where the points came from, and what one may do now. */
export function ScoreSheet({ result, source, state }: ScoreSheetProps) {
  const t = useT();
  const say = useSay();
  const [open, setOpen] = useState(true);
  const seats = state.seats.map(({ seat }) => seat).sort((a, b) => (result.places[a] ?? 9) - (result.places[b] ?? 9));
  const winners = seats.filter((seat) => result.places[seat] === 1);
  if (!open) {
    return (
      <button type="button" className="sheet-again primary" onClick={() => setOpen(true)}>
        <Icon name="crown" /> {t("sheet.show")}
      </button>
    );
  }
  return (
    <section className="score-sheet" aria-label={t("sheet.name")}>
      <h2>
        <Icon name="crown" />{" "}
        {state.seats.length === 1
          ? t("sheet.alone", { points: result.scores[0] ?? 0 })
          : winners.length === 1
            ? t("sheet.wins", { name: say.nameOf(winners[0] ?? 0) })
            : t("sheet.share", { names: winners.map((seat) => say.nameOf(seat)).join(", ") })}
      </h2>
      {result.remark !== undefined && (
        <p>
          <Words message={result.remark} />
        </p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Emblem seat={seat} /> {say.nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.sheet.map((row, i) => (
            <tr key={i}>
              <th scope="row">
                <Words message={row.label} /> {row.clause !== undefined && <Clause id={row.clause} />}
              </th>
              {seats.map((seat) => (
                <td key={seat}>{row.points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("sheet.total")}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <b>{result.scores[seat]}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="sheet-actions">
        {source.record !== undefined && (
          <button type="button" onClick={async () => go(await linkToRecord((await source.record?.()) ?? ""))}>
            <Icon name="replay" /> {t("sheet.replay")}
          </button>
        )}
        {source.rematch !== undefined && (
          <button type="button" onClick={async () => go((await source.rematch?.()) ?? "#/")}>
            {t("sheet.rematch")}
          </button>
        )}
        <Link href="#/" className="button">
          {t("nav.home")}
        </Link>
        <button type="button" className="plain" onClick={() => setOpen(false)}>
          {t("sheet.table")}
        </button>
      </p>
    </section>
  );
}
