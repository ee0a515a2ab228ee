import type { LogLine, Ref, Result } from "@civitas/kernel";
import { type GameUi, MoreIcons, TableProvider, type TableSetting, useSay } from "@civitas/table-kit";
import type { Speaker } from "@civitas/words";
import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { icons as shellIcons } from "../app/icons.ts";
import { useLayout } from "../app/use-layout.ts";
import type { Shelf } from "../catalogue/games.ts";
import type { OpenRules } from "../rulebook/drawer.tsx";
import type { Hint, Seen, TableSource, TableState } from "../source/source.ts";
import { Curtain } from "./curtain.tsx";
import { useEndingWords } from "./ending-words.ts";
import { Head } from "./head.tsx";
import { fetchLater, Later } from "./later.ts";
import { Notices } from "./notices.tsx";
import { PastNotice } from "./past-notice.tsx";
import { Phone, Tall } from "./phone.tsx";
import { SidePanel } from "./side-panel.tsx";
import { useAnswering } from "./use-answering.ts";
import { usePast } from "./use-past.ts";
import { useFollowed } from "./use-table.ts";
import { WholeTable } from "./whole-table.tsx";

/** When the table has been drawn, in milliseconds. */
const LATER = 2000;

const NO_REFS: readonly Ref[] = [];
const NO_LINES: readonly LogLine[] = [];

export interface FrameProps {
  readonly source: TableSource;
  readonly shelf: Shelf;
  readonly table: GameUi;
  /** Speaks the game's words. */
  readonly speaker: Speaker;
  /** The guided game: what stands above the choices, which answers are allowed, and what lights up. */
  readonly guide?: {
    readonly note: React.ReactNode;
    readonly only?: readonly string[] | undefined;
    readonly spot: readonly Ref[];
    readonly answered: (id: string) => void;
  };
}

/** The frame around every game's table: head, board, choices, log, and everything players do at a table. */
export function Frame({ source, shelf, table, speaker, guide }: FrameProps) {
  const { state, shown: present, projector } = useFollowed(source);
  const { past, visiting, comeBack } = usePast(source, present);
  const shown = past ?? present;
  const [rules, openRules] = useState<OpenRules | undefined>(undefined);
  const openClause = useCallback((clause: string) => openRules({ clause }), []);
  const [hint, setHint] = useState<Hint | undefined>(undefined);
  const layout = useLayout();
  const named = useMemo(
    () => speaker.naming((seat) => state.seats[seat]?.name ?? String(seat + 1)),
    [speaker, state.seats],
  );
  const { answer, attempt, answering, waiting, refusal, forgive } = useAnswering(source, present, guide);
  const take = useCallback(
    (id: string) => {
      setHint(undefined);
      return answer(id);
    },
    [answer],
  );
  const icons = useMemo(() => ({ ...shellIcons, ...table.icons }), [table]);
  const sight = useDrawn(shown?.sight);
  const places = useMemo(() => sight && table.placesOf?.(sight.view), [sight, table]);
  const mayTakeBack =
    past === undefined &&
    shown?.sight.barrier === undefined &&
    shown?.sight.viewer !== "audience" &&
    guide === undefined &&
    !shown?.busy;
  const { fresh = NO_LINES, log = NO_LINES, telling, busy = true } = shown ?? {};
  const { seats } = state;
  const locked = past !== undefined || busy || waiting || state.paused || state.connection === "lost";
  const only = guide?.only;
  const spot = guide?.spot ?? hint?.refs ?? NO_REFS;
  // When this changes, everything on the table is drawn again, so it holds nothing that changes more often.
  const setting = useMemo<TableSetting | undefined>(
    () =>
      sight && {
        sight,
        seats,
        speaker: named,
        icons,
        fresh,
        log,
        telling,
        locked,
        only,
        spot,
        places,
        answer: take,
        openClause,
      },
    [sight, seats, named, icons, fresh, log, telling, locked, only, spot, places, take, openClause],
  );
  useFetchingLater();
  if (shown === undefined || present === undefined || setting === undefined) return <div className="loading" />;

  if (present.curtain && typeof present.sight.viewer === "number") {
    return (
      <MoreIcons value={icons}>
        <Curtain state={state} next={present.sight.viewer} lift={() => projector.liftCurtain()} />
      </MoreIcons>
    );
  }

  const panel = {
    source,
    state,
    shown,
    attempt,
    hint,
    setHint,
    guide: guide?.note,
    visiting: guide === undefined ? visiting : undefined,
    projector,
    ways: table.ways,
  };
  return (
    <MoreIcons value={icons}>
      <TableProvider
        setting={setting}
        answering={answering}
        takeBack={mayTakeBack ? () => attempt(source.undo()) : undefined}
      >
        <div
          className="table-page"
          data-game={shelf.id}
          data-layout={layout}
          data-past={past !== undefined || undefined}
        >
          <Head
            state={state}
            shown={shown}
            scores={table.scores}
            nearest={table.nearest}
            turnStanding={table.TurnStanding}
            openRules={() => openRules({})}
          />
          <Notices state={state} source={source} attempt={attempt} refusal={refusal} forgive={forgive} />
          {past !== undefined && <PastNotice comeBack={comeBack} />}
          {layout === "phone" && <Phone zones={table.zones} panel={panel} />}
          {layout === "tall" && <Tall table={table} panel={panel} />}
          {layout === "wide" && (
            <main className="table-columns">
              {/* biome-ignore lint/a11y: a click on the bare table ends the pause between two steps */}
              <div className="table-board" onClick={() => projector.next()}>
                <WholeTable Table={table.Table} label={named.plain({ say: "table.board" })} />
              </div>
              <SidePanel {...panel} />
            </main>
          )}
          <Suspense fallback={null}>
            {!present.busy && <End source={source} state={state} result={present.sight.result} scores={table.scores} />}
          </Suspense>
        </div>
        <Suspense fallback={null}>
          {rules !== undefined && <Later.RulesDrawer shelf={shelf} {...rules} close={() => openRules(undefined)} />}
        </Suspense>
      </TableProvider>
    </MoreIcons>
  );
}

/** The sight without the barrier, which is found later: the table is drawn from this. */
function useDrawn(sight: Seen | undefined): Seen | undefined {
  return useMemo(() => sight, [sight?.view, sight?.question, sight?.waiting, sight?.log]);
}

function useFetchingLater(): void {
  useEffect(() => {
    const later = setTimeout(fetchLater, LATER);
    return () => clearTimeout(later);
  }, []);
}

/** How it ended, as soon as it has. */
function End(props: {
  readonly source: TableSource;
  readonly state: TableState;
  readonly result: Result | undefined;
  readonly scores: GameUi["scores"];
}) {
  const { source, state, result, scores } = props;
  const endingWords = useEndingWords();
  const say = useSay();
  if (result !== undefined) return <Later.ScoreSheet result={result} source={source} state={state} scores={scores} />;
  return state.ending === undefined ? null : (
    <Later.EndingSheet source={source} state={state} ending={endingWords(state, say)} scores={scores} />
  );
}
