import type { Result, Seat } from "@civitas/kernel";
import { ClauseMark, Emblem, type GameUi, Icon, inHalves, useSay, Words } from "@civitas/table-kit";
import { type ReactNode, useState } from "react";
import { useT } from "../app/language.tsx";
import { go, Link, to } from "../app/route.tsx";
import { Sheet } from "../overlay/sheet.tsx";
import { linkToRecord } from "../replay/link.ts";
import type { TableSource, TableState } from "../source/source.ts";
import { lastOneLeft } from "./ending-words.ts";
import { PointsStory } from "./points-story.tsx";
import { Checked } from "./seal.tsx";
import { TurningPoints } from "./turning-points.tsx";

interface SheetProps {
  readonly source: TableSource;
  readonly state: TableState;
}

/** The end of a game: places, where the points came from, and what can be done next. */
export function ScoreSheet(props: SheetProps & { readonly result: Result; readonly scores: GameUi["scores"] }) {
  const { result, source, state, scores } = props;
  const { resigned = [] } = state;
  const t = useT();
  const say = useSay();
  const seats = state.seats.map(({ seat }) => seat).sort((a, b) => (result.places[a] ?? 9) - (result.places[b] ?? 9));
  const winners = seats.filter((seat) => result.places[seat] === 1);
  const { unseated = [] } = result;
  const names = [
    ...winners.map((seat) => say.nameOf(seat)),
    ...unseated.filter(({ place }) => place === 1).map(({ name }) => say.plain(name)),
  ];
  const heading =
    state.seats.length + unseated.length === 1
      ? t("sheet.alone", { points: result.scores[0] ?? 0 })
      : names.length === 1
        ? t("sheet.wins", { name: names[0] ?? "" })
        : t("sheet.share", { names: names.join(", ") });
  return (
    <LastSheet source={source} state={state} icon="crown" heading={heading}>
      {result.remark !== undefined && (
        <p>
          <Words message={result.remark} />
        </p>
      )}
      <Winners winners={winners} result={result} viewer={state.viewer} />
      {resigned.length > 0 && (
        <p>{t("sheet.resigned", { names: resigned.map((seat) => say.nameOf(seat)).join(", "), n: resigned.length })}</p>
      )}
      <Points result={result} seats={seats} />
      {seats.length > 1 && <StoryOfTheGame source={source} scores={scores} />}
    </LastSheet>
  );
}

/** Who led when, and where the game turned. */
function StoryOfTheGame({ source, scores }: { readonly source: TableSource; readonly scores: GameUi["scores"] }) {
  if (source.record === undefined) return null;
  return (
    <>
      {scores !== undefined && <PointsStory source={source} scores={scores} />}
      <TurningPoints source={source} />
    </>
  );
}

/** A word for the winner, and one on the viewer's own place. */
function Winners(props: {
  readonly winners: readonly Seat[];
  readonly result: Result;
  readonly viewer: TableState["viewer"];
}) {
  const { winners, result, viewer } = props;
  const t = useT();
  if (result.places.length + (result.unseated?.length ?? 0) < 2) return null;
  const place = typeof viewer === "number" ? result.places[viewer] : undefined;
  return (
    <Crowned winners={winners}>
      {place !== undefined && <p>{place === 1 ? t("sheet.you-win") : t("sheet.your-place", { place })}</p>}
    </Crowned>
  );
}

function Crowned({ winners, children }: { readonly winners: readonly Seat[]; readonly children: ReactNode }) {
  const say = useSay();
  return (
    <div className="winners">
      {winners.map((seat) => (
        <span key={seat} className="winner">
          <Icon name="crown" />
          <Emblem seat={seat} label={say.nameOf(seat)} />
        </span>
      ))}
      {children}
    </div>
  );
}

/** The end of a game that was broken off: nobody's points are counted, but whoever is left has won. */
export function EndingSheet(props: SheetProps & { readonly ending: string; readonly scores: GameUi["scores"] }) {
  const { source, state, ending, scores } = props;
  const t = useT();
  const winner = lastOneLeft(state);
  return (
    <LastSheet source={source} state={state} icon="flag" heading={ending}>
      {winner !== undefined && (
        <Crowned winners={[winner]}>{winner === state.viewer && <p>{t("sheet.you-win")}</p>}</Crowned>
      )}
      {state.seats.length > 1 && <StoryOfTheGame source={source} scores={scores} />}
    </LastSheet>
  );
}

function Points({ result, seats }: { readonly result: Result; readonly seats: readonly Seat[] }) {
  const t = useT();
  const say = useSay();
  const { unseated = [] } = result;
  return (
    <table>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Emblem seat={seat} /> {say.nameOf(seat)}
            </th>
          ))}
          {unseated.map(({ name }, i) => (
            <th key={i} scope="col">
              <Words message={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.sheet.map((row, i) => (
          <tr key={i}>
            <th scope="row">
              <Words message={row.label} />
              {row.clause !== undefined && (
                <>
                  {"\u00a0"}
                  <ClauseMark id={row.clause} />
                </>
              )}
            </th>
            {seats.map((seat) => (
              <td key={seat}>{inHalves(row.points[seat] ?? 0)}</td>
            ))}
            {unseated.map(({ points }, n) => (
              <td key={n}>{inHalves(points[i] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{result.compared === true ? null : t("sheet.total")}</th>
          {seats.map((seat) => (
            <td key={seat}>
              <b>
                {result.compared === true
                  ? t("sheet.place", { place: result.places[seat] ?? 0 })
                  : inHalves(result.scores[seat] ?? 0)}
              </b>
            </td>
          ))}
          {unseated.map(({ score, place }, n) => (
            <td key={n}>
              <b>{result.compared === true ? t("sheet.place", { place }) : inHalves(score)}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A sheet over the table that can be put aside to see the table. */
function LastSheet(
  props: SheetProps & { readonly icon: string; readonly heading: string; readonly children?: ReactNode },
) {
  const { source, state, icon, heading, children } = props;
  const t = useT();
  const [open, setOpen] = useState(true);
  if (!open) {
    return (
      <button type="button" className="sheet-again primary" onClick={() => setOpen(true)}>
        <Icon name={icon} /> {t("sheet.show")}
      </button>
    );
  }
  return (
    <Sheet
      className="score-sheet"
      title={
        <>
          <Icon name={icon} /> {heading}
        </>
      }
      close={() => setOpen(false)}
      foot={<Onward source={source} state={state} />}
    >
      {children}
    </Sheet>
  );
}

/** What can be done when the game is over. */
function Onward({ source, state }: SheetProps) {
  const t = useT();
  return (
    <>
      <Checked source={source} />
      <Link href="#/" className="button">
        {t("nav.home")}
      </Link>
      {source.record !== undefined && (
        <button type="button" onClick={async () => go(await linkToRecord((await source.record?.()) ?? ""))}>
          <Icon name="replay" /> {t("sheet.replay")}
        </button>
      )}
      {state.rematch !== undefined && (
        <Link href={to("table", state.rematch)} className="button primary">
          {t("notice.rematch-go")}
        </Link>
      )}
      {source.rematch !== undefined && state.rematch === undefined && (
        <button type="button" className="primary" onClick={async () => go((await source.rematch?.()) ?? "#/")}>
          {t("sheet.rematch")}
        </button>
      )}
    </>
  );
}
